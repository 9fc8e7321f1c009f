// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The fixtures that come with the program, in the order of their papers. */
public final class Fixtures {

  private static final String ROOT = "/org/losingways/reproduce/";

  private Fixtures() {}

  /** All of them. */
  public static List<Fixture> all() {
    List<Fixture> fixtures = new ArrayList<>();
    for (String line : read("index.txt").split("\\R", -1)) {
      if (!line.isBlank() && !line.startsWith("#")) {
        fixtures.add(FixtureText.parse(line, read(line)));
      }
    }
    return List.copyOf(fixtures);
  }

  private static String read(String name) {
    try (InputStream in = Fixtures.class.getResourceAsStream(ROOT + name)) {
      if (in == null) {
        throw new IllegalStateException("the resource " + ROOT + name + " is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
