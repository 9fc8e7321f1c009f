// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.losingways.show.answer.census.Standing;

/**
 * Which games of a store are asked for: those for which all that is given holds.
 *
 * @param code how the game is written; {@code *} stands for anything, as in {@code 0.1*}
 * @param kind impartial or partizan, or {@link Standing#BESIDE}, which nobody gets who does not ask
 *     for it
 * @param status solved, partial, growing or infinite
 * @param quotient finite, infinite, family, levels or nim
 * @param tame whether its quotient is that of nim-heaps
 * @param least the least order
 * @param most the largest order
 * @param alike the mark of isomorphic quotients
 */
public record Query(
    Optional<String> code,
    Optional<String> kind,
    Optional<String> status,
    Optional<String> quotient,
    Optional<Boolean> tame,
    OptionalInt least,
    OptionalInt most,
    Optional<String> alike) {

  /** Asks for all games. */
  public static Query all() {
    return new Query(
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        OptionalInt.empty(),
        OptionalInt.empty(),
        Optional.empty());
  }

  /** Asks for the games whose quotients look like this one. */
  public static Query alike(String mark) {
    Query q = all();
    return new Query(
        q.code, q.kind, q.status, q.quotient, q.tame, q.least, q.most, Optional.of(mark));
  }

  /** A condition of SQL, with a question mark for each value. */
  String condition() {
    List<String> all = new ArrayList<>();
    if (kind.isEmpty()) {
      all.add("kind <> '" + Standing.BESIDE + "'");
    }
    code.ifPresent(x -> all.add("code GLOB ?"));
    kind.ifPresent(x -> all.add("kind = ?"));
    status.ifPresent(x -> all.add("status = ?"));
    quotient.ifPresent(x -> all.add("quotient = ?"));
    tame.ifPresent(x -> all.add("tame = ?"));
    least.ifPresent(x -> all.add("size >= ?"));
    most.ifPresent(x -> all.add("size <= ?"));
    alike.ifPresent(x -> all.add("alike = ?"));
    return String.join(" AND ", all);
  }

  /** The values, in the order of the question marks. */
  List<Object> values() {
    List<Object> all = new ArrayList<>();
    // In a GLOB only the star is special here.
    code.ifPresent(x -> all.add(x.replace("[", "[[]").replace("?", "[?]")));
    kind.ifPresent(all::add);
    status.ifPresent(all::add);
    quotient.ifPresent(all::add);
    tame.ifPresent(x -> all.add(x ? 1 : 0));
    least.ifPresent(all::add);
    most.ifPresent(all::add);
    alike.ifPresent(all::add);
    return all;
  }
}
