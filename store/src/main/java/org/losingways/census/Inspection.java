// SPDX-License-Identifier: Apache-2.0
package org.losingways.census;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.losingways.game.GameFormatException;
import org.losingways.reader.GameReader;
import org.losingways.show.answer.census.Standing;
import org.losingways.store.Entry;
import org.losingways.store.Store;

/**
 * Goes through entries of a store as if somebody had claimed them: the certificate is given to the
 * referee, the saved run is verified. What is right is marked as this program's own, what is wrong
 * is forgotten.
 *
 * <pre>{@code
 * Inspection inspection = new Inspection(store, () -> false);
 * store.forEach(Query.all(), inspection::look);
 * inspection.wrong()      // 0.123: the referee refuses its certificate
 * }</pre>
 */
public final class Inspection {

  /**
   * An entry that is not right.
   *
   * @param game its code
   */
  public record Wrong(String game, String why) {}

  private final Store into;
  private final BooleanSupplier isOver;
  private final List<Wrong> wrong = new ArrayList<>();
  private final List<String> unread = new ArrayList<>();
  private int right;
  private int taken;

  /**
   * @param into where what is right is kept: the store that is inspected, or another
   * @param isOver asked again and again whether to give up
   */
  public Inspection(Store into, BooleanSupplier isOver) {
    this.into = into;
    this.isOver = isOver;
  }

  /** Examines an entry of the store itself. */
  public void look(Store.Found found) {
    Entry entry = found.entry();
    Optional<Examination> seen = examine(entry);
    if (seen.isEmpty()) {
      return;
    }
    if (seen.get().standing().isEmpty()) {
      into.forget(entry.key());
      return;
    }
    Standing proved = seen.get().standing().get();
    boolean isAsProved = proved.equals(entry.standing());
    if (isAsProved || proved.exceeds(entry.standing())) {
      right++;
    } else {
      wrong.add(
          new Wrong(
              entry.standing().code(), "its entry contradicted its proof; the proof is kept"));
      into.forget(entry.key());
    }
    if (!isAsProved || !found.isOurs()) {
      into.confirm(entry.with(proved, seen.get().run(), seen.get().certificate()));
    }
  }

  /**
   * Examines an entry of another store, and takes it over if it is right and more than is known.
   */
  public void take(Entry entry) {
    Optional<Examination> seen = examine(entry);
    Optional<Standing> proved = seen.flatMap(Examination::standing);
    right += proved.isPresent() ? 1 : 0;
    if (proved.isPresent()
        && into.put(entry.with(proved.get(), seen.get().run(), seen.get().certificate()))) {
      taken++;
    }
  }

  private Optional<Examination> examine(Entry entry) {
    if (isOver.getAsBoolean() || !isReadable(entry)) {
      unread.add(entry.standing().code());
      return Optional.empty();
    }
    Examination seen = Examination.of(entry, isOver);
    if (isOver.getAsBoolean() && seen.standing().isEmpty()) {
      unread.add(entry.standing().code());
      return Optional.empty();
    }
    seen.objection().ifPresent(why -> wrong.add(new Wrong(entry.standing().code(), why)));
    return Optional.of(seen);
  }

  /** Graphs are in files that are not at hand, and what is written by hand may be no game. */
  private static boolean isReadable(Entry entry) {
    try {
      GameReader.of(entry.standing().code());
      return true;
    } catch (GameFormatException e) {
      return !entry.standing().code().startsWith(GameReader.GRAPH);
    }
  }

  /** Entries that are not right, with the reason. */
  public List<Wrong> wrong() {
    return List.copyOf(wrong);
  }

  /** Codes of games that were not examined: of graphs in files, or for want of time. */
  public List<String> unread() {
    return List.copyOf(unread);
  }

  /** How many entries are right. */
  public int right() {
    return right;
  }

  /** How many were more than was known, and are kept. */
  public int taken() {
    return taken;
  }
}
