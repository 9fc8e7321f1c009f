// SPDX-License-Identifier: Apache-2.0
package org.losingways.examples;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.losingways.app.Misere;
import org.losingways.proof.Referee;

/** Writes a certificate, changes one number in it, and asks the referee about both files. */
public final class CertificateAndReferee {

  private CertificateAndReferee() {}

  public static void main(String[] arguments) throws IOException {
    Path file = Files.createTempFile("0.123-", ".json");
    Misere.game("0.123").solve().certificate().writeTo(file);
    System.out.println(Referee.check(file).reason());
    Files.writeString(file, Files.readString(file).replace("\"pPortion\":[1,", "\"pPortion\":[2,"));
    System.out.println(Referee.check(file).reason());
    Files.delete(file);
  }
}
