// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.losingways.game.GameFormatException;
import org.losingways.game.Labels;
import org.losingways.game.OptionSink;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;

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

  private static final FormWriter WRITER = FormWriter.ASCII;

  private final Forms forms;
  private final List<Form> roots;
  private final List<Form> heaps;
  private final Int2IntOpenHashMap heapOf = new Int2IntOpenHashMap();
  private final Labels labels;

  /**
   * The closure of some forms.
   *
   * @param forms the universe they are from
   * @param roots the forms
   */
  public FormRules(Forms forms, List<Form> roots) {
    this.forms = forms;
    this.roots = List.copyOf(roots);
    this.heaps = Form.followers(this.roots).stream().sorted().toList();
    heapOf.defaultReturnValue(-1);
    for (Form heap : heaps) {
      heapOf.put(heap.id(), heapOf.size());
    }
    this.labels = new Followers();
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

  /** The form of a heap. */
  public Form form(int heap) {
    return heaps.get(heap);
  }

  @Override
  public void forEachOption(int heap, OptionSink sink) {
    int[] parts = new int[1];
    for (Form option : heaps.get(heap).optionArray()) {
      parts[0] = heapOf.get(option.id());
      sink.accept(parts, option.isZero() ? 0 : 1);
    }
  }

  @Override
  public String code() {
    return roots.stream().map(FormRules::write).collect(Collectors.joining("; "));
  }

  @Override
  public int largestHeap() {
    return heaps.size() - 1;
  }

  private static String write(Form form) {
    return WRITER.write(form).orElseGet(() -> "a form of birthday " + form.birthday());
  }

  @Override
  public Labels labels() {
    return labels;
  }

  /** Followers in braces, as they are typed. */
  private final class Followers implements Labels {

    private final Map<String, Integer> byLabel = new HashMap<>();

    Followers() {
      for (int heap = 0; heap < heaps.size(); heap++) {
        byLabel.put(label(heap), heap);
      }
    }

    @Override
    public String noun() {
      return "form";
    }

    @Override
    public String label(int heap) {
      return write(heaps.get(heap));
    }

    @Override
    public Position position(String text) {
      if (text.strip().equals("nothing")) {
        return Position.EMPTY;
      }
      Position sum = Position.EMPTY;
      for (String word : FormList.words(text)) {
        // The label of a follower may look like a sum: 2+2.
        int[] terms =
            byLabel.containsKey(word)
                ? new int[] {byLabel.get(word)}
                : FormList.terms(word).stream().mapToInt(this::heap).toArray();
        sum = sum.plus(Position.of(terms));
      }
      return sum;
    }

    private int heap(String term) {
      int heap = heapOf.get(FormText.parse(term, forms).id());
      if (heap < 0) {
        throw new GameFormatException(
            "The form "
                + term
                + " does not follow from "
                + code()
                + ", whose followers are "
                + heaps.stream().limit(12).map(FormRules::write).collect(Collectors.joining(" "))
                + (heaps.size() > 12 ? " …" : "")
                + ".");
      }
      return heap;
    }
  }
}
