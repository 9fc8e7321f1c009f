// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.census;

import java.util.List;
import java.util.Optional;
import org.losingways.show.answer.Flattened;
import org.losingways.show.answer.Omitted;

/** The answer of {@code misere store}, by what it was asked to do. */
public sealed interface StoreAnswer {

  /**
   * A game in a store.
   *
   * @param origin how it was found
   * @param runBytes the room that its saved run takes, compressed
   * @param certificateBytes the room that its certificate takes, compressed
   * @param verified whether this program wrote it for this user, and nobody changed it since; what
   *     is not verified is a claim
   */
  record Stored(
      @Flattened Standing standing,
      Origin origin,
      long runBytes,
      long certificateBytes,
      boolean verified) {}

  /**
   * What {@code list} and {@code show} find.
   *
   * @param record all that is proved of the game that is shown, from this store or published
   */
  record Listed(String store, List<Stored> games, @Omitted Optional<GameRecord> record)
      implements StoreAnswer {}

  /** An entry that is not right. */
  record Wrong(String code, String why) {}

  /**
   * What {@code verify} finds.
   *
   * @param integrity what SQLite says of the file, {@code ok} if it is whole
   * @param right how many entries are proved by what stands in them
   * @param wrong entries that were not, and are forgotten or corrected
   * @param unread codes of games that were not examined
   */
  record Verified(String store, String integrity, int right, List<Wrong> wrong, List<String> unread)
      implements StoreAnswer {}

  /**
   * What {@code merge} does.
   *
   * @param from the other store
   * @param right how many of its entries are proved by what stands in them
   * @param taken how many of these were more than was known
   */
  record Merged(
      String store, String from, int right, int taken, List<Wrong> wrong, List<String> unread)
      implements StoreAnswer {}

  /**
   * What {@code prune} and {@code export} do.
   *
   * @param action which of them
   * @param games how many games were forgotten or written
   * @param file where they were written
   */
  record Done(String store, String action, int games, Optional<String> file)
      implements StoreAnswer {}
}
