// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.losingways.form.Form;
import org.losingways.form.FormLimits;
import org.losingways.form.FormText;
import org.losingways.form.FormWriter;
import org.losingways.form.Forms;
import org.losingways.form.HeapForms;
import org.losingways.game.GameText;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.show.answer.FormFacts;
import org.losingways.show.draw.Drawing;
import org.losingways.show.draw.FormPicture;
import org.losingways.show.draw.Look;
import org.losingways.show.draw.Picture;
import org.losingways.show.draw.QuotientPictures;
import org.losingways.show.export.CsvExport;
import org.losingways.show.export.Export;
import org.losingways.show.export.GapExport;
import org.losingways.show.export.JsonExport;
import org.losingways.show.export.LatexExport;
import org.losingways.show.file.SolverCertificate;
import org.losingways.show.json.Json;
import org.losingways.show.view.QuotientView;
import tools.jackson.databind.node.ObjectNode;

/** Pictures, exports and certificates, as the commands write them. */
final class Documents {

  private static final int LARGEST_FORM_HEAP = 200;
  private static final int MOST_PICTURE_FORMS = 120;

  private Documents() {}

  /** A form, and how it is called in pictures. */
  private record Named(Form form, Forms forms, String title) {

    Picture picture() {
      return FormPicture.of(title, form, FormWriter.PAPER);
    }
  }

  private static Named named(Optional<Ruleset> rules, String expression, Duration time) {
    Forms forms = new Forms(FormLimits.DEFAULT);
    forms.stopWhen(Answers.after(time));
    if (rules.isEmpty()) {
      Form form = FormText.parse(expression, forms);
      String title = FormWriter.PAPER.upTo(60).write(form).orElse("A misère form");
      return new Named(form, forms, title);
    }
    Position position = GameText.position(expression);
    int largest = Math.min(LARGEST_FORM_HEAP, rules.get().largestHeap());
    if (position.largest() > largest) {
      throw Refusal.bad(
          "A heap of "
              + position.largest()
              + " is too large here: forms are found to heap "
              + largest
              + ".");
    }
    HeapForms heaps = new HeapForms(rules.get(), forms);
    String title = (position.size() == 1 ? "Heap " : "Heaps ") + position;
    return new Named(heaps.of(position), forms, title + " of " + rules.get().code());
  }

  /** {@code misere form} with the form's followers and the lines between them, placed. */
  static ObjectNode form(Optional<Ruleset> rules, String expression, Duration time) {
    Named named = named(rules, expression, time);
    ObjectNode node = Json.object();
    node.put("title", named.title());
    node.setAll(Json.tree(FormFacts.of(named.form(), named.forms())));
    return named.form().followers().size() <= MOST_PICTURE_FORMS
        ? node.setAll(Json.tree(PlacedGraph.of(named.picture())))
        : node.putNull("nodes").putNull("edges");
  }

  /** The Cayley graph: its dots, placed, and its arrows. */
  static ObjectNode cayley(Quotient quotient) {
    ObjectNode node = Json.object();
    node.put("game", quotient.rules().code());
    return node.setAll(
        Json.tree(PlacedGraph.of(QuotientPictures.wholeCayley(QuotientView.of(quotient)))));
  }

  /** {@code misere draw}: what is cayley, idempotents, phi, table or ideals; format svg or png. */
  static Printed picture(Quotient quotient, String what, String format) {
    return drawn(Drawing.of(QuotientView.of(quotient), what, false), format);
  }

  /** {@code misere draw --what form}. */
  static Printed formPicture(
      Optional<Ruleset> rules, String expression, String format, Duration time) {
    Named named = named(rules, expression, time);
    int followers = named.form().followers().size();
    if (followers > FormPicture.MOST_FOLLOWERS) {
      throw Refusal.bad(
          "This form has %d followers; pictures are drawn of at most %d."
              .formatted(followers, FormPicture.MOST_FOLLOWERS));
    }
    return drawn(Drawing.graph(named.picture()), format);
  }

  private static Printed drawn(Drawing drawing, String format) {
    try {
      return format.equals("svg")
          ? Printed.text("image/svg+xml", drawing.text("svg", Look.USUAL))
          : new Printed("image/png", drawing.write("png", Look.USUAL));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@code misere export}: format json, latex, gap or csv. */
  static Printed export(Quotient quotient, SolverStatus status, String format) {
    String name = status.name().toLowerCase(Locale.ROOT);
    Export export =
        Export.of(QuotientView.of(quotient), name, Answers.after(Duration.ofSeconds(2)));
    return switch (format) {
      case "latex" -> Printed.text("application/x-tex", LatexExport.document(export));
      case "gap" -> Printed.text("text/plain", GapExport.write(export));
      case "csv" -> Printed.text("text/csv", CsvExport.write(export, CsvExport.Table.ELEMENTS));
      default -> Printed.json(JsonExport.write(export));
    };
  }

  /** {@code misere solve --certificate}. */
  static Printed certificate(Quotient quotient) {
    return Printed.text("application/json", SolverCertificate.of(quotient).file());
  }
}
