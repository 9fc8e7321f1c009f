// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/** Texts as they lie in the store: compressed. */
final class Packed {

  /** Longer than any that is written; what claims to be longer is damaged. */
  private static final int LONGEST = 1 << 30;

  private Packed() {}

  static byte[] bytes(Optional<String> text) {
    if (text.isEmpty()) {
      return null;
    }
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (DeflaterOutputStream out = new DeflaterOutputStream(packed)) {
      out.write(text.get().getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return packed.toByteArray();
  }

  /** The text; none if there is none, or if it is damaged. */
  static Optional<String> text(byte[] packed) {
    if (packed == null) {
      return Optional.empty();
    }
    try (InflaterInputStream in = new InflaterInputStream(new ByteArrayInputStream(packed))) {
      return Optional.of(new String(in.readNBytes(LONGEST), StandardCharsets.UTF_8));
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
