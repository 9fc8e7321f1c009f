// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.util.Map;

/**
 * Names that options once had, before each name meant the same in all commands: scripts that were
 * written with them go on working, and no help shows them.
 *
 * <pre>{@code
 * OldNames.renewed("frisky", "kayles", "--heaps=2", "--max", "30")
 *     // kayles --count=2 --max-heap 30
 * }</pre>
 */
final class OldNames {

  private static final Map<String, String> WORDS = Map.of("--order", "--word-order");

  private static final Map<String, Map<String, String>> OF_COMMAND =
      Map.of(
          "nim",
          Map.of("--heaps", "--max-heap"),
          "genus",
          Map.of("--heaps", "--max-heap"),
          "frisky",
          Map.of("--heaps", "--count", "--max", "--max-heap"),
          "check",
          Map.of("--heaps", "--made-of", "--to-heap", "--max-heap"),
          "form",
          Map.of("--table", "--max-heap"),
          "structure",
          WORDS,
          "reduce",
          WORDS,
          "monoid",
          WORDS,
          "draw",
          WORDS,
          "export",
          WORDS);

  private OldNames() {}

  /** What was typed for a command, with the names of today. */
  static String[] renewed(String command, String... args) {
    Map<String, String> names = OF_COMMAND.getOrDefault(command, Map.of());
    String[] renewed = args.clone();
    for (int i = 0; i < args.length && !args[i].equals("--"); i++) {
      int end = args[i].indexOf('=');
      String name = end < 0 ? args[i] : args[i].substring(0, end);
      renewed[i] = names.getOrDefault(name, name) + args[i].substring(name.length());
    }
    return renewed;
  }
}
