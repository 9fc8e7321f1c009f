// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.position;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.losingways.form.Distinguisher;
import org.losingways.form.Form;
import org.losingways.form.FormWriter;
import org.losingways.form.Forms;
import org.losingways.form.HeapForms;
import org.losingways.form.MisereOrder;
import org.losingways.form.PartizanForm;
import org.losingways.form.PartizanFormText;
import org.losingways.form.PartizanForms;
import org.losingways.form.Universe;
import org.losingways.game.Position;
import org.losingways.show.answer.Flattened;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.Omitted;
import org.losingways.show.answer.Unwritten;

/** An answer of {@code misere form}. */
public sealed interface FormAnswer {

  /**
   * A form.
   *
   * @param game the game whose position it is the form of, if it is one
   */
  record One(
      @Omitted Optional<String> game,
      @Omitted Optional<List<HeapName>> position,
      @Flattened FormFacts facts)
      implements FormAnswer {

    /** The form of an expression. */
    public static One of(Form form, Forms forms) {
      return new One(Optional.empty(), Optional.empty(), FormFacts.of(form, forms));
    }

    /** The form of a position. */
    public static One of(HeapForms heaps, Position position, Forms forms) {
      return new One(
          Optional.of(heaps.rules().code()),
          Optional.of(HeapName.all(heaps.rules().labels(), position)),
          FormFacts.of(heaps.of(position), forms));
    }
  }

  /** The form of a position was not found within the limits, those of some heaps were. */
  record TooLarge(String game, Optional<String> form, int heapsComputed, String reason)
      implements FormAnswer {

    public static TooLarge of(HeapForms heaps, String reason) {
      return new TooLarge(heaps.rules().code(), Optional.empty(), heaps.computedTo(), reason);
    }
  }

  /**
   * Whether two forms are the same, and a game that tells them apart.
   *
   * @param by the game, unless it is too long to write
   * @param first the outcome of the first form with it added
   * @param reason why it was not found
   */
  record Distinction(
      boolean equal,
      Optional<String> by,
      @Omitted OptionalInt birthday,
      @Omitted Optional<String> first,
      @Omitted Optional<String> second,
      @Omitted Optional<String> reason,
      @Unwritten Optional<Form> form)
      implements FormAnswer {

    public static Distinction of(Optional<Distinguisher> found) {
      return new Distinction(
          found.isEmpty(),
          found.flatMap(d -> FormWriter.ASCII.write(d.by())),
          found.isPresent() ? OptionalInt.of(found.get().by().birthday()) : OptionalInt.empty(),
          found.map(d -> d.first().name()),
          found.map(d -> d.second().name()),
          Optional.empty(),
          found.map(Distinguisher::by));
    }

    /** Of two that are different; for this reason it is not known by what. */
    public static Distinction unsettled(String reason) {
      return new Distinction(
          false,
          Optional.empty(),
          OptionalInt.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.of(reason),
          Optional.empty());
    }
  }

  /**
   * The forms of all heaps of a game.
   *
   * @param reason why they do not go as far as they should
   */
  record Table(
      String game, int heapsComputed, @Omitted Optional<String> reason, List<FormRow> heaps)
      implements FormAnswer {}

  /**
   * A form with Left's and Right's options, and its misère canonical form modulo a universe.
   *
   * @param inverse its inverse in canonical form, if it has one
   */
  record Partizan(
      String universe,
      String form,
      String canonical,
      String conjugate,
      String outcome,
      int birthday,
      int followers,
      boolean deadEnding,
      Optional<String> inverse)
      implements FormAnswer {

    /** The form that is typed so. */
    public static Partizan of(String typed, Universe universe) {
      PartizanForms forms = new PartizanForms();
      PartizanForm form = universe.checked(PartizanFormText.parse(forms, typed));
      MisereOrder order = new MisereOrder(forms, universe);
      PartizanForm canonical = order.canonical(form);
      return new Partizan(
          universe.code(),
          form.toString(),
          canonical.toString(),
          forms.conjugate(canonical).toString(),
          forms.outcome(form).name(),
          canonical.birthday(),
          canonical.followers().size(),
          canonical.isDeadEnding(),
          order.inverse(form).map(PartizanForm::toString));
    }
  }
}
