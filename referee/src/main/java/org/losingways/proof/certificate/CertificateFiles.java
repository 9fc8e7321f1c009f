// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof.certificate;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.losingways.game.GameFormatException;

/**
 * Files with one certificate, or with one on each line, which may be compressed by gzip: so a
 * census is published.
 */
public final class CertificateFiles {

  private static final int GZIP = 0x1f;

  private CertificateFiles() {}

  /**
   * All certificates in a file.
   *
   * @throws GameFormatException if it cannot be read, or one of them is no certificate in form
   */
  public static List<Certificate> read(Path file) {
    if (Files.isDirectory(file)) {
      throw new GameFormatException("'" + file + "' is a directory, not a certificate.");
    }
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      return certificates(in);
    } catch (NoSuchFileException e) {
      throw new GameFormatException("There is no file '" + file + "'.");
    } catch (ZipException e) {
      throw new GameFormatException("'" + file + "' is damaged: gzip cannot read it.");
    } catch (AccessDeniedException e) {
      throw new GameFormatException("'" + file + "' cannot be read: that is not allowed.");
    } catch (IOException e) {
      throw new GameFormatException("'" + file + "' cannot be read: " + e.getMessage() + ".");
    }
  }

  private static List<Certificate> certificates(InputStream in) throws IOException {
    in.mark(1);
    boolean isZipped = in.read() == GZIP;
    in.reset();
    byte[] bytes =
        (isZipped ? new GZIPInputStream(in) : in).readNBytes(CertificateReader.MOST_BYTES + 1);
    List<String> lines =
        new String(bytes, StandardCharsets.UTF_8).lines().filter(line -> !line.isBlank()).toList();
    if (lines.size() < 2 || !lines.stream().allMatch(CertificateFiles::isWhole)) {
      return List.of(CertificateReader.read(bytes));
    }
    List<Certificate> certificates = new ArrayList<>();
    for (String line : lines) {
      certificates.add(CertificateReader.read(line.getBytes(StandardCharsets.UTF_8)));
    }
    return certificates;
  }

  private static boolean isWhole(String line) {
    return line.startsWith("{") && line.endsWith("}");
  }
}
