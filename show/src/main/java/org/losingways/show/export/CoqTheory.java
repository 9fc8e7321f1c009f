// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.export;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The theory that Coq needs to check a certificate: the folder {@code proof-coq} of the project.
 *
 * <p>{@code Game.v} says what is proved; {@code docs/coq.md} is about all of it.
 */
public final class CoqTheory {

  /** The modules that every instance needs, in the order in which they build on each other. */
  private static final List<String> COMMON =
      List.of("Game", "Play", "Monoid", "Values", "Context", "Options", "Checker");

  /** All files, which are compiled by {@code make}. */
  public static final List<String> FILES =
      Stream.concat(
              Stream.concat(COMMON.stream(), Stream.of("Impartial", "Partizan", "Sanity"))
                  .map(module -> module + ".v"),
              Stream.of("_CoqProject", "Makefile"))
          .toList();

  private static final String REQUIRED = "From LosingWays Require Import ";

  private CoqTheory() {}

  /** The contents of a file. */
  public static String text(String file) {
    try (InputStream in = CoqTheory.class.getResourceAsStream("coq/" + file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What an instance says that is compiled beside the theory. */
  static String required(List<String> last) {
    return REQUIRED + "Game Checker " + String.join(" ", last) + ".\n";
  }

  /** The theory in one piece, for an instance that needs nothing else. */
  static String bundled(List<String> last) {
    return Stream.concat(COMMON.stream(), last.stream())
        .map(module -> text(module + ".v"))
        .flatMap(String::lines)
        .filter(line -> !line.startsWith(REQUIRED) && !line.contains("SPDX"))
        .collect(Collectors.joining("\n", "(* SPDX-License-Identifier: Apache-2.0 *)\n", "\n"));
  }
}
