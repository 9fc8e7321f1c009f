// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losingways.game.OptionSink;
import org.losingways.game.Ruleset;

/**
 * A form and its followers as the heaps of a game: heap 0 is 0, and the form itself is the largest
 * heap. The universe is that of all sums of followers.
 *
 * <pre>{@code
 * PartizanRuleset rules = new PartizanFormRules(forms, PartizanFormText.parse(forms, "{0|*}"));
 * rules.largestHeap()   // 2: heap 1 is *, heap 2 is {0|*}
 * }</pre>
 */
public final class PartizanFormRules implements PartizanRuleset {

  private final PartizanForms forms;
  private final PartizanForm form;
  private final List<PartizanForm> heaps;
  private final Map<PartizanForm, Integer> number = new HashMap<>();

  /** The game of this form, one of these. */
  public PartizanFormRules(PartizanForms forms, PartizanForm form) {
    this.forms = forms;
    this.form = form;
    this.heaps =
        form.followers().stream()
            .sorted(
                Comparator.comparingInt(PartizanForm::birthday)
                    .thenComparing(f -> f == form ? "~" : f.toString()))
            .toList();
    for (int h = 0; h < heaps.size(); h++) {
      number.put(heaps.get(h), h);
    }
  }

  /** The form that is this heap. */
  public PartizanForm form(int heap) {
    return heaps.get(heap);
  }

  /** The heaps that a text names: followers joined by plus signs; none if it names another form. */
  public Optional<List<Integer>> heaps(String text) {
    List<Integer> found = new ArrayList<>();
    int depth = 0;
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      char c = i < text.length() ? text.charAt(i) : '+';
      depth += c == '{' || c == '(' ? 1 : c == '}' || c == ')' ? -1 : 0;
      if (c == '+' && (depth == 0 || i == text.length())) {
        PartizanForm named = PartizanFormText.parse(forms, text.substring(start, i));
        Integer heap = number.get(named);
        if (heap == null) {
          return Optional.empty();
        }
        found.add(heap);
        start = i + 1;
      }
    }
    return Optional.of(found);
  }

  @Override
  public Ruleset left() {
    return new Side(Player.LEFT);
  }

  @Override
  public Ruleset right() {
    return new Side(Player.RIGHT);
  }

  @Override
  public String code() {
    return form.toString();
  }

  @Override
  public String name(int heap) {
    return heaps.get(heap).toString();
  }

  private final class Side implements Ruleset {
    private final Player player;

    Side(Player player) {
      this.player = player;
    }

    @Override
    public void forEachOption(int heap, OptionSink sink) {
      int[] part = new int[1];
      for (PartizanForm option : heaps.get(heap).options(player)) {
        part[0] = number.get(option);
        sink.accept(part, part[0] == 0 ? 0 : 1);
      }
    }

    @Override
    public int largestHeap() {
      return heaps.size() - 1;
    }
  }
}
