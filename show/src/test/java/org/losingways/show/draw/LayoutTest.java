// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.budget.Budget;
import org.losingways.form.FormLimits;
import org.losingways.form.FormText;
import org.losingways.form.FormWriter;
import org.losingways.form.Forms;
import org.losingways.show.CommandFailure;
import org.losingways.show.draw.Layout.Box;

class LayoutTest {

  private static final double WIDTH = 40;

  private static Picture form(String text) {
    Forms forms = new Forms(FormLimits.DEFAULT);
    return FormPicture.of(text, FormText.parse(text, forms), FormWriter.PAPER);
  }

  private static List<Box> sizes(Picture picture) {
    return Collections.nCopies(picture.nodes().size(), new Box(0, 0, WIDTH, 30));
  }

  /** Every line begins and ends at its dots, and goes down; no dots stand on each other. */
  private static void isDrawn(Picture picture, Layout layout) {
    for (int i = 0; i < picture.edges().size(); i++) {
      Picture.Edge edge = picture.edges().get(i);
      var line = layout.lines().get(i);
      Box from = layout.boxes().get(edge.from());
      Box to = layout.boxes().get(edge.to());
      assertThat(line.get(0).x()).isBetween(from.x(), from.x() + from.width());
      assertThat(line.get(0).y()).isBetween(from.y(), from.y() + from.height());
      assertThat(line.get(line.size() - 1).x()).isBetween(to.x(), to.x() + to.width());
      assertThat(line.get(line.size() - 1).y()).isBetween(to.y(), to.y() + to.height());
      for (int k = 1; k < line.size(); k++) {
        assertThat(line.get(k).y()).isGreaterThanOrEqualTo(line.get(k - 1).y());
      }
    }
    for (Box a : layout.boxes()) {
      assertThat(a.x()).isNotNegative();
      assertThat(a.x() + a.width()).isLessThanOrEqualTo(layout.width());
      assertThat(a.y() + a.height()).isLessThanOrEqualTo(layout.height());
      for (Box b : layout.boxes()) {
        assertThat(a.equals(b) || a.y() != b.y() || Math.abs(a.x() - b.x()) >= WIDTH).isTrue();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"4", "{{4,2},2}+{4,2}+{3,0}", "12"})
  void bothWaysOfDrawingShowTheSameDotsAndLines(String text) {
    Picture picture = form(text);
    isDrawn(picture, Layout.of(picture, sizes(picture)));
    isDrawn(picture, PlainLayout.of(picture, sizes(picture)));
  }

  /** The Eclipse Layout Kernel goes on for as long as it takes. */
  @Test
  void aPictureWithoutTimeIsPlain() {
    Picture picture = form("12");
    Budget none = Budget.of(Duration.ZERO, () -> 0, () -> false);
    Layout layout = none.during(() -> Layout.of(picture, sizes(picture)));
    isDrawn(picture, layout);
    assertThat(layout).isNotEqualTo(Layout.of(picture, sizes(picture)));
  }

  @Test
  void manyLinesArePlainAndTooManyAreRefused() {
    Picture many = form("30");
    isDrawn(many, Layout.of(many, sizes(many)));
    assertThat(Layout.of(many, sizes(many))).isEqualTo(PlainLayout.of(many, sizes(many)));
    Picture tooMany = form("100");
    assertThatThrownBy(() -> Layout.of(tooMany, sizes(tooMany)))
        .isInstanceOf(CommandFailure.class)
        .hasMessageContaining("write it as DOT");
  }
}
