// SPDX-License-Identifier: Apache-2.0
package org.losingways.cluster;

import com.fasterxml.jackson.annotation.JsonProperty;
import it.unimi.dsi.fastutil.ints.IntList;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.losingways.census.CensusTask;
import org.losingways.game.Ruleset;
import org.losingways.show.CommandFailure;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.json.JsonMapper;

/**
 * The jars that the machines of a cluster need to work on a game, and fetch from the census: those
 * that this process itself runs on. They need not have this program, nor have it in the same
 * version.
 */
final class WorkerJars implements AutoCloseable {

  /** A class of each library that the work uses. */
  private static final List<Class<?>> NEEDED =
      List.of(
          GameWork.class,
          CensusTask.class,
          CommandFailure.class,
          Ruleset.class,
          IntList.class,
          JsonMapper.class,
          JsonParser.class,
          JsonProperty.class);

  private final List<Path> jars;
  private final List<Path> made;

  private WorkerJars(List<Path> jars, List<Path> made) {
    this.jars = jars;
    this.made = made;
  }

  /**
   * The jars.
   *
   * @param work whose own jar is one of them
   */
  static WorkerJars of(Class<?> work) {
    Set<Path> places = new LinkedHashSet<>();
    Stream.concat(NEEDED.stream(), Stream.of(work)).map(WorkerJars::place).forEach(places::add);
    List<Path> jars = new ArrayList<>();
    List<Path> made = new ArrayList<>();
    try {
      for (Path place : places) {
        if (Files.isDirectory(place)) {
          made.add(packed(place));
          jars.add(made.get(made.size() - 1));
        } else {
          jars.add(place);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new WorkerJars(jars, made);
  }

  private static Path place(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A jar of classes that are not in one, as in a build. */
  private static Path packed(Path classes) throws IOException {
    Path jar = Files.createTempFile("misere-", ".jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
        Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        out.putNextEntry(
            new JarEntry(classes.relativize(file).toString().replace(java.io.File.separatorChar, '/')));
        Files.copy(file, out);
        out.closeEntry();
      }
    }
    return jar;
  }

  /** As Spark reads it. */
  String list() {
    return jars.stream().map(jar -> jar.toUri().toString()).collect(Collectors.joining(","));
  }

  @Override
  public void close() {
    for (Path jar : made) {
      try {
        Files.deleteIfExists(jar);
      } catch (IOException e) {
        // It stays where temporary files are.
        continue;
      }
    }
  }
}
