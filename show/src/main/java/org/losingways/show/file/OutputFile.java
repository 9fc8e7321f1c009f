// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.losingways.show.CommandFailure;

/**
 * A file for an answer: tried before the work begins, and then written in one piece, so that
 * whatever happens there is the earlier file or the new one, complete.
 *
 * <p>The new one is a draft beside it until all of it has reached the disk. A device, a stream that
 * is open already, or a file in a folder that takes no other is written to as it is; a symbolic
 * link stays one. Named pipes and sockets are refused.
 */
public final class OutputFile {

  private static final int MOST_LINKS = 40;

  /** Of a file's mode. */
  private static final int KIND_OF_FILE = 0xF000;

  private static final int CHARACTER_DEVICE = 0x2000;

  private static final List<String> OPEN =
      List.of("/dev/stdout", "/dev/stderr", "/dev/fd", "/proc/self/fd");

  private final Path typed;
  private final Path target;
  private final boolean isReplaced;

  private OutputFile(Path typed, Path target, boolean isReplaced) {
    this.typed = typed;
    this.target = target;
    this.isReplaced = isReplaced;
  }

  /**
   * The file of this name.
   *
   * @throws CommandFailure if it cannot be written
   */
  public static OutputFile of(Path typed) {
    Path path = typed.toAbsolutePath();
    if (Files.isDirectory(path)) {
      throw unwritten(typed, "it is a folder", null);
    }
    if (Files.exists(path) && (isOpen(path) || isDevice(path))) {
      if (!Files.isWritable(path)) {
        throw unwritten(typed, "that is not allowed", null);
      }
      return new OutputFile(typed, path, false);
    }
    if (Files.exists(path) && !Files.isRegularFile(path)) {
      // Nobody may ever read a named pipe, and opening it waits for a reader.
      throw unwritten(typed, "it is not a regular file", null);
    }
    OutputFile file = new OutputFile(typed, followed(path), true);
    try {
      file.tryOut();
    } catch (IOException e) {
      if (e instanceof AccessDeniedException && Files.isWritable(path)) {
        return new OutputFile(typed, path, false);
      }
      throw unwritten(typed, reason(e), e);
    }
    return file;
  }

  /** Whether it is a stream that this process has open, such as its standard output. */
  private static boolean isOpen(Path path) {
    return OPEN.stream().anyMatch(path::startsWith);
  }

  private static boolean isDevice(Path path) {
    try {
      boolean hasMode = path.getFileSystem().supportedFileAttributeViews().contains("unix");
      return hasMode
          && ((int) Files.getAttribute(path, "unix:mode") & KIND_OF_FILE) == CHARACTER_DEVICE;
    } catch (IOException e) {
      return false;
    }
  }

  private static Path followed(Path path) {
    Path target = path;
    try {
      for (int i = 0; i < MOST_LINKS && Files.isSymbolicLink(target); i++) {
        target = target.resolveSibling(Files.readSymbolicLink(target));
      }
    } catch (IOException e) {
      throw unwritten(path, reason(e), e);
    }
    if (Files.isSymbolicLink(target)) {
      throw unwritten(path, "its symbolic links lead nowhere", null);
    }
    return target;
  }

  private void tryOut() throws IOException {
    if (Files.exists(target) && !Files.isWritable(target)) {
      throw new FileSystemException(target.toString(), null, "it is read-only");
    }
    removeOldDrafts();
    try {
      Files.createFile(draft());
    } catch (NoSuchFileException e) {
      // The folder was listed a moment ago; it takes no files, such as those of the system.
      throw new FileSystemException(target.toString(), null, "no file can be made there");
    }
    Files.delete(draft());
  }

  /** A process that was killed leaves its draft behind. */
  private void removeOldDrafts() throws IOException {
    String name = Pattern.quote(target.getFileName().toString());
    List<Path> drafts;
    try (Stream<Path> files = Files.list(target.getParent())) {
      drafts =
          files
              .filter(f -> f.getFileName().toString().matches(name + "\\.\\d{1,9}\\.part"))
              .toList();
    }
    for (Path draft : drafts) {
      String[] parts = draft.getFileName().toString().split("\\.", -1);
      if (ProcessHandle.of(Long.parseLong(parts[parts.length - 2])).isEmpty()) {
        Files.deleteIfExists(draft);
      }
    }
  }

  private Path draft() {
    return target.resolveSibling(
        target.getFileName() + "." + ProcessHandle.current().pid() + ".part");
  }

  /** Whether the file is replaced in one piece, and so may be written again and again. */
  public boolean isReplaced() {
    return isReplaced;
  }

  /** What is in the file that would be replaced, if there is one and it is text. */
  public Optional<String> earlier() {
    try {
      return isReplaced && Files.isRegularFile(target)
          ? Optional.of(Files.readString(target))
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  public void write(String text) {
    write(text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Writes the file.
   *
   * @throws CommandFailure if that cannot be done; an earlier file is then as it was
   */
  public void write(byte[] contents) {
    try {
      if (isReplaced) {
        replace(contents);
      } else {
        Files.write(target, contents);
      }
    } catch (IOException e) {
      throw unwritten(typed, reason(e), e);
    }
  }

  private void replace(byte[] contents) throws IOException {
    Path draft = draft();
    try {
      try (FileChannel channel =
          FileChannel.open(
              draft,
              StandardOpenOption.CREATE,
              StandardOpenOption.TRUNCATE_EXISTING,
              StandardOpenOption.WRITE)) {
        ByteBuffer bytes = ByteBuffer.wrap(contents);
        while (bytes.hasRemaining()) {
          channel.write(bytes);
        }
        channel.force(true);
      }
      if (Files.exists(target) && Files.getFileStore(target).supportsFileAttributeView("posix")) {
        Files.setPosixFilePermissions(draft, Files.getPosixFilePermissions(target));
      }
      move(draft, target);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  /** Puts a draft in the place of a file, in one piece where the disk can do that. */
  static void move(Path draft, Path target) throws IOException {
    try {
      Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  static String reason(IOException e) {
    if (e instanceof NotDirectoryException) {
      return "it is not a folder";
    }
    if (e instanceof NoSuchFileException) {
      return "there is no such folder";
    }
    if (e instanceof AccessDeniedException) {
      return "that is not allowed";
    }
    String reason = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
    return reason == null ? e.getClass().getSimpleName() : reason;
  }

  static CommandFailure unwritten(Path file, String why, Exception cause) {
    return new CommandFailure("'" + file + "' cannot be written: " + why + ".", cause);
  }

  @Override
  public String toString() {
    return typed.toString();
  }
}
