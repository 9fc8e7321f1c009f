// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.export;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.losingways.family.FamilyModel;
import org.losingways.game.TakeAndBreak;
import org.losingways.quotient.FamilyQuotient;
import org.losingways.show.CommandFailure;
import org.losingways.show.export.SmtHeaps.Line;
import org.losingways.show.export.SmtHeaps.Move;

/**
 * The claim that a sum, a maximum and a sign tell who wins a game, as a file of SMT-LIB 2 for
 * anybody's solver of linear integer arithmetic: each {@code (check-sat)} asks for a
 * counterexample, and {@code unsat} is the answer to all of them exactly if none was found
 * possible.
 *
 * <pre>{@code
 * misere export 4.7 --format smt2 -o 4.7.smt2 && z3 4.7.smt2 | sort | uniq -c    # unsat, every time
 * }</pre>
 *
 * <p>The file is made from the rules and the model alone, not from the proof of {@code
 * docs/families.md}.
 */
public final class SmtExport {

  private static final String ABOUT =
      """
      ; %s: who wins misere play, for heaps of every size. Written by 'misere export --format smt2'.
      ; Every answer to (check-sat) must be unsat: then the claim is proved. An answer sat means that it is not.
      ;
      ; The claim. Each heap has a weight, a sign and perhaps a threshold, which are in the comments below (no
      ; threshold is written 0). A position has W, the sum of the weights; e, whether the sum of the signs is odd;
      ; M, the largest threshold; and o says whether W is odd. It is a P-position, a loss for the player to move,
      ; exactly if (P W o e M).
      ;
      ; What has to be shown:
      ;   0. a position without moves is no P-position;
      ;   1. no move leads from a P-position to a P-position;
      ;   2. from every other position with a move some move leads to a P-position.
      ;
      """;

  private static final String CLAIM =
      """
      (set-logic QF_LIA)
      (define-fun larger ((x Int) (y Int)) Int (ite (< x y) y x))
      (define-fun P ((W Int) (o Bool) (e Bool) (M Int)) Bool (or
        (and (>= M (+ W 2)) (= o %s) (= e %s))
        (and (<= M W) (> W 0) (not o) (not e))
        (and (<= M W) (= W 0) e)))
      """;

  private final SmtHeaps heaps;
  private final StringBuilder text = new StringBuilder();

  private SmtExport(TakeAndBreak rules, FamilyModel model) {
    this.heaps = new SmtHeaps(rules, model);
    int c = model.exceptional();
    text.append(ABOUT.formatted(rules.code()));
    text.append(CLAIM.formatted((c & 1) == 1, c >> 1 == 1));
  }

  /** The file of a quotient that is a family's. */
  public static String write(Export export) {
    if (export.q().whole().orElse(null) instanceof FamilyQuotient q) {
      return write(q.family().rules(), q.family().model());
    }
    throw new CommandFailure(
        "SMT-LIB files are written for games solved for heaps of every size by"
            + " weights and thresholds, such as 4.7; "
            + export.q().code()
            + " is not one of them within the limits.");
  }

  /** The file of a model, right or wrong. */
  public static String write(TakeAndBreak rules, FamilyModel model) {
    SmtExport export = new SmtExport(rules, model);
    export.without();
    export.noMoveInsideP();
    export.everyOtherHasOne();
    return export.text.toString();
  }

  private void line(String format, Object... arguments) {
    text.append(String.format(Locale.ROOT, format, arguments)).append('\n');
  }

  private void lines(List<String> lines) {
    lines.forEach(l -> line("  %s", l));
  }

  private void without() {
    line("");
    line(
        "; 0. Heaps without moves have no weight, no sign and no threshold, and W = 0 without a sign is no P.");
    line("(push 1)");
    line("(assert (or (P 0 false false 0)");
    heaps.single().stream()
        .filter(h -> heaps.moves(h).isEmpty())
        .forEach(
            h ->
                line(
                    "  (not (and (= %s 0) (= %s false) (= %s 0))) ; heap %s",
                    heaps.weight(h), heaps.sign(h), heaps.threshold(h), h.words()));
    line("))");
    line("(check-sat)");
    line("(pop 1)");
  }

  private static String odd(Line weight) {
    return String.valueOf(weight.at() % 2 != 0);
  }

  /** P for a position of some heaps beside company W, o, e, M. */
  private String p(Stream<Line> parts) {
    List<Line> all = parts.toList();
    Function<Function<Line, String>, String> sum =
        of -> all.stream().map(of).filter(x -> !x.equals("0")).collect(Collectors.joining(" "));
    String m = "M";
    for (Line h : all) {
      String t = heaps.threshold(h).toString();
      m = t.equals("0") ? m : "(larger " + t + " " + m + ")";
    }
    return "(P (+ W 0 %s) (xor o %s) (xor e %s) %s)"
        .formatted(
            sum.apply(h -> heaps.weight(h).toString()),
            all.stream()
                .map(h -> odd(heaps.weight(h)))
                .collect(Collectors.joining(" ", "false ", "")),
            all.stream()
                .map(h -> "" + heaps.sign(h))
                .collect(Collectors.joining(" ", "false ", "")),
            m);
  }

  private void noMoveInsideP() {
    line("");
    line(
        "; 1. The rest of the position: its weight W, parity o, sign e and largest threshold M, which is 0 or the");
    line(
        "; threshold of some heap in it. No move, in any heap beside it, leads from P to P. Heaps are single ones");
    line(
        "; from 1 to %d, and %d + %dn for the others (the second part of a move: k for n).",
        heaps.start() - 1, heaps.start(), heaps.period());
    line("(push 1)");
    Stream.of("W", "V", "M", "n", "k", "l").forEach(v -> line("(declare-const %s Int)", v));
    line("(declare-const o Bool)");
    line("(declare-const e Bool)");
    line("(assert (and (>= W 0) (>= n 0) (>= k 0) (>= l 0) (= W (+ (* 2 V) (ite o 1 0)))))");
    line("(assert (or (= M 0)");
    for (Line h : heaps.each("l")) {
      if (!heaps.threshold(h).equals(Line.ZERO)) {
        line("  (and (= M %s) (>= W %s))", heaps.threshold(h), heaps.weight(h));
      }
    }
    line("))");
    for (int taken = 0; taken <= heaps.mostTaken(); taken++) {
      int beans = taken;
      check(
          beans + " beans are taken, and one heap or none is left",
          insideP(
              beans,
              Stream.concat(
                  heaps.allows(beans, 0) ? Stream.of(List.<Line>of()) : Stream.of(),
                  heaps.allows(beans, 1) ? heaps.each("n").stream().map(List::of) : Stream.of())));
      for (Line j : heaps.allows(beans, 2) ? heaps.each("k") : List.<Line>of()) {
        check(
            beans + " beans are taken, and one of two heaps left is " + j.words(),
            insideP(
                beans,
                heaps.each("n").stream().filter(i -> i.at() >= j.at()).map(i -> List.of(i, j))));
      }
    }
    line("(pop 1)");
  }

  private List<String> insideP(int taken, Stream<List<Line>> left) {
    return left.map(
            parts -> {
              Line heap = parts.stream().reduce(Line.of(taken), Line::plus);
              return "(and %s %s) ; %s to %s"
                  .formatted(p(Stream.of(heap)), p(parts.stream()), heap.words(), words(parts));
            })
        .toList();
  }

  private static String words(List<Line> parts) {
    return parts.isEmpty()
        ? "nothing"
        : parts.stream().map(Line::words).collect(Collectors.joining(" and "));
  }

  private void check(String what, List<String> alternatives) {
    if (!alternatives.isEmpty()) {
      line("(push 1) ; %s", what);
      line("(assert (or false");
      lines(alternatives);
      line("))");
      line("(check-sat)");
      line("(pop 1)");
    }
  }

  private void everyOtherHasOne() {
    line("");
    line(
        "; 2. In a heap that has moves none wins, the totals of the position being W, o, e, and M the largest");
    line(
        "; threshold of its other heaps. Not all moves are looked at: fewer can only make it harder to prove that");
    line("; some move wins.");
    List<Line> all = heaps.movable();
    Map<Line, String> names = new LinkedHashMap<>();
    for (Line h : all) {
      String name = "idle" + h.at();
      names.put(h, name);
      line(
          "; heap %s: weight %s, sign %s, threshold %s",
          h.words(), heaps.weight(h).words(), heaps.sign(h) ? 1 : 0, heaps.threshold(h).words());
      line("(define-fun %s ((n Int) (W Int) (o Bool) (e Bool) (M Int)) Bool (and true", name);
      for (Move move : heaps.moves(h)) {
        String t = move.threshold().equals(Line.ZERO) ? "M" : "(larger M " + move.threshold() + ")";
        line(
            "  (not (P (- W %s) %s %s %s)) ; to %s",
            number(move.loss()),
            move.loss() % 2 != 0 ? "(not o)" : "o",
            move.flips() ? "(not e)" : "e",
            t,
            words(move.parts()));
      }
      line("))");
    }
    line("; Some such heap has weight w, parity p, sign s and threshold t.");
    line(
        "(define-fun heap ((n Int) (w Int) (p Bool) (s Bool) (t Int) (W Int) (o Bool) (e Bool) (M Int)) Bool (and (>= n 0) (or");
    for (Line h : all) {
      line(
          "  (and (= w %s) (= p %s) (= s %s) (= t %s) (%s n W o e M))",
          heaps.weight(h), odd(heaps.weight(h)), heaps.sign(h), heaps.threshold(h), names.get(h));
    }
    line(")))");
    Stream.of("W", "V", "M", "N", "R", "n").forEach(v -> line("(declare-const %s Int)", v));
    line("(declare-const o Bool)");
    line("(declare-const e Bool)");
    line("(declare-const q Bool)");
    line("(declare-const f Bool)");
    line("(assert (and (>= n 0) (>= R 0) (<= 0 N) (<= N M) (= W (+ (* 2 V) (ite o 1 0)))))");
    line(
        "; The rest has weight R, parity q, sign f and largest threshold N. So there are in it: a heap y with this");
    line(
        "; threshold, if it has one (py and sy are false if not); and beside y a heap x with weight, if there is any");
    line(
        "; weight left, and one heap u or two, u and v, whose parities and signs add up to what is left of q and f.");
    for (String x : List.of("x", "y", "u", "v")) {
      line("(declare-const n%s Int)", x);
      line("(declare-const w%s Int)", x);
      line("(declare-const p%s Bool)", x);
      line("(declare-const s%s Bool)", x);
      line("(declare-const t%s Int)", x);
      line(
          "(define-fun is%1$s () Bool (and (heap n%1$s w%1$s p%1$s s%1$s t%1$s W o e M) (<= t%1$s N) (<= w%1$s R)))",
          x);
    }
    line("(assert (or (and (= N 0) (= wy 0) (not py) (not sy)) (and isy (= ty N) (> N 0))))");
    line("(assert (or (= R wy) (and isx (> wx 0) (<= (+ wx wy) R))))");
    line(
        "(assert (or (and (= q py) (= f sy)) (and isu (= (xor pu py) q) (= (xor su sy) f) (<= (+ wu wy) R))");
    line("  (and isu isv (= (xor pu pv py) q) (= (xor su sv sy) f) (<= (+ wu wv wy) R))))");
    line("(assert (not (P W o e M)))");
    for (Line g : all) {
      boolean has = !heaps.threshold(g).equals(Line.ZERO);
      for (int kind = 0; kind < 4; kind++) {
        line(
            "(push 1) ; heap %s %s; W is %s, e is %s",
            g.words(),
            has ? "has the largest threshold" : "is there, and no threshold",
            kind % 2 == 0 ? "even" : "odd",
            kind / 2);
        line("(assert (and (= o %s) (= e %s)))", kind % 2 == 1, kind / 2 == 1);
        line(
            "(assert (and (= M %s) (= W (+ R %s)) (= q (xor o %s)) (= f (xor e %s))%s))",
            heaps.threshold(g),
            heaps.weight(g),
            odd(heaps.weight(g)),
            heaps.sign(g),
            has ? "" : " (= N 0)");
        line("(assert (idle%d n W o e N))", g.at());
        line("(check-sat)");
        line("(pop 1)");
      }
    }
  }

  private static String number(int n) {
    return n < 0 ? "(- " + -n + ")" : String.valueOf(n);
  }
}
