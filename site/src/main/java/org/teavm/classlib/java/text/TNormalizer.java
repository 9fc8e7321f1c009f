// SPDX-License-Identifier: Apache-2.0
package org.teavm.classlib.java.text;

import org.teavm.jso.JSBody;

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
    return normalized(text.toString(), form.name());
  }

  @JSBody(
      params = {"text", "form"},
      script = "return text.normalize(form);")
  private static native String normalized(String text, String form);
}
