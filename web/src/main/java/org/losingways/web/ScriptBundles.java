// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Puts the JavaScript modules of the pages together into two files, so that a page needs two
 * requests and not sixty. {@code main.js} has all modules that the entry imports; the others, which
 * it imports when they are needed, are in {@code later.js}.
 *
 * <pre>{@code
 * ScriptBundles.of(Map.of("js/main.js", "import { h } from \"./dom.js\"; …", "js/dom.js", "…"), "js/main.js")
 * // js/main.js: define("js/dom.js", …); define("js/main.js", …); use("js/main.js")
 * }</pre>
 *
 * <p>Each module becomes a function that returns what the module exports. It runs when it is used
 * for the first time, as a module does. The modules keep to a small part of the language, and
 * whatever is outside it is refused: one import for each line and only of names; functions,
 * constants and asynchronous functions as exports; no circles; no {@code await} outside functions.
 */
final class ScriptBundles {

  /** What comes before the modules of the first file. */
  private static final String LOADER =
      """
      // SPDX-License-Identifier: Apache-2.0
      const made = new Map();
      const makers = new Map();
      export const define = (name, maker) => makers.set(name, maker);
      export function use(name) {
        if (!made.has(name)) {
          made.set(name, makers.get(name)());
        }
        return made.get(name);
      }
      """;

  private static final Pattern IMPORT =
      Pattern.compile("^import \\{ ([^}]*) \\} from \"([^\"]+)\";$", Pattern.MULTILINE);
  private static final Pattern LATER = Pattern.compile("\\bimport\\(\"([^\"]+)\"\\)");
  private static final Pattern EXPORT =
      Pattern.compile("^export ((?:async )?function|const) (\\w+)", Pattern.MULTILINE);
  private static final Pattern OTHER = Pattern.compile("^(import|export)\\b.*$", Pattern.MULTILINE);

  /** Comments that have lines of their own, and what lines begin with. */
  private static final Pattern SILENT =
      Pattern.compile("^\\s*(?://.*|/\\*\\*(?s:.*?)\\*/\\s*?)\\n|^ +", Pattern.MULTILINE);

  private final Map<String, String> sources;
  private final String entry;
  private final Map<String, Set<String>> imports = new TreeMap<>();

  private ScriptBundles(Map<String, String> sources, String entry) {
    this.sources = sources;
    this.entry = entry;
    sources.forEach((name, source) -> imports.put(name, targets(IMPORT, 2, name, source)));
  }

  /**
   * The files, by their paths.
   *
   * @param sources the modules, by their paths
   * @param entry the module that a page begins with
   */
  static Map<String, String> of(Map<String, String> sources, String entry) {
    return new ScriptBundles(sources, entry).files();
  }

  private Map<String, String> files() {
    Set<String> first = new LinkedHashSet<>();
    collect(entry, first, List.of());
    Set<String> all = new LinkedHashSet<>(first);
    for (String name : List.copyOf(first)) {
      targets(LATER, 1, name, sources.get(name)).forEach(t -> collect(t, all, List.of()));
    }
    String later = sibling(entry, "./later.js");
    Predicate<String> isFirst = first::contains;
    Map<String, String> files = new LinkedHashMap<>();
    files.put(entry, LOADER + modules(first, isFirst) + "use(\"%s\");\n".formatted(entry));
    files.put(
        later,
        "// SPDX-License-Identifier: Apache-2.0\nimport { define, use } from \"./main.js\";\n"
            + modules(all.stream().filter(isFirst.negate()).toList(), isFirst));
    return files;
  }

  private String modules(Iterable<String> names, Predicate<String> isFirst) {
    StringBuilder text = new StringBuilder();
    names.forEach(name -> text.append(module(name, isFirst)));
    return text.toString();
  }

  /** A module and all that it imports, what is imported first. */
  private void collect(String name, Set<String> found, List<String> open) {
    if (open.contains(name)) {
      throw new IllegalStateException("modules import each other in a circle: " + open);
    }
    if (!imports.containsKey(name)) {
      throw new IllegalStateException("there is no module " + name);
    }
    if (!found.contains(name)) {
      List<String> further = Stream.concat(open.stream(), Stream.of(name)).toList();
      imports.get(name).forEach(next -> collect(next, found, further));
      found.add(name);
    }
  }

  private static Set<String> targets(Pattern pattern, int group, String from, String source) {
    return pattern
        .matcher(source)
        .results()
        .map(m -> sibling(from, m.group(group)))
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static String sibling(String from, String to) {
    return Path.of(from).resolveSibling(to).normalize().toString().replace('\\', '/');
  }

  private String module(String name, Predicate<String> isFirst) {
    String source = SILENT.matcher(sources.get(name)).replaceAll("");
    List<String> exported = EXPORT.matcher(source).results().map(m -> m.group(2)).toList();
    String body =
        IMPORT
            .matcher(source)
            .replaceAll(
                m ->
                    Matcher.quoteReplacement(
                        "const { %s } = use(\"%s\");"
                            .formatted(
                                m.group(1).replace(" as ", ": "), sibling(name, m.group(2)))));
    body = EXPORT.matcher(body).replaceAll("$1 $2");
    body = LATER.matcher(body).replaceAll(m -> Matcher.quoteReplacement(later(name, m, isFirst)));
    Matcher other = OTHER.matcher(body);
    if (other.find()) {
      throw new IllegalStateException(
          name + " has a line that cannot be bundled: " + other.group());
    }
    return "define(\"%s\", () => {\n%sreturn { %s };\n});\n"
        .formatted(name, body, String.join(", ", exported));
  }

  private static String later(String from, MatchResult found, Predicate<String> isFirst) {
    String to = sibling(from, found.group(1));
    return isFirst.test(to)
        ? "Promise.resolve(use(\"%s\"))".formatted(to)
        : "import(\"./later.js\").then(() => use(\"%s\"))".formatted(to);
  }
}
