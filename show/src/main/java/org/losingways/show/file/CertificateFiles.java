// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.file;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.losingways.proof.certificate.Certificate;
import org.losingways.show.CommandFailure;

/**
 * Files with one certificate, or with one on each line, which may be compressed by gzip: so a
 * census is published.
 */
public final class CertificateFiles {

  /** Larger files are not read, as {@link CertificateReader} does not read larger certificates. */
  private static final int MOST_BYTES = 128_000_000;

  private static final int GZIP = 0x1f;

  private CertificateFiles() {}

  /**
   * All certificates in a file.
   *
   * @throws CommandFailure if it cannot be read, or one of them is no certificate in form
   */
  public static List<Certificate> read(Path file) {
    CommandFailure.when(Files.isDirectory(file), "'%s' is a directory, not a certificate.", file);
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      return certificates(in);
    } catch (NoSuchFileException e) {
      throw new CommandFailure("There is no file '%s'.".formatted(file), e);
    } catch (CertificateFormatException e) {
      throw new CommandFailure(e.getMessage(), e);
    } catch (ZipException e) {
      throw new CommandFailure("'%s' is damaged: gzip cannot read it.".formatted(file), e);
    } catch (IOException e) {
      throw new CommandFailure("'%s' cannot be read: %s.".formatted(file, OutputFile.reason(e)), e);
    }
  }

  private static List<Certificate> certificates(InputStream in) throws IOException {
    in.mark(1);
    boolean isZipped = in.read() == GZIP;
    in.reset();
    byte[] bytes = (isZipped ? new GZIPInputStream(in) : in).readNBytes(MOST_BYTES + 1);
    List<String> lines =
        new String(bytes, StandardCharsets.UTF_8).lines().filter(line -> !line.isBlank()).toList();
    if (lines.size() < 2 || !lines.stream().allMatch(CertificateFiles::isWhole)) {
      return List.of(CertificateReader.read(new ByteArrayInputStream(bytes)));
    }
    List<Certificate> certificates = new ArrayList<>();
    for (String line : lines) {
      certificates.add(
          CertificateReader.read(new ByteArrayInputStream(line.getBytes(StandardCharsets.UTF_8))));
    }
    return certificates;
  }

  private static boolean isWhole(String line) {
    return line.startsWith("{") && line.endsWith("}");
  }
}
