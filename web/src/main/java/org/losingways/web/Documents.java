// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.losingways.form.Form;
import org.losingways.form.FormLimits;
import org.losingways.form.FormText;
import org.losingways.form.FormWriter;
import org.losingways.form.Forms;
import org.losingways.form.HeapForms;
import org.losingways.game.Labels;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.proof.certificate.Certificate;
import org.losingways.quotient.Quotient;
import org.losingways.show.answer.position.FormFacts;
import org.losingways.show.draw.Drawing;
import org.losingways.show.draw.FormPicture;
import org.losingways.show.draw.Look;
import org.losingways.show.draw.Picture;
import org.losingways.show.draw.QuotientPictures;
import org.losingways.show.view.QuotientView;
import org.losingways.show.workbench.PlacedGraph;
import org.losingways.web.work.Printed;
import org.losingways.web.work.Refusal;

/** Pictures, exports and certificates, as the commands write them. */
final class Documents {

  private static final int LARGEST_FORM_HEAP = 200;
  private static final int MOST_PICTURE_FORMS = 120;

  private Documents() {}

  /** A form, and how it is called in pictures. */
  record NamedForm(Form form, Forms forms, String title) {

    private Picture picture() {
      return FormPicture.of(title, form, FormWriter.PAPER);
    }

    /** {@code misere form} with the form's followers and the lines between them, placed. */
    Record view() {
      return new PlacedGraph.Beside(
          new PlacedGraph.NamedForm(title, FormFacts.of(form, forms)),
          form.followers().size() <= MOST_PICTURE_FORMS
              ? PlacedGraph.of(picture())
              : new PlacedGraph.Undrawn(Optional.empty(), Optional.empty()));
    }

    /** {@code misere draw --what form}. */
    Printed drawn(String format) {
      int followers = form.followers().size();
      if (followers > FormPicture.MOST_FOLLOWERS) {
        throw Refusal.bad(
            "This form has %d subpositions; a picture shows at most %d."
                .formatted(followers, FormPicture.MOST_FOLLOWERS));
      }
      return Documents.drawn(Drawing.graph(picture()), format);
    }
  }

  /** The form that is meant, on its own or as heaps of a game. */
  static NamedForm named(Optional<Ruleset> rules, String expression, BooleanSupplier stop) {
    Forms forms = new Forms(FormLimits.DEFAULT);
    forms.stopWhen(stop);
    if (rules.isEmpty()) {
      Form form = FormText.parse(expression, forms);
      String title = FormWriter.PAPER.upTo(60).write(form).orElse("A misère form");
      return new NamedForm(form, forms, title);
    }
    Labels labels = rules.get().labels();
    Position position = rules.get().position(List.of(expression));
    int largest =
        labels.areSizes()
            ? Math.min(LARGEST_FORM_HEAP, rules.get().largestHeap())
            : rules.get().largestHeap();
    if (position.largest() > largest) {
      throw Refusal.bad(
          "A heap of %d is too large here: forms are found to heap %d."
              .formatted(position.largest(), largest));
    }
    HeapForms heaps = new HeapForms(rules.get(), forms);
    String title =
        labels.areSizes()
            ? (position.size() == 1 ? "Heap " : "Heaps ") + position
            : labels.text(position);
    return new NamedForm(heaps.of(position), forms, title + " of " + rules.get().code());
  }

  /** The Cayley graph: its dots, placed, and its arrows. */
  static PlacedGraph.Beside cayley(Quotient quotient) {
    return new PlacedGraph.Beside(
        new PlacedGraph.Named(quotient.rules().code(), quotient.verifiedTo()),
        PlacedGraph.of(QuotientPictures.wholeCayley(QuotientView.of(quotient))));
  }

  /** {@code misere draw}: what is cayley, idempotents, phi, table or ideals; format svg or png. */
  static Printed picture(QuotientView quotient, String what, String format, boolean hasCaption) {
    return drawn(
        Drawing.of(quotient, what, false), format, new Look(hasCaption, false, Optional.empty()));
  }

  private static Printed drawn(Drawing drawing, String format) {
    return drawn(drawing, format, Look.USUAL);
  }

  private static Printed drawn(Drawing drawing, String format, Look look) {
    try {
      return format.equals("svg")
          ? Printed.text("image/svg+xml", drawing.text("svg", look))
          : new Printed("image/png", drawing.write("png", look));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@code misere solve --certificate}. */
  static Printed certificate(Certificate certificate) {
    return Printed.text("application/json", certificate.file());
  }
}
