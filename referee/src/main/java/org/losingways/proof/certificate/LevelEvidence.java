// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof.certificate;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losingways.ints.Ints;
import org.losingways.json.JsonWriter;

/**
 * That a machine which reads the heaps of a position from the highest level down tells the outcomes
 * of all positions of an octal game, with heaps of every size; {@code docs/families.md} says what
 * that means and why a finite check proves it. The claim must be {@link Claim.Growing}, with the
 * saltus 1: a period later a heap is one level higher.
 *
 * @param letters the letter of heap 0, of heap 1 and so on, to the end of the first level
 * @param steps for each letter where it leads from each state
 * @param down where the step to the next lower level leads from each state
 * @param losing for each state 1 if it is losing, else 0
 */
public record LevelEvidence(Ints letters, List<Ints> steps, Ints down, String losing)
    implements Evidence.Growing {

  /** What the member {@code kind} of the file says. */
  public static final String KIND = "levels";

  /** Machines with more states are refused. */
  static final int MOST_STATES = 400;

  /** Claims with more heaps to the end of the first level are refused. */
  static final int MOST_HEAPS = 400;

  public LevelEvidence {
    steps = List.copyOf(steps);
  }

  @Override
  public Map<String, Object> members() {
    return JsonWriter.members(
        "kind", KIND,
        "letters", letters,
        "steps", steps,
        "down", down,
        "losing", losing);
  }

  @Override
  public Optional<String> fault(int heaps) {
    int states = down.size();
    if (heaps < 0 || heaps >= MOST_HEAPS || letters.size() != heaps + 1) {
      return Optional.of("its letters do not go from heap 0 to heap " + heaps);
    }
    if (states < 1 || states > MOST_STATES || steps.isEmpty() || steps.size() > heaps + 1) {
      return Optional.of("its machine has no state, or too many, or too many letters");
    }
    if (!letters.intStream().allMatch(x -> 0 <= x && x < steps.size())
        || !areStates(down)
        || !steps.stream().allMatch(this::areStates)) {
      return Optional.of("a letter or a state is none of its machine");
    }
    return losing.length() == states && Evidence.areBits(losing)
        ? Optional.empty()
        : Optional.of("it does not say of each state whether it is losing");
  }

  private boolean areStates(Ints some) {
    int states = down.size();
    return some.size() == states && some.intStream().allMatch(s -> 0 <= s && s < states);
  }
}
