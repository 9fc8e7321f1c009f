// SPDX-License-Identifier: Apache-2.0
package org.losingways.play;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import org.losingways.genus.BlurryGenus;
import org.losingways.genus.Genus;

/**
 * Genera looked up: for very many positions of one game.
 *
 * <pre>{@code
 * GenusLookup<String> texts = new GenusLookup<>(genera, Genus::toString, BlurryGenus::toString, "?");
 * texts.of(new int[] {9, 8}, 2)     // "3^02" in 0.123
 * texts.of(new int[] {60, 51}, 2)   // "12^##" in Kayles
 * }</pre>
 *
 * <p>The genus of a position is that of its value beside nim-heaps and its nim-value, so it is
 * worked out once for each pair of them. Where larger superscripts than the nim-heaps at hand hide
 * the genus, only positions with few beans are played out, and of the others the blurry genus is
 * given.
 *
 * @param <T> what is made of a genus, such as a piece of text
 */
public final class GenusLookup<T> {

  /** There are some ten thousand positions with no more beans than this. */
  private static final int FEW_BEANS = 25;

  private final PositionGenera genera;
  private final Function<Genus, T> exact;
  private final Function<BlurryGenus, T> blurry;
  private final T unknown;

  /** Under nim-value and value. */
  private Object[][] made = new Object[16][];

  private boolean[][] isExact = new boolean[16][];
  private int nimHeaps;

  /**
   * @param exact what to make of a genus
   * @param blurry what to make of a genus that is not known exactly
   * @param unknown what to say when nothing is known
   */
  public GenusLookup(
      PositionGenera genera, Function<Genus, T> exact, Function<BlurryGenus, T> blurry, T unknown) {
    this.genera = genera;
    this.exact = exact;
    this.blurry = blurry;
    this.unknown = unknown;
    this.nimHeaps = genera.nimHeaps();
  }

  /** What was made of the genus of the position with the first {@code count} of these heaps. */
  @SuppressWarnings("unchecked")
  public T of(int[] heaps, int count) {
    long key = genera.key(heaps, count);
    if (key < 0) {
      return genera.playedOut(heaps, count).map(exact).orElse(unknown);
    }
    int nimValue = (int) (key >>> 32);
    int value = (int) key;
    if (nimHeaps != genera.nimHeaps()
        || nimValue >= made.length
        || made[nimValue] == null
        || value >= made[nimValue].length
        || made[nimValue][value] == null) {
      return make(key, heaps, count);
    }
    if (!isExact[nimValue][value]) {
      Optional<Genus> small = small(heaps, count);
      if (small.isPresent()) {
        return exact.apply(small.get());
      }
    }
    return (T) made[nimValue][value];
  }

  private T make(long key, int[] heaps, int count) {
    Optional<Genus> genus = genera.genusAt(key);
    if (genus.isEmpty() && genera.grow()) {
      return of(heaps, count);
    }
    if (nimHeaps != genera.nimHeaps()) {
      Arrays.fill(made, null);
      nimHeaps = genera.nimHeaps();
    }
    int nimValue = (int) (key >>> 32);
    int value = (int) key;
    if (nimValue >= made.length) {
      made = Arrays.copyOf(made, 2 * nimValue);
      isExact = Arrays.copyOf(isExact, 2 * nimValue);
    }
    if (made[nimValue] == null) {
      made[nimValue] = new Object[value + 16];
      isExact[nimValue] = new boolean[value + 16];
    } else if (value >= made[nimValue].length) {
      made[nimValue] = Arrays.copyOf(made[nimValue], 2 * value);
      isExact[nimValue] = Arrays.copyOf(isExact[nimValue], 2 * value);
    }
    made[nimValue][value] =
        genus.isPresent() ? exact.apply(genus.get()) : blurry.apply(genera.blurryAt(key));
    isExact[nimValue][value] = genus.isPresent();
    return of(heaps, count);
  }

  private Optional<Genus> small(int[] heaps, int count) {
    long beans = 0;
    for (int i = 0; i < count; i++) {
      beans += heaps[i];
    }
    return beans <= FEW_BEANS ? genera.playedOut(heaps, count) : Optional.empty();
  }
}
