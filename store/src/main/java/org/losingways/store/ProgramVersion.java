// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** The version of this program, as the build has stamped it. */
public final class ProgramVersion {

  /** Such as {@code 1.0}. */
  public static final String TEXT = read();

  private ProgramVersion() {}

  private static String read() {
    Properties properties = new Properties();
    try (InputStream in = ProgramVersion.class.getResourceAsStream("version.properties")) {
      properties.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties.getProperty("version");
  }
}
