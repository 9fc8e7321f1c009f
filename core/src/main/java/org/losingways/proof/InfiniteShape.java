// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.Optional;

/**
 * Step 1 of the referee's report on an {@link InfiniteCertificate}: lists have the lengths that
 * belong together, and every number names something. Whether any of it is true is the business of
 * {@link InfiniteChecker}.
 */
final class InfiniteShape {

  /** Larger ones are not read: they would take too long. */
  private static final int MOST_CELLS = 20_000;

  /** No exponent, step or shift in an honest certificate comes near this. */
  private static final int MOST_STEPS = 10_000;

  /** Nor does the period of P, or the degree of a heap, come near this. */
  private static final int MOST_PERIOD = 1_000;

  private final InfiniteCertificate c;
  private final int points;
  private final int rays;

  private InfiniteShape(InfiniteCertificate certificate) {
    this.c = certificate;
    this.points = certificate.pPoints().size();
    this.rays = certificate.pRays().size();
  }

  /** What is wrong with the shape, as the end of a sentence; nothing if all is well. */
  static Optional<String> fault(InfiniteCertificate certificate) {
    return Optional.ofNullable(new InfiniteShape(certificate).firstFault());
  }

  private String firstFault() {
    if (points < 1 || points + rays > MOST_CELLS) {
      return "it does not have between 1 and " + MOST_CELLS + " cells";
    }
    if (c.heaps() < 0 || c.heaps() > Certificate.MAX_HEAPS || c.phi().size() != c.heaps() + 1) {
      return "phi does not go from heap 0 to heap " + c.heaps();
    }
    if (!c.phi().stream().allMatch(this::isElement)) {
      return "phi has a value that is no element";
    }
    int size = c.generators().size();
    if (c.words().size() != points + rays
        || !c.words().stream()
            .allMatch(
                w -> w.size() == size && w.stream().allMatch(e -> 0 <= e && e < MOST_STEPS))) {
      return "it does not have a word in the generators for each cell";
    }
    if (c.letters().size() != rays || !c.letters().stream().allMatch(g -> 0 <= g && g < size)) {
      return "it does not have a generator for each ray";
    }
    for (InfiniteCertificate.Sequence s : c.pRays()) {
      if (s.repeating().isEmpty()) {
        return "P does not go on for ever along a ray";
      }
      // All are as long as the first, so that no common period is longer than what is written.
      if (s.repeating().size() != c.pRays().get(0).repeating().size()
          || s.first().size() != c.pRays().get(0).first().size()) {
        return "P is not written equally far along all rays";
      }
      if (s.repeating().size() > MOST_PERIOD || s.first().size() > MOST_STEPS) {
        return "P repeats too late along its rays";
      }
    }
    for (InfiniteCertificate.Generator g : c.generators()) {
      if (g.heap() < 1
          || g.heap() > c.heaps()
          || Math.abs((long) g.degree()) > MOST_PERIOD
          || g.points().size() != points
          || g.rays().size() != rays
          || !g.points().stream().allMatch(this::isElement)
          || !g.rays().stream().allMatch(this::isImage)) {
        return "a generator does not send elements to elements";
      }
    }
    return c.rules().fault(c.heaps()).orElse(null);
  }

  private boolean isElement(InfiniteCertificate.Element x) {
    return 0 <= x.cell()
        && x.cell() < points + rays
        && 0 <= x.steps()
        && x.steps() < (x.cell() < points ? 1 : MOST_STEPS);
  }

  private boolean isImage(InfiniteCertificate.RayImage image) {
    return image.near().stream().allMatch(this::isElement)
        && 0 <= image.target()
        && image.target() < rays
        && Math.abs((long) image.shift()) < MOST_STEPS
        && image.near().size() + image.shift() >= 0;
  }
}
