// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.losingways.game.Game;
import org.losingways.game.Labels;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Player;
import org.losingways.game.Ruleset;
import org.losingways.game.SlideRules;
import org.losingways.game.sum.GameSum;

/**
 * Forms and their followers as the heaps of a game: heap 0 is 0, and a form comes after its
 * followers. The universe is that of all sums of followers.
 *
 * <pre>{@code
 * PartizanRuleset rules = new PartizanFormRules(forms, PartizanFormText.parse(forms, "{0|*}"));
 * rules.largestHeap()   // 2: heap 1 is *, heap 2 is {0|*}
 * }</pre>
 */
public final class PartizanFormRules implements PartizanRuleset {

  private final PartizanForms forms;
  private final List<PartizanForm> roots;
  private final List<PartizanForm> heaps;
  private final String code;
  private final Followers<PartizanForm> labels;
  private final SlideRules left;
  private final SlideRules right;

  /** The game of one of these forms. */
  public PartizanFormRules(PartizanForms forms, PartizanForm form) {
    this(forms, List.of(form));
  }

  /** The game of some of these forms together. */
  public PartizanFormRules(PartizanForms forms, List<PartizanForm> roots) {
    Function<PartizanForm, Optional<String>> writer = PartizanFormText.writer();
    this.forms = forms;
    this.roots = List.copyOf(roots);
    this.heaps = sorted(roots, writer);
    this.code = Followers.code(roots, writer, PartizanForm::birthday);
    this.labels = new Followers<>(code, heaps, writer, text -> PartizanFormText.parse(forms, text));
    this.left = moves(Player.LEFT);
    this.right = moves(Player.RIGHT);
  }

  /** The forms in a text, with blanks or semicolons between them. */
  public static PartizanFormRules parse(String text) {
    PartizanForms forms = new PartizanForms();
    return new PartizanFormRules(
        forms,
        Arrays.stream(text.split(";", -1))
            .map(form -> PartizanFormText.parse(forms, form))
            .toList());
  }

  /**
   * A game with the conjugates of its positions: the smallest set of positions that contains its
   * own and is closed under sums, options and conjugates.
   */
  public static Game withConjugates(Game game) {
    return game instanceof PartizanFormRules own
        ? new PartizanFormRules(
            own.forms,
            Stream.concat(own.roots.stream(), own.roots.stream().map(own.forms::conjugate))
                .distinct()
                .toList())
        : GameSum.withConjugates(game);
  }

  /** By birthday, then as they are written; those too long for that by what they may become. */
  private static List<PartizanForm> sorted(
      List<PartizanForm> roots, Function<PartizanForm, Optional<String>> writer) {
    PartizanForm last = roots.get(roots.size() - 1);
    Map<PartizanForm, Integer> place = new LinkedHashMap<>();
    roots.stream()
        .flatMap(root -> root.followers().stream())
        .distinct()
        .collect(Collectors.groupingBy(PartizanForm::birthday, TreeMap::new, Collectors.toList()))
        .values()
        .forEach(
            born -> {
              Map<PartizanForm, String> names = new HashMap<>();
              born.forEach(f -> names.put(f, writer.apply(f).orElseGet(() -> options(f, place))));
              born.stream()
                  .sorted(
                      Comparator.comparing((PartizanForm f) -> f == last).thenComparing(names::get))
                  .forEach(f -> place.put(f, place.size()));
            });
    return List.copyOf(place.keySet());
  }

  private static String options(PartizanForm form, Map<PartizanForm, Integer> place) {
    return "~"
        + form.left().stream().map(place::get).sorted().toList()
        + form.right().stream().map(place::get).sorted().toList();
  }

  private SlideRules moves(Player player) {
    return SlideRules.of(
        heaps.size(), heap -> heaps.get(heap).options(player).stream().mapToInt(labels::heap));
  }

  @Override
  public Ruleset left() {
    return left;
  }

  @Override
  public Ruleset right() {
    return right;
  }

  @Override
  public String code() {
    return code;
  }

  @Override
  public String key() {
    return labels.key(this);
  }

  @Override
  public Labels labels() {
    return labels;
  }
}
