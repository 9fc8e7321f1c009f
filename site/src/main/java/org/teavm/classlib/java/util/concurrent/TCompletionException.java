// SPDX-License-Identifier: Apache-2.0
package org.teavm.classlib.java.util.concurrent;

/** {@link java.util.concurrent.CompletionException}, which TeaVM lacks. */
public class TCompletionException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public TCompletionException(Throwable cause) {
    super(cause);
  }
}
