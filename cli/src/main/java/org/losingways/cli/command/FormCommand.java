// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.losingways.cli.rules.RulesOption;
import org.losingways.cli.solving.UniverseOption;
import org.losingways.cli.terminal.AnsweringCommand;
import org.losingways.cli.terminal.TimeLimit;
import org.losingways.form.Distinguishers;
import org.losingways.form.Form;
import org.losingways.form.FormLimitException;
import org.losingways.form.FormLimits;
import org.losingways.form.FormText;
import org.losingways.form.FormWriter;
import org.losingways.form.Forms;
import org.losingways.form.HeapForms;
import org.losingways.game.GameFormatException;
import org.losingways.game.GameText;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.position.FormAnswer;
import org.losingways.show.answer.position.FormTable;
import org.losingways.show.draw.Drawing;
import org.losingways.show.draw.FormPicture;
import org.losingways.show.draw.Look;
import org.losingways.show.file.OutputFile;
import org.losingways.show.page.position.FormPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code misere form}: the misère canonical form of an expression or of heaps. */
@Command(
    name = "form",
    header = "What is the misère canonical form of a game?",
    description = {
      "Find the misère canonical form of a game, in which every option that makes no difference in any",
      "sum is deleted. Two games can replace each other in every sum exactly when their forms",
      "are the same.",
      "",
      "Give EXPR, or a GAME and its HEAPs. In EXPR n is a nim-heap, {...} lists options, :n is an",
      "adder; a + before a comma, a closing bracket or the end is the subscript plus (2+ is {2}),",
      "any other + adds. 2₊320 and 2₂ are read as the papers print them."
    },
    footer = {
      "  misere form '{2+,0}'                        birthday, genus, options, tree",
      "  misere form '{2}+1' --json",
      "  misere form 0.123 11                        the form of a heap",
      "  misere form kayles 5 1 --svg -              a drawing of the sum of two heaps",
      "  misere form 0.07 --max-heap 21               the forms of all heaps to 21",
      "  misere form 0.123 6 --distinguish 11        a game that distinguishes two heaps",
      "  misere form 2+2 --distinguish 2+",
      "  misere form '{0,*|-1}' --universe dead-ending"
    })
public final class FormCommand extends AnsweringCommand {

  /** The forms of larger heaps would meet every other limit first. */
  private static final int LARGEST_HEAP = 5000;

  @Parameters(
      paramLabel = "EXPR|GAME HEAP",
      arity = "1..*",
      description = "A form; or a game and one or more of its heaps.")
  private List<String> words;

  @Option(
      names = "--max-heap",
      paramLabel = "N",
      description = "Tabulate the forms of all heaps of GAME up to N instead.")
  private String table;

  @Option(
      names = "--distinguish",
      paramLabel = "OTHER",
      description =
          "Find a game T that distinguishes the form from OTHER: with T added one of them is P, the other"
              + " N. OTHER is a position of GAME like 11 or 4+4, or an expression if EXPR is one."
              + " The simplest T is preferred. T need not belong to GAME.")
  private String other;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Draw the form as SVG (- for standard output).")
  private String svg;

  @Option(
      names = "--dot",
      paramLabel = "FILE",
      description = "Write the form in Graphviz's DOT language (- for standard output).")
  private String dot;

  @Option(
      names = "--lines",
      paramLabel = "N",
      defaultValue = "40",
      description = "Cut the tree on the terminal after N lines (${DEFAULT-VALUE}).")
  private int lines;

  @Option(
      names = "--max-forms",
      paramLabel = "N",
      defaultValue = "1000000",
      description = "Give up beyond N different forms (${DEFAULT-VALUE}).")
  private int maxForms;

  @Mixin final TimeLimit timeLimit = new TimeLimit("30s");

  @Mixin private UniverseOption universe;

  @Mixin private RulesOption own;

  private Ruleset read;

  @Override
  protected boolean answer() {
    check();
    own.own();
    if (words.size() == 1 && (words.get(0).indexOf('|') >= 0 || universe.isGiven())) {
      CommandFailure.when(
          table != null || other != null || svg != null || dot != null,
          "A form with Left's and Right's options is only printed: write 'misere form {0,*|-1}'.");
      return partizan(words.get(0));
    }
    Forms forms = new Forms(limits());
    if (table != null) {
      return tabulate(new HeapForms(rules(), forms), heap(table));
    }
    if (words.size() == 1 && !isStarted()) {
      return answer(expression(words.get(0), forms), Optional.empty(), forms);
    }
    HeapForms heaps = new HeapForms(rules(), forms);
    try {
      return answer(heaps.of(position()), Optional.of(heaps), forms);
    } catch (FormLimitException e) {
      return tooLarge(FormAnswer.TooLarge.of(heaps, e.getMessage()));
    }
  }

  /** Whether the word is a board, whose start is meant. */
  private boolean isStarted() {
    return words.get(0).startsWith("sprouts:") || words.get(0).startsWith("cram:");
  }

  private void check() {
    CommandFailure.when(
        lines < 1 || maxForms < 100 || maxForms > 50_000_000,
        "Write --lines with a number from 1 and --max-forms with one from 100 to 50000000.");
    CommandFailure.when(
        table != null && (words.size() > 1 || other != null || svg != null || dot != null),
        "Write --max-heap with a game alone, like 'form 0.07 --max-heap 21'.");
    CommandFailure.when(
        "-".equals(svg) && "-".equals(dot),
        "Only one of --svg and --dot can go to standard output.");
  }

  private FormLimits limits() {
    FormLimits usual = FormLimits.DEFAULT;
    long factor = Math.max(1, maxForms / usual.maxForms());
    return new FormLimits(
        maxForms,
        factor * usual.maxLinks(),
        (int) Math.min(factor * usual.maxSums(), 500_000_000),
        usual.maxBirthday());
  }

  /** The game, which may be in a file that can be read only once. */
  private Ruleset rules() {
    if (read == null) {
      read = output.named(words.get(0), own.games(output::blame).impartial(words.get(0)));
    }
    return read;
  }

  private Position position() {
    if (words.size() == 1) {
      return rules().start().orElseThrow();
    }
    Position sum = Position.EMPTY;
    for (String word : words.subList(1, words.size())) {
      sum = sum.plus(position(word));
    }
    return sum;
  }

  private Position position(String text) {
    Position position = rules().labels().position(text);
    for (int i = 0; i < position.size(); i++) {
      heap(Integer.toString(position.heap(i)));
    }
    return position;
  }

  private int heap(String text) {
    int heap = GameText.heap(text);
    int largest = Math.min(LARGEST_HEAP, rules().largestHeap());
    CommandFailure.when(
        heap > largest,
        "A heap of %s is too large here: forms are found to heap %s.",
        heap,
        largest);
    return heap;
  }

  private Form expression(String text, Forms forms) {
    try {
      return FormText.parse(text, forms);
    } catch (GameFormatException e) {
      CommandFailure.when(
          isGame(text),
          "Which heap of %1$s? Write 'misere form %1$s 5' or 'misere form %1$s --max-heap 20'.",
          text);
      throw e;
    }
  }

  private boolean isGame(String text) {
    try {
      own.games(output::blame).impartial(text);
      return true;
    } catch (GameFormatException e) {
      return false;
    }
  }

  private boolean answer(Form form, Optional<HeapForms> heaps, Forms forms) {
    if (svg != null || dot != null) {
      draw(form, heaps);
      if ("-".equals(svg) || "-".equals(dot)) {
        return true;
      }
    }
    if (other != null) {
      Form second =
          heaps.isPresent() ? heaps.orElseThrow().of(position(other)) : expression(other, forms);
      return distinguish(form, second, forms);
    }
    FormAnswer.One answer =
        heaps
            .map(h -> FormAnswer.One.of(h, position(), forms))
            .orElseGet(() -> FormAnswer.One.of(form, forms));
    output.show(answer, a -> new FormPage(output).print(a, lines));
    return true;
  }

  private void draw(Form form, Optional<HeapForms> heaps) {
    int followers = form.followers().size();
    CommandFailure.when(
        followers > FormPicture.MOST_FOLLOWERS,
        "The form has %d subpositions; a drawing shows at most %d.",
        followers,
        FormPicture.MOST_FOLLOWERS);
    FormWriter writer =
        heaps.map(h -> FormWriter.PAPER.naming(f -> heapName(f, h))).orElse(FormWriter.PAPER);
    String title =
        heaps
            .map(
                h ->
                    (position().size() == 1 ? "Heap " : "Heaps ")
                        + position()
                        + " of "
                        + h.rules().code())
            .orElseGet(() -> FormWriter.PAPER.upTo(60).write(form).orElse("A misère form"));
    Drawing picture = Drawing.graph(FormPicture.of(title, form, writer));
    if (svg != null) {
      save(svg, picture.text("svg", Look.USUAL));
    }
    if (dot != null) {
      save(dot, picture.text("dot", Look.USUAL));
    }
  }

  /** A heap is named by its size only where the form itself is long. */
  private static Optional<String> heapName(Form form, HeapForms heaps) {
    boolean isShort = FormWriter.PAPER.upTo(5).write(form).isPresent();
    return isShort ? Optional.empty() : heaps.smallestHeap(form).map(heap -> "h" + heap);
  }

  private void save(String file, String text) {
    if (file.equals("-")) {
      output.exact().print(text);
    } else {
      try {
        OutputFile.of(Path.of(file)).write(text);
      } catch (InvalidPathException e) {
        throw new CommandFailure("This is not a file name: %s.".formatted(e.getReason()), e);
      }
    }
  }

  private boolean distinguish(Form first, Form second, Forms forms) {
    FormAnswer.Distinction answer = distinction(first, second, forms);
    String one = words.size() == 1 ? words.get(0) : position().toString();
    output.show(answer, a -> new FormPage(output).print(a, one, other));
    return answer.form().isPresent();
  }

  private static FormAnswer.Distinction distinction(Form first, Form second, Forms forms) {
    try {
      return FormAnswer.Distinction.of(new Distinguishers(forms).find(first, second));
    } catch (FormLimitException e) {
      return FormAnswer.Distinction.unsettled(e.getMessage());
    }
  }

  private boolean tabulate(HeapForms heaps, int last) {
    FormAnswer.Table answer = FormTable.of(heaps, last);
    output.show(answer, new FormPage(output)::print);
    return answer.reason().isEmpty();
  }

  private boolean tooLarge(FormAnswer.TooLarge answer) {
    output.show(answer, new FormPage(output)::print);
    return false;
  }

  private boolean partizan(String text) {
    CommandFailure.when(
        universe.named().isEmpty(),
        "Canonical forms are known modulo all, dead-ending and dicot; positions of a game are compared"
            + " by 'misere compare POS POS --universe GAME'.");
    FormAnswer.Partizan answer = FormAnswer.Partizan.of(text, universe.named().get());
    output.show(answer, new FormPage(output)::print);
    return true;
  }
}
