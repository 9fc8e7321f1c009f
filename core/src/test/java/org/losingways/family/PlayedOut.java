// SPDX-License-Identifier: Apache-2.0
package org.losingways.family;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import org.losingways.game.Outcome;
import org.losingways.game.Ruleset;

/** Outcomes by playing all games out: misère play from the definition. */
final class PlayedOut {

  private final Ruleset rules;

  /** By the heaps of a position as characters, largest first. */
  private final Map<String, Boolean> losing = new HashMap<>();

  private PlayedOut(Ruleset rules) {
    this.rules = rules;
  }

  /** Compares all positions with at most so many beans. */
  static void compare(Ruleset rules, int beans, Function<List<BigInteger>, Outcome> said) {
    PlayedOut play = new PlayedOut(rules);
    for (int sum = 0; sum <= beans; sum++) {
      for (List<Integer> u : partitions(sum, sum)) {
        assertThat(said.apply(u.stream().map(BigInteger::valueOf).toList()))
            .as("%s in %s", u, rules.code())
            .isEqualTo(play.losing(u) ? Outcome.P : Outcome.N);
      }
    }
  }

  /** Compares some positions with a heap of at most so many beans, and all others together less. */
  static void compareSome(
      Ruleset rules, int largest, int count, Function<List<BigInteger>, Outcome> said) {
    PlayedOut play = new PlayedOut(rules);
    Random random = new Random(largest);
    for (int i = 0; i < count; i++) {
      List<Integer> u = new ArrayList<>();
      for (int left = largest; left > 0 && u.size() < 5; left -= u.get(u.size() - 1)) {
        u.add(1 + random.nextInt(left));
      }
      u.sort(Comparator.reverseOrder());
      assertThat(said.apply(u.stream().map(BigInteger::valueOf).toList()))
          .as("%s in %s", u, rules.code())
          .isEqualTo(play.losing(u) ? Outcome.P : Outcome.N);
    }
  }

  /** All multisets of heaps with this sum, largest first. */
  private static List<List<Integer>> partitions(int sum, int largest) {
    List<List<Integer>> all = new ArrayList<>();
    if (sum == 0) {
      all.add(List.of());
    }
    for (int first = Math.min(sum, largest); first >= 1; first--) {
      for (List<Integer> rest : partitions(sum - first, first)) {
        List<Integer> u = new ArrayList<>(List.of(first));
        u.addAll(rest);
        all.add(u);
      }
    }
    return all;
  }

  private boolean losing(List<Integer> u) {
    char[] heaps = new char[u.size()];
    for (int i = 0; i < heaps.length; i++) {
      heaps[i] = (char) u.get(i).intValue();
    }
    return losing(new String(heaps));
  }

  private boolean losing(String u) {
    Boolean known = losing.get(u);
    if (known != null) {
      return known;
    }
    boolean[] found = new boolean[2];
    for (int at = 0; at < u.length() && !found[1]; at++) {
      if (at > 0 && u.charAt(at) == u.charAt(at - 1)) {
        continue;
      }
      String others = u.substring(0, at) + u.substring(at + 1);
      rules.forEachOption(
          u.charAt(at),
          (parts, n) -> {
            found[0] = true;
            if (!found[1]) {
              found[1] = losing(with(others, parts, n));
            }
          });
    }
    boolean loses = found[0] && !found[1];
    losing.put(u, loses);
    return loses;
  }

  private static String with(String heaps, int[] parts, int n) {
    char[] all = Arrays.copyOf(heaps.toCharArray(), heaps.length() + n);
    for (int i = 0; i < n; i++) {
      int at = heaps.length() + i;
      for (; at > 0 && all[at - 1] < parts[i]; at--) {
        all[at] = all[at - 1];
      }
      all[at] = (char) parts[i];
    }
    return new String(all);
  }
}
