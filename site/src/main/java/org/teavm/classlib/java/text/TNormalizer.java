// SPDX-License-Identifier: Apache-2.0
package org.teavm.classlib.java.text;

import org.losingways.site.InBrowser;

/** {@link java.text.Normalizer}, which TeaVM lacks, by the browser's own. */
public final class TNormalizer {

  private TNormalizer() {}

  /** The forms of Unicode. */
  public enum Form {
    NFD,
    NFC,
    NFKD,
    NFKC
  }

  public static String normalize(CharSequence text, Form form) {
    return InBrowser.normalized(text.toString(), form.name());
  }
}
