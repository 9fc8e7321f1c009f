// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

/** A store cannot be used, or not any more, for a reason that is worth one sentence. */
public final class StoreException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  StoreException(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
