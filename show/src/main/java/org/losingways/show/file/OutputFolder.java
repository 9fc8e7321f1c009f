// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.stream.Stream;
import org.losingways.show.CommandFailure;

/**
 * A folder of files that belong together, such as the pages of an atlas.
 *
 * <pre>{@code
 * try (OutputFolder folder = OutputFolder.of(Path.of("atlas"))) {
 *   folder.put("index.html", bytes);
 *   folder.finish();
 * }
 * }</pre>
 *
 * <p>It is empty at first, or one that was written before; any other is refused, so that nothing of
 * anybody is lost. A list in it says which files are its own. Each file is replaced in one piece,
 * and left alone if it is the same; whoever is stopped in the middle leaves whole files, and the
 * next one goes on with them. Files of before that are not written again are removed at the end.
 */
public final class OutputFolder implements AutoCloseable {

  private static final String LIST = "files.txt";
  private static final String HEAD = "Written by misere; what is listed here may be replaced.";

  private final Path folder;
  private final Set<String> before;
  private final Set<String> now = new ConcurrentSkipListSet<>();
  private final Writer list;

  private OutputFolder(Path folder, Set<String> before, Writer list) {
    this.folder = folder;
    this.before = before;
    this.list = list;
  }

  /**
   * The folder of this name, which is made if it is not there.
   *
   * @throws CommandFailure if it cannot be written, or is somebody else's
   */
  public static OutputFolder of(Path folder) {
    try {
      if (Files.exists(folder) && !Files.isDirectory(folder)) {
        throw new NotDirectoryException(folder.toString());
      }
      Files.createDirectories(folder);
      Path list = folder.resolve(LIST);
      List<String> lines = Files.isRegularFile(list) ? Files.readAllLines(list) : List.of();
      boolean isOurs = !lines.isEmpty() && lines.get(0).equals(HEAD);
      CommandFailure.when(
          !isOurs && !isEmpty(folder),
          "'%s' is not empty, and was not written by this command; name a new folder."
              .formatted(folder));
      if (!isOurs) {
        Files.writeString(list, HEAD + "\n");
      }
      Set<String> before = new TreeSet<>(lines.subList(isOurs ? 1 : 0, lines.size()));
      return new OutputFolder(
          folder, before, Files.newBufferedWriter(list, StandardOpenOption.APPEND));
    } catch (IOException e) {
      throw OutputFile.unwritten(folder, OutputFile.reason(e), e);
    }
  }

  private static boolean isEmpty(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.findAny().isEmpty();
    }
  }

  /** Whether a name can be one of a file in the folder, whatever somebody wrote into the list. */
  private static boolean isInside(String name) {
    return !name.isEmpty()
        && !name.contains("\\")
        && !name.contains(":")
        && Stream.of(name.split("/", -1)).noneMatch(p -> p.matches("\\.{0,2}"));
  }

  /**
   * Writes a file; may be called from several threads, with different names.
   *
   * @param name with slashes between folders
   */
  public void put(String name, byte[] contents) {
    Path file = folder.resolve(name);
    try {
      if (now.add(name) && !before.contains(name)) {
        note(name);
      }
      Files.createDirectories(file.getParent());
      if (!isThere(file, contents)) {
        replace(file, contents);
      }
    } catch (IOException e) {
      throw OutputFile.unwritten(file, OutputFile.reason(e), e);
    }
  }

  private synchronized void note(String name) throws IOException {
    list.write(name + "\n");
    list.flush();
  }

  private static boolean isThere(Path file, byte[] contents) throws IOException {
    return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
        && Files.size(file) == contents.length
        && Arrays.equals(Files.readAllBytes(file), contents);
  }

  private static void replace(Path file, byte[] contents) throws IOException {
    Path draft = file.resolveSibling(file.getFileName() + ".part");
    try {
      Files.write(draft, contents);
      OutputFile.move(draft, file);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  /** Removes what was written before and is not part of it any more. */
  public void finish() {
    try {
      for (String name : before) {
        if (!now.contains(name) && isInside(name)) {
          Files.deleteIfExists(folder.resolve(name));
        }
      }
      replace(
          folder.resolve(LIST),
          (HEAD + "\n" + String.join("\n", now) + "\n").getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw OutputFile.unwritten(folder, OutputFile.reason(e), e);
    }
  }

  @Override
  public void close() {
    try {
      list.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
