// SPDX-License-Identifier: Apache-2.0
import java.util.Optional;
import org.losingways.game.OptionSink;
import org.losingways.game.Reach;
import org.losingways.game.Ruleset;

/**
 * Crosses on a strip: a move puts a cross on a square of a row, and no two crosses may be
 * neighbours. Try {@code misere Crosses --rules examples/Crosses.java --max-heap 20}.
 */
public final class Crosses implements Ruleset {

  @Override
  public void forEachOption(int heap, OptionSink sink) {
    int[] parts = new int[2];
    for (int square = 1; square <= heap; square++) {
      int count = 0;
      for (int part : new int[] {square - 2, heap - square - 1}) {
        if (part > 0) {
          parts[count++] = part;
        }
      }
      sink.accept(parts, count);
    }
  }

  /** A cross takes three squares with it, or all of a short row, and leaves any two parts. */
  @Override
  public Optional<Reach> reach() {
    return Optional.of(new Reach(3, 2));
  }
}
