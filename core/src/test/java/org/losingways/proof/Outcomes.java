// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.Optional;
import org.losingways.Definition;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.FiniteEvidence;

/** Misère outcomes straight from the definition, for comparison with what a certificate says. */
final class Outcomes {

  private final Definition definition;

  Outcomes(Ruleset rules) {
    this.definition = new Definition(rules);
  }

  boolean isP(Position position) {
    return definition.outcome(position) == Outcome.P;
  }

  /** What the certificate says of a position. */
  static boolean isCalledP(Certificate certificate, Position position) {
    FiniteEvidence evidence = (FiniteEvidence) certificate.evidence();
    int value = 0;
    for (int i = 0; i < position.size(); i++) {
      value = times(evidence, value, evidence.phi().getInt(position.heap(i)));
    }
    return evidence.pPortion().contains(value);
  }

  /** By the words: each element acts as its letters do. */
  private static int times(FiniteEvidence evidence, int x, int y) {
    String word = evidence.elements().get(y);
    int result = x;
    for (int i = 0; i < word.length() && !word.equals("1"); ) {
      String letter = word.substring(i, i + 1);
      int end = i + 1;
      while (end < word.length() && Character.isDigit(word.charAt(end))) {
        end++;
      }
      int exponent = end == i + 1 ? 1 : Integer.parseInt(word.substring(i + 1, end));
      for (int k = 0; k < exponent; k++) {
        result =
            evidence.generators().stream()
                .filter(g -> g.name().equals(letter))
                .findFirst()
                .orElseThrow()
                .action()
                .getInt(result);
      }
      i = end;
    }
    return result;
  }

  /** A position with at most so many beans whose outcome the certificate has wrong. */
  static Optional<Position> firstWrong(Certificate certificate, int beans) {
    return new Outcomes(certificate.rules().played(0))
        .firstWrong(certificate, Position.EMPTY, certificate.heaps(), beans);
  }

  private Optional<Position> firstWrong(
      Certificate certificate, Position position, int largest, int beans) {
    if (isP(position) != isCalledP(certificate, position)) {
      return Optional.of(position);
    }
    for (int heap = 1; heap <= Math.min(largest, beans); heap++) {
      Optional<Position> wrong =
          firstWrong(certificate, position.plus(Position.of(heap)), heap, beans - heap);
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }
}
