// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import java.util.List;
import org.losingways.show.draw.Scene.Anchor;
import org.losingways.show.draw.Scene.Box;
import org.losingways.show.draw.Scene.Item;
import org.losingways.show.draw.Scene.Label;

/**
 * The box of an element, with its word in it or without. P is round and heavy, N square and light,
 * L and R have a bar on their side, so that nothing rests on colour alone.
 */
final class Plate {

  private Plate() {}

  /**
   * Draws a box with a word.
   *
   * @param tint a colour that fills it instead of that of its outcome, or nothing
   */
  static void draw(List<Item> items, Picture.Mark mark, String word, Layout.Box box, String tint) {
    Style style = Style.valueOf(mark.name());
    boolean isP = mark == Picture.Mark.P;
    double corner = isP ? box.height() / 2 : 2;
    items.add(new Box(box.x(), box.y(), box.width(), box.height(), corner, style, tint));
    bar(items, mark, box, 5);
    if (!word.isEmpty()) {
      double base = box.y() + box.height() / 2 + style.fontSize * 0.34;
      Style writing = tint.isEmpty() ? style : isP ? Style.ON_TINT_P : Style.ON_TINT;
      items.add(new Label(box.x() + box.width() / 2, base, word, Anchor.MIDDLE, writing));
    }
  }

  /** Draws a small box without a word. */
  static void small(List<Item> items, Picture.Mark mark, Layout.Box box, String tint) {
    boolean isP = mark == Picture.Mark.P;
    Style style = isP ? Style.SMALL_P : Style.SMALL_N;
    double corner = isP ? box.height() / 2 : 0;
    String fill = isP ? "" : tint;
    items.add(new Box(box.x(), box.y(), box.width(), box.height(), corner, style, fill));
    bar(items, mark, box, box.width() / 2);
  }

  private static void bar(List<Item> items, Picture.Mark mark, Layout.Box box, double width) {
    if (mark == Picture.Mark.L) {
      items.add(new Box(box.x(), box.y(), width, box.height(), 0, Style.BAR_L));
    } else if (mark == Picture.Mark.R) {
      double x = box.x() + box.width() - width;
      items.add(new Box(x, box.y(), width, box.height(), 0, Style.BAR_R));
    }
  }
}
