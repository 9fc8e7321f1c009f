// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof.certificate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.losingways.game.Fingerprint;
import org.losingways.json.JsonWriter;

/**
 * Everything that is needed to believe the misère outcomes of a game: {@code docs/certificates.md}
 * says what each part means and why together they are a proof.
 *
 * <pre>{@code
 * Referee.check(certificate) instanceof Verdict.Accepted
 * }</pre>
 *
 * <p>A certificate is plain data and may be wrong in every way; only a {@link
 * org.losingways.proof.Referee} says whether it is right.
 *
 * @param rules the rules of the game
 * @param claim how much is claimed
 * @param heaps the largest heap that values are given for
 * @param evidence the quotient, and what shows that it is right
 * @param digest the SHA-256 of {@link #text()} in hexadecimal
 */
public record Certificate(Rules rules, Claim claim, int heaps, Evidence evidence, String digest) {

  /** What the first member of the file says. */
  public static final String FORMAT = "losingways-certificate";

  /** The version of the format in which certificates are written. */
  public static final int VERSION = 2;

  /** Longer functions Φ are not read. */
  public static final int MAX_HEAPS = 10_000_000;

  /** A certificate with the digest that belongs to its parts. */
  public Certificate(Rules rules, Claim claim, int heaps, Evidence evidence) {
    this(
        rules,
        claim,
        heaps,
        evidence,
        Fingerprint.of(new Certificate(rules, claim, heaps, evidence, "").text()));
  }

  /** This certificate with the digest that belongs to its other parts. */
  public Certificate sealed() {
    return new Certificate(rules, claim, heaps, evidence);
  }

  /**
   * All parts but the digest, in their order, as {@link JsonWriter} writes them: numbers, texts,
   * truths, lists and maps.
   */
  public Map<String, Object> members() {
    Map<String, Object> members = new LinkedHashMap<>();
    members.put("format", FORMAT);
    members.put("version", VERSION);
    Map<String, Object> shown = evidence.members();
    members.put("kind", shown.remove("kind"));
    members.put("game", rules.json());
    if (claim instanceof Claim.Solved solved) {
      members.put("claim", "solved");
      members.put("period", solved.period());
      members.put("preperiod", solved.preperiod());
    } else if (claim instanceof Claim.Growing growing) {
      members.put("claim", "solved");
      members.put("period", growing.period());
      members.put("preperiod", growing.preperiod());
      members.put("saltus", growing.saltus());
    } else {
      members.put("claim", claim instanceof Claim.Firm ? "firm" : "partial");
    }
    members.put("heaps", heaps);
    members.putAll(shown);
    return members;
  }

  /** All parts but the digest as JSON without white space: the text that the digest is taken of. */
  public String text() {
    return JsonWriter.ascii(members());
  }

  /** The file of this certificate: one member a line, in the order of the digest. */
  public String file() {
    Map<String, Object> all = members();
    all.put("digest", digest);
    return all.entrySet().stream()
        .map(
            member -> JsonWriter.ascii(member.getKey()) + ":" + JsonWriter.ascii(member.getValue()))
        .collect(Collectors.joining(",\n ", "{", "}\n"));
  }

  /** Writes the file of this certificate. */
  public void writeTo(Path file) throws IOException {
    Files.writeString(file, file());
  }

  /** What is wrong with the form, as the end of a sentence: step 1 of every report. */
  public Optional<String> fault() {
    if (heaps < 0 || heaps > MAX_HEAPS) {
      return Optional.of("its largest heap is not between 0 and " + MAX_HEAPS);
    }
    if (!(evidence instanceof PartizanEvidence)
        && claim instanceof Claim.Growing != evidence instanceof Evidence.Growing) {
      return Optional.of(
          "there is a saltus if its kind is %s, %s or %s, perhaps if it is %s, and else never"
              .formatted(
                  FamilyEvidence.KIND,
                  LevelEvidence.KIND,
                  NimEvidence.KIND,
                  PartizanEvidence.KIND));
    }
    if (claim instanceof Claim.Firm && !(evidence instanceof Evidence.Finite)) {
      return Optional.of("firm heaps are claimed of finite quotients only");
    }
    return evidence.fault(heaps).or(() -> rules.fault(heaps, evidence.players()));
  }
}
