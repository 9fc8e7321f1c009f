// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Optional;

/**
 * Tells what this user's program has written from whatever else may be in a store: a row carries a
 * mark that nobody makes who does not have a secret, which is in a file of its own that only the
 * user can read.
 *
 * <p>A row with the right mark was proved by this version of the program, on behalf of this user,
 * and has not been changed since, so it is believed. Any other row, of a store that came from
 * somebody else, of another version, or damaged, is verified before it is believed.
 */
final class Marks {

  private static final int BYTES = 32;

  private final Optional<byte[]> secret;

  private Marks(Optional<byte[]> secret) {
    this.secret = secret;
  }

  /** Without a secret nothing is believed. */
  static Marks none() {
    return new Marks(Optional.empty());
  }

  /** Marks with a secret that is gone with this process. */
  static Marks ofThisProcess() {
    byte[] secret = new byte[BYTES];
    new SecureRandom().nextBytes(secret);
    return new Marks(Optional.of(secret));
  }

  /** Marks with the secret in a file, which is made if it is not there. */
  static Marks in(Path file) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      if (Files.exists(file) && Files.size(file) != BYTES) {
        // A disk was full when it was made.
        Files.delete(file);
      }
      if (!Files.exists(file)) {
        make(file);
      }
      byte[] secret = Files.readAllBytes(file);
      return secret.length == BYTES && isPrivate(file) ? new Marks(Optional.of(secret)) : none();
    } catch (IOException | UnsupportedOperationException e) {
      return none();
    }
  }

  private static void make(Path file) throws IOException {
    byte[] secret = new byte[BYTES];
    new SecureRandom().nextBytes(secret);
    try {
      boolean isPosix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
      if (isPosix) {
        Files.createFile(
            file,
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      } else {
        Files.createFile(file);
      }
      Files.write(file, secret, StandardOpenOption.WRITE);
    } catch (FileAlreadyExistsException e) {
      // Another process was faster; what it wrote is read.
      return;
    }
  }

  private static boolean isPrivate(Path file) throws IOException {
    return !file.getFileSystem().supportedFileAttributeViews().contains("posix")
        || PosixFilePermissions.toString(Files.getPosixFilePermissions(file)).endsWith("------");
  }

  /** The mark of what these parts are, if there is a secret. */
  Optional<byte[]> of(Object... parts) {
    return secret.map(
        key -> {
          MessageDigest inner = sha256();
          inner.update(key);
          for (Object part : parts) {
            byte[] bytes =
                part instanceof byte[] b
                    ? b
                    : String.valueOf(part).getBytes(StandardCharsets.UTF_8);
            // With its length, so that parts cannot run into each other.
            inner.update((bytes.length + ":").getBytes(StandardCharsets.UTF_8));
            inner.update(bytes);
          }
          byte[] digest = inner.digest();
          MessageDigest outer = sha256();
          outer.update(key);
          return outer.digest(digest);
        });
  }

  /** Whether this is the mark of these parts. */
  boolean isRight(byte[] mark, Object... parts) {
    return mark != null && of(parts).filter(right -> Arrays.equals(right, mark)).isPresent();
  }

  /** Loads what making any mark needs. */
  static void getReady() {
    sha256().digest();
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
