// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.work;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.losingways.app.Known;
import org.losingways.budget.Budget;
import org.losingways.form.FormLimitException;
import org.losingways.game.GameFormatException;
import org.losingways.monoid.words.WordFormatException;
import org.losingways.show.CommandFailure;
import org.losingways.show.json.Json;
import org.losingways.web.atlas.LivePages;

/** Turns whatever goes wrong into problem+json (RFC 9457) with one sentence for people. */
public final class Problems {

  public static final String TOO_LARGE = "The request is too large.";

  private static final Map<Integer, String> TITLES =
      Map.of(
          400, "Bad request",
          403, "Forbidden",
          404, "Not found",
          405, "Method not allowed",
          408, "Too slow",
          413, "Too large",
          421, "Misdirected request",
          429, "Too many requests",
          500, "Error in this program",
          503, "Busy");

  private Problems() {}

  private record Problem(String type, String title, int status, String detail) {}

  /** What went wrong, without what it was wrapped in on its way. */
  public static Throwable cause(Throwable thrown) {
    return thrown instanceof CompletionException && thrown.getCause() != null
        ? thrown.getCause()
        : thrown;
  }

  /** What to say about something that went wrong. */
  public static Refusal refusal(Throwable thrown) {
    Throwable failure = cause(thrown);
    if (failure instanceof Refusal refusal) {
      return refusal;
    } else if (failure instanceof GameFormatException
        || failure instanceof WordFormatException
        || failure instanceof FormLimitException
        || failure instanceof CommandFailure) {
      return Refusal.bad(failure.getMessage());
    } else if (failure instanceof Known.Unknown) {
      return Refusal.bad(failure.getMessage() + "; let it go on, or take smaller heaps.");
    } else if (failure instanceof Budget.Stopped stopped) {
      return stopped.limit() == Budget.Limit.MEMORY
          ? outOfMemory()
          : Refusal.busy("This takes longer here than there is time for it; ask for less.");
    } else if (failure instanceof OutOfMemoryError) {
      return outOfMemory();
    } else if (failure instanceof StackOverflowError) {
      return Refusal.bad("This is nested too deeply for the program.");
    }
    return new Refusal(
        500,
        "This is a bug in the program, not in your input ("
            + failure.getClass().getSimpleName()
            + "); please report it with the address you asked for.");
  }

  public static Refusal outOfMemory() {
    return Refusal.busy("The memory is not enough for this now; ask for less, or again later.");
  }

  /** What to say when the server itself refuses. */
  public static String sentence(int status) {
    return switch (status) {
      case 404 -> "There is nothing at this address; /api/openapi.json lists what there is.";
      case 405 -> "This address does not take this method; /api/openapi.json says which it takes.";
      case 413 -> TOO_LARGE;
      default -> "The request could not be understood.";
    };
  }

  /** The same as a page, for people who typed or followed an address. */
  public static Printed page(Refusal refusal) {
    String html = LivePages.sentence(title(refusal), sentence(refusal));
    return Printed.text("text/html", html);
  }

  private static String title(Refusal refusal) {
    return TITLES.getOrDefault(refusal.status(), "Refused");
  }

  private static String sentence(Refusal refusal) {
    return refusal.getMessage().replaceAll("\\s*[\\r\\n]\\s*", " ");
  }

  public static Printed printed(Refusal refusal) {
    String title = title(refusal);
    String sentence = sentence(refusal);
    String json = Json.text(new Problem("about:blank", title, refusal.status(), sentence));
    return new Printed("application/problem+json", json.getBytes(StandardCharsets.UTF_8));
  }
}
