// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.losingways.game.GameFormatException;
import org.losingways.game.OptionSink;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Player;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;

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

  /** As many followers are named in a refusal. */
  private static final int SHOWN = 12;

  private final PartizanForms forms;
  private final List<PartizanForm> roots;
  private final List<PartizanForm> heaps;
  private final Map<PartizanForm, Integer> number = new HashMap<>();

  /** The game of one of these forms. */
  public PartizanFormRules(PartizanForms forms, PartizanForm form) {
    this(forms, List.of(form));
  }

  /** The game of some of these forms together. */
  public PartizanFormRules(PartizanForms forms, List<PartizanForm> roots) {
    this.forms = forms;
    this.roots = List.copyOf(roots);
    this.heaps =
        roots.stream()
            .flatMap(root -> root.followers().stream())
            .distinct()
            .sorted(
                Comparator.comparingInt(PartizanForm::birthday)
                    .thenComparing(f -> f == roots.get(roots.size() - 1))
                    .thenComparing(PartizanForm::toString))
            .toList();
    for (int h = 0; h < heaps.size(); h++) {
      number.put(heaps.get(h), h);
    }
  }

  /** The form that is this heap. */
  public PartizanForm form(int heap) {
    return heaps.get(heap);
  }

  @Override
  public boolean hasNames() {
    return true;
  }

  /** Followers joined by plus signs. */
  @Override
  public Position position(String text) {
    Position found = Position.EMPTY;
    int depth = 0;
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      char c = i < text.length() ? text.charAt(i) : '+';
      depth += c == '{' || c == '(' ? 1 : c == '}' || c == ')' ? -1 : 0;
      if (c == '+' && (depth == 0 || i == text.length())) {
        PartizanForm named = PartizanFormText.parse(forms, text.substring(start, i));
        Integer heap = number.get(named);
        if (heap == null) {
          throw new GameFormatException(
              "'" + named + "' is no follower of " + code() + ": these are " + names() + ".");
        }
        found = found.plus(Position.of(heap));
        start = i + 1;
      }
    }
    return found;
  }

  private String names() {
    return heaps.stream().limit(SHOWN).map(PartizanForm::toString).collect(Collectors.joining(" "))
        + (heaps.size() > SHOWN ? " …" : "");
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
    return roots.stream().map(PartizanForm::toString).collect(Collectors.joining("; "));
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
