// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.file;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.losingways.budget.Budget;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.words.Alphabet;
import org.losingways.monoid.words.Completion;
import org.losingways.monoid.words.NamedMonoid;
import org.losingways.monoid.words.Relations;
import org.losingways.monoid.words.WordOrder;
import org.losingways.show.CommandFailure;
import org.losingways.theory.Assertion;

/**
 * Reads an assertion: lines {@code key: value}; a line that begins with a blank goes on with the
 * one before; {@code #} begins a comment.
 *
 * <pre>
 *   game:         0.123
 *   presentation: {x,z,a,b | x^2=a^2=e, z^4=z^2, b^4=b^2, abz=b, b^3x=b^2, z^3a=z^2}
 *   P:            x, xa, z^2, zb, b^2
 *   phi:          x e z z x  b^2 e a b x
 *   period:       5 from 5
 * </pre>
 *
 * <p>{@code phi} lists the values of heaps 1, 2, 3, … ({@code phi from 0} those of heaps 0, 1, …),
 * labels of rows such as {@code 5+} are passed over. Without a period the assertion is about the
 * heaps listed. Instead of a presentation there may be a table: a line {@code action x: 2 1 6 …}
 * for each generator, saying to which element it takes the first, the second and so on, the first
 * being the identity. {@code generators} and {@code relations} may stand on lines of their own.
 */
public final class AssertionReader {

  private static final Pattern LINE = Pattern.compile("([A-Za-z][A-Za-z0-9_ ]*?)\\s*:(.*)");
  private static final Pattern PERIOD = Pattern.compile("(\\d{1,7})(?:\\s+from\\s+(\\d{1,7}))?");
  private static final int MAX_ORDER = 8192;
  private static final long SECONDS = 30;

  private final Map<String, String> entries = new LinkedHashMap<>();

  private final GameArgument games;

  private AssertionReader(GameArgument games) {
    this.games = games;
  }

  /** Reads the text of a file. */
  public static Assertion read(String text) {
    return read(text, GameArgument.FILES);
  }

  /** Reads the text of a file about one of these games. */
  public static Assertion read(String text, GameArgument games) {
    AssertionReader reader = new AssertionReader(games);
    reader.split(text);
    return reader.assertion();
  }

  private static CommandFailure failure(String sentence) {
    return new CommandFailure(sentence);
  }

  private void split(String text) {
    String last = "";
    for (String whole : text.lines().toList()) {
      String line = whole.replaceAll("#.*", "").stripTrailing();
      Matcher parts = LINE.matcher(line);
      if (line.isBlank()) {
        continue;
      }
      if (Character.isWhitespace(line.charAt(0)) && !last.isEmpty()) {
        entries.merge(last, line, (a, b) -> a + "\n" + b);
      } else if (parts.matches()) {
        last = key(parts.group(1));
        if (entries.put(last, parts.group(2).strip()) != null) {
          throw failure("'" + last + "' occurs twice in the assertion.");
        }
      } else {
        throw failure(
            "An assertion has lines such as 'game: 0.123' and 'P: a, b2', not '"
                + shortened(line)
                + "'.");
      }
    }
  }

  /** Keys in small letters; the name of a generator after 'action' as it is. */
  private static String key(String text) {
    String[] words = text.strip().split("\\s+");
    if (words.length == 2 && words[0].equalsIgnoreCase("action")) {
      return "action " + words[1];
    }
    String key = String.join(" ", words).toLowerCase(Locale.ROOT);
    List<String> known =
        List.of(
            "game",
            "presentation",
            "generators",
            "relations",
            "p",
            "phi",
            "phi from 0",
            "period",
            "order");
    if (!known.contains(key)) {
      throw failure(
          "An assertion says game, presentation (or generators and relations, or actions), P, phi,"
              + " and possibly period and order, not '"
              + shortened(text)
              + "'.");
    }
    return key;
  }

  private static String shortened(String text) {
    return text.length() <= 40 ? text : text.substring(0, 40) + "…";
  }

  private String entry(String key, String form) {
    return Optional.ofNullable(entries.get(key))
        .orElseThrow(() -> failure("The assertion lacks a line such as '" + form + "'."));
  }

  private Assertion assertion() {
    String game = entry("game", "game: 0.123");
    NamedMonoid named = monoid();
    BitSet p = new BitSet();
    for (String word : words(entry("p", "P: a, b2"))) {
      p.set(named.element(word));
    }
    OptionalInt period = OptionalInt.empty();
    OptionalInt preperiod = OptionalInt.empty();
    if (entries.containsKey("period")) {
      Matcher parts = PERIOD.matcher(entries.get("period").strip());
      if (!parts.matches() || Integer.parseInt(parts.group(1)) == 0) {
        throw failure(
            "A period is written '5 from 5' or '5', not '"
                + shortened(entries.get("period"))
                + "'.");
      }
      period = OptionalInt.of(Integer.parseInt(parts.group(1)));
      if (parts.group(2) != null) {
        preperiod = OptionalInt.of(Integer.parseInt(parts.group(2)));
      }
    }
    return new Assertion(games.impartial(game), named, p, phi(named), period, preperiod, order());
  }

  private OptionalInt order() {
    String order = entries.get("order");
    if (order == null) {
      return OptionalInt.empty();
    }
    if (!order.strip().matches("\\d{1,7}")) {
      throw failure("The order is a number such as 20, not '" + shortened(order) + "'.");
    }
    return OptionalInt.of(Integer.parseInt(order.strip()));
  }

  private static List<String> words(String text) {
    return Arrays.stream(text.replaceAll("[{}]", " ").split("[\\s,;]+"))
        .filter(word -> !word.isEmpty())
        .toList();
  }

  private IntList phi(NamedMonoid named) {
    boolean fromZero = entries.containsKey("phi from 0");
    String text = fromZero ? entries.get("phi from 0") : entry("phi", "phi: a 1 b b a");
    List<Integer> values = new ArrayList<>();
    if (!fromZero) {
      values.add(0);
    }
    // "5+" and "5 +" label rows in the papers' figures.
    for (String word : words(text.replaceAll("(?m)(^|\\s)\\d+\\s?\\+(\\s|$)", " "))) {
      values.add(named.element(word));
    }
    return valuesFromHeap0(values);
  }

  static IntList valuesFromHeap0(List<Integer> values) {
    if (values.isEmpty() || values.get(0) != 0) {
      throw failure("Heap 0 is empty, so its value is 1; does phi start with heap 1?");
    }
    return new IntArrayList(values);
  }

  private NamedMonoid monoid() {
    List<String> actions = entries.keySet().stream().filter(k -> k.startsWith("action ")).toList();
    boolean hasTable = !actions.isEmpty();
    boolean hasText = entries.containsKey("presentation") || entries.containsKey("relations");
    if (hasTable == hasText) {
      throw failure(
          "The assertion gives the monoid once: by 'presentation: <a,b | a2=1,b3=b>', or by a line"
              + " 'action a: 2 1 …' for each generator.");
    }
    return hasTable ? table(actions) : presented();
  }

  private NamedMonoid presented() {
    Relations relations;
    if (entries.containsKey("presentation")) {
      relations = Relations.of(entries.get("presentation"));
    } else {
      Alphabet alphabet = new Alphabet(words(entry("generators", "generators: a, b, c")));
      relations = new Relations(alphabet, Relations.list(alphabet, entries.get("relations")));
    }
    return monoid(relations);
  }

  /** The finite monoid of a presentation. */
  static NamedMonoid monoid(Relations relations) {
    Completion completion = new Completion(relations, WordOrder.LATEST_LETTER);
    try {
      Budget.of(Duration.ofSeconds(SECONDS), System::nanoTime, () -> false)
          .during(() -> completion.run(Long.MAX_VALUE, Budget::isSpent));
    } catch (ArithmeticException e) {
      throw new CommandFailure("The exponents of the presentation become too large.", e);
    }
    if (!completion.isComplete()) {
      throw failure("The presentation could not be completed in " + SECONDS + " seconds.");
    }
    if (!completion.system().isFinite()) {
      throw failure(
          "The monoid of the presentation is infinite: all powers of "
              + String.join(", ", completion.system().freeLetters())
              + " are different; only finite quotients can be checked.");
    }
    return NamedMonoid.of(completion.system(), MAX_ORDER)
        .orElseThrow(() -> failure("The monoid has more than " + MAX_ORDER + " elements."));
  }

  private NamedMonoid table(List<String> keys) {
    List<String> names = keys.stream().map(k -> k.substring("action ".length())).toList();
    int[][] action = new int[names.size()][];
    for (int g = 0; g < action.length; g++) {
      List<String> numbers = words(entries.get(keys.get(g)));
      int order = numbers.size();
      if (order == 0 || order > MAX_ORDER || (g > 0 && order != action[0].length)) {
        throw failure("All actions list the same number of elements, from 1 to " + MAX_ORDER + ".");
      }
      action[g] = new int[order];
      for (int x = 0; x < order; x++) {
        String number = numbers.get(x);
        if (!number.matches("[1-9]\\d{0,3}") || Integer.parseInt(number) > order) {
          throw failure(
              "The action of "
                  + names.get(g)
                  + " lists numbers from 1 to "
                  + order
                  + ", not '"
                  + shortened(number)
                  + "'.");
        }
        action[g][x] = Integer.parseInt(number) - 1;
      }
    }
    for (int g = 0; g < action.length; g++) {
      for (int h = 0; h < g; h++) {
        for (int x = 0; x < action[g].length; x++) {
          if (action[g][action[h][x]] != action[h][action[g][x]]) {
            throw failure(
                "The actions of "
                    + names.get(h)
                    + " and "
                    + names.get(g)
                    + " do not commute on element "
                    + (x + 1)
                    + ".");
          }
        }
      }
    }
    try {
      FiniteMonoid monoid = FiniteMonoid.ofAction(action);
      int[] generators = Arrays.stream(action).mapToInt(a -> a[0]).toArray();
      return NamedMonoid.of(monoid, names, generators, WordOrder.LATEST_LETTER).inWordOrder();
    } catch (IllegalArgumentException e) {
      throw new CommandFailure("The actions do not define a monoid: " + e.getMessage(), e);
    }
  }
}
