// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof.certificate;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.losingways.ints.Ints;
import org.losingways.json.JsonWriter;

/**
 * That linear forms decide the outcomes of all positions with the heaps given, and that the misère
 * quotient is infinite; {@code docs/gauges.md} says what that means and why a finite check proves
 * it.
 *
 * @param letters the heaps that are letters, ascending
 * @param words for heap 0, heap 1, … the exponents of the letters
 * @param groups the letters of each group, by their numbers
 * @param gauges for each group its gauges: the scale, the modulus, and the weight of each letter of
 *     the group
 * @param kinds for each group the kind of each of its readings, in the order of readings
 * @param lost for each combination of kinds, that of the first group counting least, 1 if it is
 *     lost, else 0; if Left and Right have different moves, lost by Left, who begins
 * @param rightLost the same of Right, only if they have different moves
 * @param endless what shows that the quotient is infinite: the number of a letter, a word, and a
 *     word that is repeated
 */
public record GaugeEvidence(
    Ints letters,
    List<Ints> words,
    List<Ints> groups,
    List<List<Ints>> gauges,
    List<Ints> kinds,
    String lost,
    Optional<String> rightLost,
    List<Ints> endless)
    implements Evidence {

  /** What the member {@code kind} of the file says. */
  public static final String KIND = "gauges";

  /** More letters in a group are refused. */
  public static final int MOST_LETTERS = 12;

  /** More gauges of a group are refused. */
  public static final int MOST_GAUGES = 24;

  /** Larger scales, moduli, weights, exponents and kinds are refused. */
  public static final int LARGEST = 100_000;

  public GaugeEvidence {
    words = List.copyOf(words);
    groups = List.copyOf(groups);
    gauges = gauges.stream().map(List::copyOf).toList();
    kinds = List.copyOf(kinds);
    endless = List.copyOf(endless);
  }

  @Override
  public int players() {
    return rightLost.isPresent() ? 2 : 1;
  }

  /** For each player who begins which combinations of kinds are lost. */
  public List<String> lostBy() {
    return Stream.concat(Stream.of(lost), rightLost.stream()).toList();
  }

  @Override
  public Map<String, Object> members() {
    Map<String, Object> members =
        JsonWriter.members(
            "kind", KIND,
            "letters", letters,
            "words", words,
            "groups", groups,
            "gauges", gauges,
            "kinds", kinds,
            "lost", lost);
    rightLost.ifPresent(bits -> members.put("rightLost", bits));
    members.put("endless", endless);
    return members;
  }

  @Override
  public Optional<String> fault(int heaps) {
    int n = letters.size();
    if (n < 1 || n > Long.SIZE - 1 || !isAscending(letters, 1, heaps)) {
      return Optional.of("its letters are no heaps in ascending order, or too many");
    }
    if (words.size() != heaps + 1 || !words.stream().allMatch(w -> isWord(w, n))) {
      return Optional.of("its words do not go from heap 0 to heap " + heaps);
    }
    if (!isPartition(n)
        || gauges.size() != groups.size()
        || kinds.size() != groups.size()
        || !IntStream.range(0, groups.size()).allMatch(this::isGroup)) {
      return Optional.of("its groups, linear forms or classes do not fit together");
    }
    if (!lostBy().stream().allMatch(Evidence::areBits)) {
      return Optional.of("it does not say which kinds are lost");
    }
    return endless.size() == 3
            && endless.get(0).size() == 1
            && 0 <= endless.get(0).getInt(0)
            && endless.get(0).getInt(0) < n
            && isWord(endless.get(1), n)
            && isWord(endless.get(2), n)
        ? Optional.empty()
        : Optional.of("it does not say why the quotient is infinite");
  }

  private static boolean isAscending(Ints some, int least, int most) {
    for (int i = 0; i < some.size(); i++) {
      if (some.getInt(i) < (i == 0 ? least : some.getInt(i - 1) + 1) || some.getInt(i) > most) {
        return false;
      }
    }
    return true;
  }

  private static boolean isWord(Ints word, int letters) {
    return word.size() == letters && word.intStream().allMatch(e -> 0 <= e && e <= LARGEST);
  }

  private boolean isPartition(int letters) {
    return groups.stream()
            .allMatch(g -> !g.isEmpty() && g.size() <= MOST_LETTERS && isAscending(g, 0, letters))
        && IntStream.range(0, letters)
            .allMatch(x -> groups.stream().filter(g -> g.contains(x)).count() == 1)
        && groups.stream().mapToInt(Ints::size).sum() == letters;
  }

  private boolean isGroup(int g) {
    return !kinds.get(g).isEmpty()
        && gauges.get(g).size() <= MOST_GAUGES
        && kinds.get(g).intStream().allMatch(k -> 0 <= k && k <= LARGEST)
        && gauges.get(g).stream()
            .allMatch(
                one ->
                    one.size() == groups.get(g).size() + 2
                        && 0 <= one.getInt(0)
                        && 1 <= one.getInt(1)
                        && one.intStream().allMatch(w -> -LARGEST <= w && w <= LARGEST));
  }
}
