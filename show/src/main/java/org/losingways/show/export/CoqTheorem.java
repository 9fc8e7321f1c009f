// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.export;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.losingways.game.Position;
import org.losingways.ints.Ints;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.FiniteEvidence;
import org.losingways.proof.certificate.PartizanEvidence;
import org.losingways.proof.certificate.Rules;
import org.losingways.show.CommandFailure;

/**
 * One certificate as definitions, a proof by computation, and the claim in plain words.
 *
 * @param name what the theorem is called
 * @param text all of it
 */
record CoqTheorem(String name, String text) {

  private static final int WIDTH = 100;

  /** How a code is written: its digits, and possibly a group that repeats for ever. */
  private static final int HEXADECIMAL = 16;

  static CoqTheorem of(Certificate certificate, String game) {
    return new Writer(certificate, game).theorem();
  }

  /** Items with something between them, in lines that are not too long. */
  static String wrapped(String head, List<String> items, String between) {
    StringBuilder text = new StringBuilder(head);
    int column = head.length() - head.lastIndexOf('\n') - 1;
    String space = between.strip();
    for (int i = 0; i < items.size(); i++) {
      String item = items.get(i) + (i + 1 < items.size() ? space : "");
      if (i > 0 && column + 1 + item.length() > WIDTH) {
        text.append("\n    ");
        column = 4;
      } else if (i > 0) {
        text.append(' ');
        column++;
      }
      text.append(item);
      int line = item.lastIndexOf('\n');
      column = line < 0 ? column + item.length() : item.length() - line - 1;
    }
    return text.toString();
  }

  /** Writes one theorem. */
  private static final class Writer {
    private final Certificate certificate;
    private final String game;
    private final String title;
    private final boolean isSolved;
    private final int period;
    private final int preperiod;

    Writer(Certificate certificate, String game) {
      this.certificate = certificate;
      this.game = game;
      // A comment must not end early, and quotation marks in it come in pairs.
      this.title = certificate.rules().title().replaceAll("[^\\p{L}0-9 .,:;+/-]", "_");
      this.isSolved = certificate.claim() instanceof Claim.Solved;
      this.period = certificate.claim() instanceof Claim.Solved s ? s.period() : 1;
      this.preperiod =
          certificate.claim() instanceof Claim.Solved s ? s.preperiod() : certificate.heaps() + 1;
    }

    CoqTheorem theorem() {
      boolean isPartizan = certificate.evidence() instanceof PartizanEvidence;
      String text = isPartizan ? partizan() : impartial();
      return new CoqTheorem(theoremName(), text);
    }

    private String theoremName() {
      return game + (isSolved ? "_is_solved" : "_to_heap_" + certificate.heaps());
    }

    private String heading(int order) {
      return """

      (** * %s

          %s elements, %s.
          Written from the certificate with the digest
          %s. *)
      """
          .formatted(
              title,
              order,
              isSolved
                  ? "period %d from heap %d on".formatted(period, preperiod)
                  : "heaps up to " + certificate.heaps(),
              certificate.digest());
    }

    private String impartial() {
      FiniteEvidence evidence;
      try {
        evidence = CoqExport.evidence(certificate);
      } catch (IllegalArgumentException e) {
        throw new CommandFailure(e.getMessage(), e);
      }
      Frame frame =
          new Frame(
              evidence.order(),
              evidence.generators().stream().map(FiniteEvidence.Generator::action).toList(),
              Ints.of(
                  evidence.generators().stream()
                      .mapToInt(FiniteEvidence.Generator::heap)
                      .toArray()),
              evidence.phi());
      return heading(evidence.order())
          + definition("rules", "rules", rules(0))
          + definition("P", "list positive", elements("", evidence.pPortion()))
          + """

          Definition %1$s : certificate := {|
            game := %1$s_rules;
            quotient := {|
          %2$s|};
            portion := %1$s_P;
          %3$s
          |}.
          """
              .formatted(game, frame(frame), openSets(frame, evidence))
          + check("check", "quotient")
          + words(
              """
              Q is a commutative monoid with the elements 1, …, %1$d; 1 is the identity.  Heap h
                  has the value [%2$s_Phi h], and a position the product of the values of
                  its heaps.  For positions of any number of heaps%3$s, in misère play:
                  1. the player to move loses exactly if the value is in P, which has %4$d elements;
                  2. the player to move wins exactly if the value is not in P;
                  3. two positions have the same value exactly if they are interchangeable;
                  4. every element is the value of a position;
                  5. Q is a commutative monoid%5$s"""
                  .formatted(
                      evidence.order(), game, sizes(), evidence.pPortion().size(), periodWords()))
          + statement(
              List.of(
                  "forall u, %2$s(P_position %1$s_rules u <-> In (val u) %1$s_P)",
                  "forall u, %2$s(N_position %1$s_rules u <-> ~ In (val u) %1$s_P)",
                  "forall u v, %3$s(interchangeable %1$s_rules %4$s u v <-> val u = val v)",
                  "forall x, x <= %5$d <-> exists u, %6$sval u = x"),
              evidence.order())
          + proof(isSolved ? "solved" : "verified");
    }

    private String partizan() {
      PartizanEvidence evidence = (PartizanEvidence) certificate.evidence();
      Renumbered q = new Renumbered(evidence);
      return heading(evidence.products().size())
          + definition("left", "rules", rules(0))
          + definition("right", "rules", rules(1))
          + definition(
              "left_lost",
              "list positive",
              elements("", q.renumbered(x -> evidence.leftLost().get(x).contains(0))))
          + definition(
              "right_lost",
              "list positive",
              elements("", q.renumbered(x -> evidence.rightLost().get(x).contains(0))))
          + """

          Definition %1$s : partizan_certificate := {|
            left_rules := %1$s_left;
            right_rules := %1$s_right;
            misere := {|
          %2$s|};
            left_lost := %1$s_left_lost;
            right_lost := %1$s_right_lost
          |}.
          """
              .formatted(game, frame(q.frame()))
          + check("check_partizan", "misere")
          + """

          Definition %1$s_rules (s : side) : rules :=
            match s with Left => %1$s_left | Right => %1$s_right end.
          Definition %1$s_lost (s : side) : list positive :=
            match s with Left => %1$s_left_lost | Right => %1$s_right_lost end.
          """
              .formatted(game)
          + words(
              """
              M is a commutative monoid with the elements 1, …, %1$d; 1 is the identity.  Heap h
                  has the value [%2$s_Phi h], and a position the product of the values of
                  its heaps.  For positions of any number of heaps%3$s, in misère play:
                  1. player s, moving first, loses exactly if the value is in [%2$s_lost s];
                  2. player s, moving first, wins exactly if it is not;
                  3. two positions have the same value exactly if they are equivalent;
                  4. every element is the value of a position;
                  5. M is a commutative monoid%4$s"""
                  .formatted(evidence.products().size(), game, sizes(), periodWords()))
          + statement(
              List.of(
                  "forall s u, %2$s(loses %1$s_rules s u <-> In (val u) (%1$s_lost s))",
                  "forall s u, %2$s(wins %1$s_rules s u <-> ~ In (val u) (%1$s_lost s))",
                  "forall u v, %3$s(equivalent %1$s_rules %4$s u v <-> val u = val v)",
                  "forall x, x <= %5$d <-> exists u, %6$sval u = x"),
              evidence.products().size())
          + proof(isSolved ? "partizan_solved" : "partizan_verified");
    }

    private String sizes() {
      return isSolved ? " of any size" : " up to " + certificate.heaps();
    }

    private String periodWords() {
      return isSolved
          ? ";\n    6. Phi has period %d from heap %d on, and neither number can be smaller."
              .formatted(period, preperiod)
          : ".";
    }

    private String words(String text) {
      return "\n(** ** %s in plain words\n\n    %s *)\n".formatted(title, text);
    }

    private String definition(String what, String type, String body) {
      return "\nDefinition %s_%s : %s :=\n  %s.\n".formatted(game, what, type, body);
    }

    private String check(String function, String field) {
      return """

      Definition %1$s_times : positive -> positive -> positive := product (%3$s %1$s).
      Definition %1$s_Phi : nat -> positive := Phi (%3$s %1$s).

      (** The kernel of Coq computes that every condition holds. *)
      Lemma %1$s_checked : %2$s %1$s = true.
      Proof. vm_cast_no_check (eq_refl true). Qed.
      """
          .formatted(game, function, field);
    }

    private String statement(List<String> parts, int order) {
      String small = "Forall (fun h => (h <= %d)%%nat) ".formatted(certificate.heaps());
      List<String> claims = new ArrayList<>();
      for (String part : parts) {
        claims.add(
            part.formatted(
                game,
                isSolved ? "" : small + "u -> ",
                isSolved ? "" : small + "u -> " + small + "v ->\n    ",
                isSolved ? "(fun _ => True)" : "(fun h => (h <= %d)%%nat)".formatted(heaps()),
                order,
                isSolved ? "" : small + "u /\\ "));
      }
      claims.add("monoid %d %s_times".formatted(order, game));
      if (isSolved) {
        claims.add("least_period %s_Phi %d %d".formatted(game, period, preperiod));
      }
      return "Theorem %1$s :\n  let val := value %2$s_times %2$s_Phi in\n  (%3$s).\n"
          .formatted(theoremName(), game, String.join(") /\\\n  (", claims));
    }

    private int heaps() {
      return certificate.heaps();
    }

    private String proof(String theorem) {
      return "Proof. exact (%s %s %seq_refl %s_checked). Qed.\n"
          .formatted(theorem, game, isSolved ? "" : heaps() + "%nat ", game);
    }

    /** A code as its digits, a table as it is. */
    private String rules(int player) {
      Rules rules = certificate.rules();
      if (rules.isListed()) {
        return wrapped(
                "Table [",
                rules.tables().get(player).stream()
                    .map(options -> list(options.stream().map(Writer::option).toList()))
                    .toList(),
                "; ")
            + "]%nat";
      }
      return "Code "
          + list(
              digits(rules.name().split("/", -1)[player])
                  .intStream()
                  .mapToObj(Integer::toString)
                  .toList())
          + "%nat";
    }

    private static String option(Position option) {
      return list(Arrays.stream(option.toArray()).mapToObj(Integer::toString).toList());
    }

    /** The digits of a code; of one that repeats for ever those that these heaps can use. */
    private Ints digits(String code) {
      IntList digits = new IntArrayList();
      String[] parts = code.replace(".", "").replace(")", "").split("\\(", -1);
      parts[0].chars().forEach(c -> digits.add(Character.digit(c, HEXADECIMAL)));
      for (int i = 0; parts.length > 1 && digits.size() <= certificate.heaps(); i++) {
        digits.add(Character.digit(parts[1].charAt(i % parts[1].length()), HEXADECIMAL));
      }
      return Ints.copyOf(digits);
    }

    private static String list(List<String> items) {
      return "[" + String.join("; ", items) + "]";
    }

    /** Element i of the certificate is i + 1 here. */
    private static String elements(String head, Ints elements) {
      return wrapped(
              head + "[",
              elements.intStream().mapToObj(x -> Integer.toString(x + 1)).toList(),
              "; ")
          + "]";
    }

    private String frame(Frame q) {
      List<String> parents = new ArrayList<>();
      for (int x = 1; x < q.order(); x++) {
        int[] parent = q.parent(x);
        parents.add("(%d%%nat, %d)".formatted(parent[0], parent[1] + 1));
      }
      return """
          order := %d;
          actions := [
      %s];
          heaps_of_generators := %s%%nat;
          %s];
          largest := %s;
          period := %d;
          preperiod := %d;
          %s"""
          .formatted(
              q.order(),
              String.join(
                  ";\n", q.actions().stream().map(action -> elements("      ", action)).toList()),
              list(q.heaps().intStream().mapToObj(Integer::toString).toList()),
              wrapped("parents := [", parents, "; "),
              isSolved ? "None" : "Some %d%%nat".formatted(heaps()),
              period,
              preperiod,
              elements(
                  "values := ", q.phi().subList(0, Math.min(preperiod + period, q.phi().size()))));
    }

    /** For each x all z with x·z outside P that are not in a witness. */
    private String openSets(Frame q, FiniteEvidence evidence) {
      BitSet p = new BitSet();
      evidence.pPortion().forEach(p::set);
      StringBuilder text = new StringBuilder("  open_sets := [");
      int[][] rows = new int[q.order()][];
      for (int x = 0; x < q.order(); x++) {
        rows[x] = q.row(x, rows);
        List<String> sets = new ArrayList<>();
        for (Ints witness : evidence.witnesses().get(x)) {
          BitSet open = new BitSet();
          for (int z = 0; z < q.order(); z++) {
            open.set(z, !p.get(rows[x][z]));
          }
          witness.forEach(open::clear);
          if (!open.isEmpty()) {
            sets.add(elements("", Ints.of(open.stream())));
          }
        }
        text.append(x == 0 ? "\n    " : ";\n    ").append(list(sets));
      }
      return text + "]";
    }
  }

  /**
   * Elements and what generators do to them.
   *
   * @param actions what each generator makes of each element
   * @param heaps the heap whose value each generator is
   */
  private record Frame(int order, List<Ints> actions, Ints heaps, Ints phi) {

    /** A generator and an earlier element of which it makes this one, if there is any. */
    int[] parent(int x) {
      for (int g = 0; g < actions.size(); g++) {
        int y = actions.get(g).indexOf(x);
        if (0 <= y && y < x) {
          return new int[] {g, y};
        }
      }
      return new int[] {0, 0};
    }

    /** All products with an element, those of the elements before it being known. */
    int[] row(int x, int[][] earlier) {
      if (x == 0) {
        return IntStream.range(0, order).toArray();
      }
      int[] parent = parent(x);
      if (actions.isEmpty()) {
        return earlier[0];
      }
      Ints action = actions.get(parent[0]);
      return Arrays.stream(earlier[parent[1]]).map(action::getInt).toArray();
    }
  }

  /** A monoid given by its table, with elements numbered as products of values of heaps. */
  private static final class Renumbered {
    private final PartizanEvidence evidence;
    private final IntList generators = new IntArrayList();
    private final IntList found = IntArrayList.of(0);

    Renumbered(PartizanEvidence evidence) {
      this.evidence = evidence;
      evidence.parts().intStream().filter(x -> x != 0).distinct().forEach(generators::add);
      for (int i = 0; i < found.size(); i++) {
        for (int g : generators) {
          int product = evidence.products().get(g).getInt(found.getInt(i));
          if (!found.contains(product)) {
            found.add(product);
          }
        }
      }
    }

    Ints renumbered(IntFunction<Boolean> isMember) {
      return Ints.of(IntStream.range(0, found.size()).filter(i -> isMember.apply(found.getInt(i))));
    }

    Frame frame() {
      return new Frame(
          found.size(),
          generators
              .intStream()
              .mapToObj(
                  g ->
                      Ints.of(
                          found
                              .intStream()
                              .map(x -> found.indexOf(evidence.products().get(g).getInt(x)))))
              .toList(),
          Ints.of(generators.intStream().map(evidence.parts()::indexOf)),
          Ints.of(evidence.parts().intStream().map(found::indexOf)));
    }
  }
}
