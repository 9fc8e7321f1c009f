// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import java.util.List;
import org.losingways.game.GameFormatException;
import org.losingways.game.Labels;
import org.losingways.game.OptionSink;
import org.losingways.game.Ruleset;
import org.losingways.game.SlideRules;

/**
 * Forms as a game: heaps are their followers, in ascending order, and a move replaces one by an
 * option of it. Heap 0 is the form 0, the largest heap the last of the forms.
 *
 * <pre>{@code
 * Ruleset heptagon = FormRules.parse("{2+,0}");
 * heptagon.options(4)                   // [0, 3]: heaps 1, 2, 3 and 4 are 1, 2, 2+ and {2+,0}
 * heptagon.labels().position("2+ + 1")  // 3+1
 * }</pre>
 *
 * <p><i>Advances</i>, §9.5: the quotient of the closure of a form.
 */
public final class FormRules implements Ruleset {

  private final List<Form> heaps;
  private final String code;
  private final Followers<Form> labels;
  private final SlideRules moves;

  /**
   * The closure of some forms.
   *
   * @param forms the universe they are from
   * @param roots the forms
   */
  public FormRules(Forms forms, List<Form> roots) {
    this.heaps = Form.followers(roots).stream().sorted().toList();
    this.code = Followers.code(roots, FormWriter.ASCII::write, Form::birthday);
    this.labels =
        new Followers<>(
            code, heaps, FormWriter.ASCII.remembering(), text -> FormText.parse(text, forms));
    this.moves =
        SlideRules.of(
            heaps.size(), heap -> heaps.get(heap).options().stream().mapToInt(labels::heap));
  }

  /** The closure of the forms in a text, with blanks or semicolons between them. */
  public static FormRules parse(String text) {
    Forms forms = new Forms();
    List<Form> roots = FormList.of(text).stream().map(one -> FormText.parse(one, forms)).toList();
    if (roots.isEmpty()) {
      throw new GameFormatException("There is no form; write one like {2+,0}.");
    }
    return new FormRules(forms, roots);
  }

  @Override
  public void forEachOption(int heap, OptionSink sink) {
    moves.forEachOption(heap, sink);
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
  public int largestHeap() {
    return heaps.size() - 1;
  }

  @Override
  public Labels labels() {
    return labels;
  }
}
