// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.losingways.Definition;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.FiniteEvidence;
import org.losingways.proof.certificate.PresentedEvidence;

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
    if (certificate.evidence() instanceof PresentedEvidence presented) {
      return isCalledP(presented, position);
    }
    FiniteEvidence evidence = (FiniteEvidence) certificate.evidence();
    int value = 0;
    for (int i = 0; i < position.size(); i++) {
      value = times(evidence, value, evidence.phi().getInt(position.heap(i)));
    }
    return evidence.pPortion().contains(value);
  }

  /** By rewriting the word of the position. */
  private static boolean isCalledP(PresentedEvidence evidence, Position position) {
    List<int[][]> relations =
        evidence.relations().stream()
            .map(r -> new int[][] {r.left().toIntArray(), r.right().toIntArray()})
            .toList();
    List<int[]> words = new ArrayList<>(List.of(new int[evidence.letters().size()]));
    for (int g = 0; g < evidence.letters().size(); g++) {
      for (int i = 0; i < words.size(); i++) {
        int[] longer = words.get(i).clone();
        longer[g]++;
        if (relations.stream().noneMatch(r -> Known.divides(r[0], longer))) {
          words.add(longer);
        }
      }
    }
    int[] word = new int[evidence.letters().size()];
    for (int i = 0; i < position.size(); i++) {
      int[] value = words.get(evidence.phi().getInt(position.heap(i)));
      Arrays.setAll(word, g -> word[g] + value[g]);
    }
    Known.reduce(word, relations);
    return evidence.pPortion().intStream().anyMatch(x -> Arrays.equals(words.get(x), word));
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
