// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.quotient;

import java.util.List;
import java.util.Optional;
import org.losingways.monoid.words.WordStyle;
import org.losingways.show.answer.Omitted;
import org.losingways.show.view.RayWords;

/**
 * What a generator makes of a ray: the first products, then a ray or what repeats.
 *
 * @param then the ray that the other products are
 * @param repeating what they are over and over, if they are no ray
 */
public record RayImage(List<String> first, Optional<Ray> then, @Omitted List<String> repeating) {

  /** A ray, by its first element and the letter that leads on. */
  public record Ray(String word, String letter) {

    /** The ray that begins with an element. */
    public static Ray of(RayWords words, int first) {
      int letter = words.monoid().letter(words.monoid().cell(first));
      return new Ray(
          words.text(first, WordStyle.PLAIN), words.system().alphabet().names().get(letter));
    }
  }

  /** The products of the elements of a ray with a generator. */
  public static RayImage of(RayWords words, int ray, int generator) {
    RayWords.Image image = words.image(ray, generator);
    return new RayImage(
        texts(words, image.first()),
        image.repeating().isEmpty() ? Optional.of(Ray.of(words, image.rest())) : Optional.empty(),
        texts(words, image.repeating()));
  }

  private static List<String> texts(RayWords words, List<Integer> elements) {
    return elements.stream().map(x -> words.text(x, WordStyle.PLAIN)).toList();
  }
}
