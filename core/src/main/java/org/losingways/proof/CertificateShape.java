// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Step 1 of the referee's report: is this a certificate at all? Lists have the lengths that the
 * order and the number of heaps say, indices are indices, sets are written in ascending order and
 * rules in standard form, so that there is one way to write each. Whether any of it is true is the
 * business of {@link CertificateChecker}.
 */
final class CertificateShape {

  /** A Latin or Greek letter, or a number in brackets when they are used up. */
  private static final String NAME = "[A-Za-zα-ω]|\\[[1-9][0-9]{0,8}\\]";

  private final Certificate certificate;
  private final int order;
  private final int heaps;

  private CertificateShape(Certificate certificate) {
    this.certificate = certificate;
    this.order = certificate.order();
    this.heaps = certificate.heaps();
  }

  /** What is wrong with the shape, as the end of a sentence; nothing if all is well. */
  static Optional<String> fault(Certificate certificate) {
    return Optional.ofNullable(new CertificateShape(certificate).firstFault());
  }

  private String firstFault() {
    if (order < 1 || order > Certificate.MAX_ORDER) {
      return "its order is not between 1 and " + Certificate.MAX_ORDER;
    }
    if (heaps < 0 || heaps > Certificate.MAX_HEAPS) {
      return "its largest heap is not between 0 and " + Certificate.MAX_HEAPS;
    }
    if (certificate.phi().size() != heaps + 1) {
      return "phi does not go from heap 0 to heap " + heaps;
    }
    if (!areElements(certificate.phi())) {
      return "phi has a value that is no element";
    }
    if (certificate.elements().size() != order) {
      return "it does not have one word for each element";
    }
    if (!isSet(certificate.pPortion())) {
      return "pPortion is not an ascending list of elements";
    }
    if (certificate.witnesses().size() != order) {
      return "it does not have a list of witnesses for each element";
    }
    if (!certificate.witnesses().stream().flatMap(List::stream).allMatch(this::isSet)) {
      return "a witness is not an ascending list of elements";
    }
    String fault = generatorFault();
    return fault != null ? fault : certificate.rules().fault(heaps).orElse(null);
  }

  private String generatorFault() {
    Set<String> names = new HashSet<>();
    for (Certificate.Generator generator : certificate.generators()) {
      if (!names.add(generator.name()) || !generator.name().matches(NAME)) {
        return "the names of the generators are not different letters";
      }
      if (generator.heap() < 1 || generator.heap() > heaps) {
        return "the generator " + generator.name() + " is no heap";
      }
      if (generator.action().size() != order || !areElements(generator.action())) {
        return "the action of " + generator.name() + " does not send elements to elements";
      }
    }
    return null;
  }

  private boolean areElements(IntList list) {
    return list.intStream().allMatch(x -> 0 <= x && x < order);
  }

  private boolean isSet(IntList list) {
    int previous = -1;
    for (int i = 0; i < list.size(); i++) {
      if (list.getInt(i) <= previous || list.getInt(i) >= order) {
        return false;
      }
      previous = list.getInt(i);
    }
    return true;
  }
}
