// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.file;

/** A file that is not a certificate. The message is one sentence for the person who gave it. */
public final class CertificateFormatException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  CertificateFormatException(String sentence) {
    super(sentence);
  }
}
