// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.structure;

import org.losingways.monoid.words.Alphabet;
import org.losingways.monoid.words.Relations;

/** Presentations printed in the papers. */
public final class Published {

  private Published() {}

  /** <i>Taming the wild</i>, Theorem 1: 0.123. */
  public static Relations theorem1() {
    return Relations.of(
        "\\{x, z, a, b \\mid x^2 = a^2 = e, \\ z^4 = z^2, \\ b^4 = b^2, \\ abz = b, \\ b^3x = b^2,"
            + " \\ z^3a = z^2\\}");
  }

  /** <i>Taming the wild</i>, Figure 25: 0.77. */
  public static Relations kayles() {
    Alphabet alphabet = Alphabet.of("x", "z", "w", "v", "t", "f", "g");
    return new Relations(
        alphabet,
        Relations.list(
            alphabet,
            """
            [ [ x^2, e ], [ z*v, z*w ], [ z*t, z*w ], [ w*t, z^2 ],
              [ v*w, z^2 ], [ t^2, v*t ], [ f^2, z^2 ], [ f*g, x*g ],
              [ v*g, w*g ], [ t*g, w*g ], [ g^2, z^2 ], [ z^3, z ],
              [ z*w^2, z ], [ w^3, w ], [ v^3, v ], [ v^2*f, f ],
              [ z^2*g, g ], [ w^2*g, g ], [ z*f, x*z ], [ z^2*w, x*w*f ],
              [ w^2*f, x*z^2 ] ]"""));
  }

  /** <i>Advances in losing</i>, §4.2: 0.15. */
  public static Relations guiles() {
    return Relations.of(
        """
        < a, b, c, d, e, f, g, h, i
        | a2 = 1, b4 = b2 , bc = ab3 , c2 = b2 , b2 d = d,
        cd = ad, d3 = ad2 , b2 e = b3 , de = bd, be2 = ace,
        ce2 = abe, e4 = e2 , bf = b3 , df = d, ef = ace,
        cf2 = cf, f3 = f2 , b2 g = b3 , cg = ab3 , dg = bd,
        eg = be, fg = b3 , g2 = bg, bh = bg, ch = ab3 ,
        dh = bd, eh = bg, fh = b3 , gh = bg, h2 = b2 ,
        bi = bg, ci = ab3 , di = bd, ei = be, fi = b3 ,
        gi = bg, hi = b2 , i2 = b2 >""");
  }

  /** <i>Advances in losing</i>, §8.1: 0.75. */
  public static Relations r8() {
    return Relations.of("<a,b,c | a2=1,b3=b,bc=ab,c2=b2>");
  }

  /** <i>Advances in losing</i>, Figure 8. */
  static Relations t2() {
    return Relations.of("<a,b | a2=1,b3=b>");
  }
}
