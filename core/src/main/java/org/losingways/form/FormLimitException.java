// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

/**
 * A form that is too large for the limits it was asked for with. The message is one sentence for
 * the person who asked.
 */
public final class FormLimitException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public FormLimitException(String message) {
    super(message);
  }
}
