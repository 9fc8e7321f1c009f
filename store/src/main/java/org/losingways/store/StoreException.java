// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import org.losingways.app.SavedGames;

/** A store cannot be used, or not any more, for a reason that is worth one sentence. */
public final class StoreException extends SavedGames.Failure {

  private static final long serialVersionUID = 1L;

  /** What is wrong. */
  public enum Fault {
    /** The file cannot be reached or made. */
    UNREACHABLE,
    /** It must not be written. */
    READ_ONLY,
    /** It is no database, or a broken one. */
    DAMAGED,
    /** It belongs to another program, or is no file. */
    FOREIGN,
    /** A later version of this program wrote it. */
    NEWER,
    /** There is no room on the disk. */
    FULL,
    /** Another program keeps it. */
    BUSY,
    /** Something else, which SQLite has words for. */
    OTHER
  }

  private final Fault fault;

  StoreException(Fault fault, String sentence, Throwable cause) {
    super(sentence, cause);
    this.fault = fault;
  }

  public Fault fault() {
    return fault;
  }
}
