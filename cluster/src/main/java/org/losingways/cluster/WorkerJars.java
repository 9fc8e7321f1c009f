// SPDX-License-Identifier: Apache-2.0
package org.losingways.cluster;

import it.unimi.dsi.fastutil.ints.IntList;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.losingways.census.CensusTask;
import org.losingways.game.Ruleset;
import org.losingways.reader.GameReader;
import org.losingways.show.CommandFailure;

/**
 * The jars that the machines of a cluster need to work on a game, and fetch from the census: those
 * that this process itself runs on. They need not have this program, nor have it in the same
 * version.
 */
final class WorkerJars {

  /** A class of each library that the work uses. */
  private static final List<Class<?>> NEEDED =
      List.of(
          GameWork.class,
          CensusTask.class,
          CommandFailure.class,
          Ruleset.class,
          GameReader.class,
          IntList.class);

  private WorkerJars() {}

  /**
   * The jars, as Spark reads them.
   *
   * @param work whose own jar is one of them
   */
  static String list(Class<?> work) {
    return Stream.concat(NEEDED.stream(), Stream.of(work))
        .map(WorkerJars::place)
        .distinct()
        .map(place -> Files.isDirectory(place) ? packed(place) : place)
        .map(jar -> jar.toUri().toString())
        .collect(Collectors.joining(","));
  }

  private static Path place(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A jar of classes that are not in one, as in a build; it is there as long as this process. */
  private static Path packed(Path classes) {
    try {
      Path jar = Files.createTempFile("misere-", ".jar");
      jar.toFile().deleteOnExit();
      try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
          Stream<Path> files = Files.walk(classes)) {
        for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
          String name = classes.relativize(file).toString().replace(File.separatorChar, '/');
          out.putNextEntry(new JarEntry(name));
          Files.copy(file, out);
          out.closeEntry();
        }
      }
      return jar;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
