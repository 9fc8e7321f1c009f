// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A mark is right for what it was made of, with the same secret, and for nothing else. */
class MarksTest {

  @TempDir private Path folder;

  private static boolean isPosix(Path file) {
    return file.getFileSystem().supportedFileAttributeViews().contains("posix");
  }

  @Test
  void aMarkIsRightForItsPartsOnly() {
    Marks marks = Marks.in(folder.resolve("secret"));
    byte[] mark = marks.of("0.123", 7, new byte[] {1, 2}).orElseThrow();
    assertThat(mark).hasSize(32).isNotEqualTo(new byte[32]);
    assertThat(marks.isRight(mark, "0.123", 7, new byte[] {1, 2})).isTrue();
    assertThat(marks.isRight(mark, "0.123", 8, new byte[] {1, 2})).isFalse();
    assertThat(marks.isRight(mark, "0.123", 7, new byte[] {1, 3})).isFalse();
    assertThat(marks.isRight(mark, "0.123", 7)).isFalse();
    assertThat(marks.isRight(null, "0.123", 7, new byte[] {1, 2})).isFalse();
    for (int i = 0; i < mark.length; i++) {
      byte[] other = mark.clone();
      other[i] = (byte) (other[i] ^ 1);
      assertThat(marks.isRight(other, "0.123", 7, new byte[] {1, 2})).isFalse();
    }
    assertThat(marks.isRight(Arrays.copyOf(mark, 31), "0.123", 7, new byte[] {1, 2})).isFalse();
  }

  /** Parts do not run into each other, and text is told from its bytes by nothing but these. */
  @Test
  void whereAPartEndsMatters() {
    Marks marks = Marks.ofThisProcess();
    byte[] mark = marks.of("ab", "c").orElseThrow();
    assertThat(marks.isRight(mark, "ab", "c")).isTrue();
    for (Object[] parts :
        new Object[][] {{"a", "bc"}, {"abc"}, {"ab", "c", ""}, {"c", "ab"}, {"ab1:c"}, {}}) {
      assertThat(marks.isRight(mark, parts)).as(Arrays.toString(parts)).isFalse();
    }
  }

  @Test
  void theSecretIsMadeOnceAndKept() throws IOException {
    Path file = folder.resolve("deep").resolve("secret");
    byte[] mark = Marks.in(file).of("x").orElseThrow();
    byte[] secret = Files.readAllBytes(file);
    assertThat(secret).hasSize(32).isNotEqualTo(new byte[32]);
    if (isPosix(file)) {
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
          .isEqualTo("rw-------");
    }
    assertThat(Marks.in(file).isRight(mark, "x")).isTrue();
    assertThat(Files.readAllBytes(file)).isEqualTo(secret);
    assertThat(Marks.in(folder.resolve("another")).isRight(mark, "x")).isFalse();
    assertThat(Marks.ofThisProcess().isRight(mark, "x")).isFalse();
    assertThat(Marks.ofThisProcess().of("x").orElseThrow())
        .isNotEqualTo(Marks.ofThisProcess().of("x").orElseThrow());
  }

  /** The secret is in both digests, so nobody can go on from a mark to that of more parts. */
  @Test
  void theSecretBeginsTheInnerAndTheOuterDigest() throws Exception {
    Path file = folder.resolve("secret");
    Marks.in(file);
    byte[] secret = Files.readAllBytes(file);
    MessageDigest inner = MessageDigest.getInstance("SHA-256");
    inner.update(secret);
    inner.update("1:x2:yz".getBytes(StandardCharsets.UTF_8));
    MessageDigest outer = MessageDigest.getInstance("SHA-256");
    outer.update(secret);
    assertThat(Marks.in(file).of("x", "yz")).contains(outer.digest(inner.digest()));
  }

  /** What others can read they can make marks with, and what they can write they can replace. */
  @ParameterizedTest
  @ValueSource(strings = {"rw-r-----", "rw----r--", "rw--w----", "rw-----w-", "rwxrwxrwx"})
  void aSecretThatOthersCanReadOrWriteIsNotUsed(String permissions) throws IOException {
    Path file = folder.resolve("secret");
    assumeTrue(isPosix(file), "this file system has no permissions");
    byte[] mark = Marks.in(file).of("x").orElseThrow();
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
    Marks exposed = Marks.in(file);
    assertThat(exposed.of("x")).isEmpty();
    assertThat(exposed.isRight(mark, "x")).isFalse();
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    assertThat(Marks.in(file).isRight(mark, "x")).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 31, 33})
  void aSecretOfAnotherLengthIsMadeAnew(int length) throws IOException {
    Path file = folder.resolve("secret");
    Files.write(file, new byte[length]);
    assertThat(Marks.in(file).of("x")).isPresent();
    assertThat(Files.readAllBytes(file)).hasSize(32).isNotEqualTo(new byte[32]);
  }

  @Test
  void withoutASecretNothingIsBelieved() throws IOException {
    assertThat(Marks.none().of("x")).isEmpty();
    assertThat(Marks.none().isRight(new byte[32], "x")).isFalse();
    // No secret can be made in something that is no folder.
    Path blocked = Files.writeString(folder.resolve("file"), "");
    assertThat(Marks.in(blocked.resolve("secret")).of("x")).isEmpty();
  }
}
