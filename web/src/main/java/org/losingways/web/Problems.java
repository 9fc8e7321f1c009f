// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.losingways.form.FormLimitException;
import org.losingways.game.GameFormatException;
import org.losingways.monoid.words.WordFormatException;
import org.losingways.show.CommandFailure;
import org.losingways.show.file.CertificateFormatException;
import tools.jackson.databind.node.ObjectNode;

/** Turns whatever goes wrong into problem+json (RFC 9457) with one sentence for people. */
final class Problems {

  private static final Map<Integer, String> TITLES =
      Map.of(
          400, "Bad request",
          403, "Forbidden",
          404, "Not found",
          405, "Method not allowed",
          413, "Too large",
          415, "Unsupported media type",
          421, "Misdirected request",
          500, "Error in this program",
          503, "Busy");

  private Problems() {}

  /** Answers a request with what went wrong. */
  static void send(Context response, Throwable thrown) {
    Throwable failure =
        thrown instanceof CompletionException && thrown.getCause() != null
            ? thrown.getCause()
            : thrown;
    if (failure instanceof Refusal refusal) {
      send(response, refusal.status(), refusal.getMessage());
    } else if (failure instanceof GameFormatException
        || failure instanceof WordFormatException
        || failure instanceof FormLimitException
        || failure instanceof CommandFailure
        || failure instanceof CertificateFormatException) {
      send(response, 400, failure.getMessage());
    } else if (failure instanceof HttpResponseException http) {
      send(response, http.getStatus(), sentence(http.getStatus()));
    } else if (failure instanceof OutOfMemoryError) {
      send(response, 503, "The memory is not enough for this now; ask for less, or again later.");
    } else if (failure instanceof StackOverflowError) {
      send(response, 400, "This is nested too deeply for the program.");
    } else {
      send(
          response,
          500,
          "Something is wrong in this program, not in your input ("
              + failure.getClass().getSimpleName()
              + "); please report it with the address you asked for.");
    }
  }

  private static String sentence(int status) {
    return switch (status) {
      case 404 -> "There is nothing at this address; /api/openapi.json lists what there is.";
      case 405 -> "This address does not take this method; /api/openapi.json says which it takes.";
      case 413 -> "The request is too large.";
      default -> "The request could not be understood.";
    };
  }

  static void send(Context response, int status, String sentence) {
    ObjectNode node = Printed.object();
    node.put("type", "about:blank");
    node.put("title", TITLES.getOrDefault(status, "Refused"));
    node.put("status", status);
    node.put("detail", sentence.replaceAll("\\s*\\R\\s*", " "));
    response.status(status);
    if (status == 503) {
      response.header("Retry-After", "5");
    }
    response.header("Cache-Control", "no-store");
    response.contentType("application/problem+json");
    response.result(Printed.json(node).bytes());
  }
}
