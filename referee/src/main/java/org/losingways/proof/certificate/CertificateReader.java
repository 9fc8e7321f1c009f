// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof.certificate;

import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losingways.game.Fingerprint;
import org.losingways.game.GameFormatException;
import org.losingways.game.Position;
import org.losingways.ints.Ints;
import org.losingways.json.JsonFormatException;
import org.losingways.json.JsonObject;
import org.losingways.json.JsonReader;
import org.losingways.json.JsonWriter;
import org.losingways.proof.certificate.InfiniteEvidence.Element;
import org.losingways.proof.certificate.PartizanEvidence.RepeatingSet;

/**
 * Reads certificates of every kind, of this version of the format and of the first. Every refusal
 * is a {@link GameFormatException} with one sentence.
 *
 * <p>JsonObject may come in any order; one that is missing, unknown or said twice is refused,
 * because nothing would check it.
 */
public final class CertificateReader {

  /** Larger files are not read. */
  static final int MOST_BYTES = 128_000_000;

  private static final JsonReader.Bounds BOUNDS = new JsonReader.Bounds(8, 20, 60_000);

  /** The format of partizan games in version 1. */
  private static final String PARTIZAN_FORMAT = "losingways-partizan-certificate";

  private CertificateReader() {}

  /**
   * The certificate in the stream, which is read to its end.
   *
   * @throws GameFormatException if there is none
   */
  public static Certificate read(InputStream in) throws IOException {
    return read(in.readNBytes(MOST_BYTES + 1));
  }

  /**
   * The certificate that is a file.
   *
   * @throws GameFormatException if it is none
   */
  public static Certificate read(byte[] file) {
    if (file.length > MOST_BYTES) {
      throw refusal("it is too long");
    }
    try {
      return JsonObject.read(
          JsonReader.read(file, BOUNDS), "a certificate", CertificateReader::certificate);
    } catch (JsonFormatException e) {
      throw refusal(e.getMessage());
    }
  }

  private static Certificate certificate(JsonObject members) {
    String format = members.text("format");
    int version = members.number("version");
    boolean isFirst = version == 1;
    boolean isFirstPartizan = isFirst && format.equals(PARTIZAN_FORMAT);
    if (!isFirstPartizan && !format.equals(Certificate.FORMAT)) {
      throw refusal("its format is not \"" + Certificate.FORMAT + "\"");
    }
    if (!isFirst && version != Certificate.VERSION) {
      throw refusal("this program reads versions 1 and " + Certificate.VERSION + " of the format");
    }
    String kind = isFirstPartizan ? PartizanEvidence.KIND : FiniteEvidence.KIND;
    if (!isFirst || (members.has("kind") && !isFirstPartizan)) {
      kind = members.text("kind");
      if (isFirst && !kind.equals(InfiniteEvidence.KIND)) {
        throw refusal("in version 1 the only kind that is named is infinite");
      }
    }
    Certificate certificate =
        new Certificate(
            isFirstPartizan
                ? Rules.code(members.text("left") + "/" + members.text("right"))
                : rules(members.take("game"), isFirst),
            claim(members, isFirst && kind.equals(InfiniteEvidence.KIND)),
            members.number("heaps"),
            evidence(kind, members),
            members.text("digest"));
    if (!isFirst) {
      return certificate;
    }
    // What the old digest vouched for is written anew, with the digest that it has now.
    return Fingerprint.of(textOfVersion1(certificate)).equals(certificate.digest())
        ? certificate.sealed()
        : new Certificate(
            certificate.rules(),
            certificate.claim(),
            certificate.heaps(),
            certificate.evidence(),
            "");
  }

  /** What the digest was taken of in version 1. */
  private static String textOfVersion1(Certificate certificate) {
    Map<String, Object> now = certificate.members();
    Map<String, Object> then = new LinkedHashMap<>();
    boolean isPartizan = certificate.evidence() instanceof PartizanEvidence;
    then.put("format", isPartizan ? PARTIZAN_FORMAT : Certificate.FORMAT);
    then.put("version", 1);
    Object kind = now.remove("kind");
    Object game = now.remove("game");
    if (certificate.evidence() instanceof InfiniteEvidence) {
      then.put("kind", kind);
      now.remove("claim");
    }
    if (isPartizan) {
      String[] codes = certificate.rules().name().split("/", 2);
      then.put("left", codes[0]);
      then.put("right", codes[1]);
    } else {
      then.put("game", game instanceof Map<?, ?> table ? table.get("options") : game);
    }
    for (String name : List.of("claim", "period", "preperiod", "exact")) {
      if (now.containsKey(name)) {
        then.put(name, now.get(name));
      }
    }
    now.keySet().removeAll(List.of("format", "version"));
    then.putAll(now);
    return JsonWriter.ascii(then);
  }

  private static Claim claim(JsonObject members, boolean isUnspoken) {
    boolean isSolved = members.has("period");
    String claim = isUnspoken ? isSolved ? "solved" : "partial" : members.text("claim");
    if (!isSolved && claim.equals("firm")) {
      return new Claim.Firm();
    }
    if (!claim.equals(isSolved ? "solved" : "partial")) {
      throw refusal(
          "its claim is neither \"solved\" with a period nor \"firm\" or \"partial\" without one");
    }
    if (!isSolved) {
      return new Claim.Partial();
    }
    int period = members.number("period");
    int preperiod = members.number("preperiod");
    return members.has("saltus")
        ? new Claim.Growing(period, preperiod, members.number("saltus"))
        : new Claim.Solved(period, preperiod);
  }

  private static Rules rules(Object game, boolean isFirst) {
    if (isFirst && game instanceof List<?>) {
      return new Rules("", List.of(table(game)));
    }
    if (isFirst || !(game instanceof Map<?, ?>)) {
      return Rules.code(JsonObject.text(game));
    }
    return JsonObject.read(
        game,
        "a game",
        members ->
            new Rules(
                members.text("name"),
                members.has("options")
                    ? List.of(table(members.take("options")))
                    : List.of(table(members.take("left")), table(members.take("right"))),
                members.has("plus") ? plus(members.text("plus")) : ""));
  }

  private static String plus(String codes) {
    if (codes.isEmpty()) {
      throw refusal("it adds no code to its table");
    }
    return codes;
  }

  private static List<List<Position>> table(Object node) {
    return JsonObject.list(node, options -> JsonObject.list(options, CertificateReader::option));
  }

  private static Position option(Object node) {
    Ints sizes = JsonObject.numbers(node);
    for (int i = 0; i < sizes.size(); i++) {
      if (sizes.getInt(i) < (i == 0 ? 1 : sizes.getInt(i - 1))) {
        throw refusal("an option is not an ascending list of heaps");
      }
    }
    return Position.of(sizes.toIntArray());
  }

  private static Evidence evidence(String kind, JsonObject members) {
    return switch (kind) {
      case FiniteEvidence.KIND ->
          new FiniteEvidence(
              members.number("order"),
              members.objects(
                  "generators",
                  "a generator",
                  g ->
                      new FiniteEvidence.Generator(
                          g.text("name"), g.number("heap"), g.numbers("action"))),
              members.list("elements", JsonObject::text),
              members.numbers("pPortion"),
              members.numbers("phi"),
              members.list("witnesses", sets -> JsonObject.list(sets, JsonObject::numbers)));
      case PresentedEvidence.KIND ->
          new PresentedEvidence(
              members.number("order"),
              members.numbers("letters"),
              members.list("relations", CertificateReader::relation),
              members.numbers("pPortion"),
              members.numbers("phi"));
      case InfiniteEvidence.KIND ->
          new InfiniteEvidence(
              members.list("words", JsonObject::numbers),
              members.numbers("letters"),
              members.objects(
                  "generators",
                  "a generator",
                  g ->
                      new InfiniteEvidence.Generator(
                          g.number("heap"),
                          g.number("degree"),
                          g.list("points", CertificateReader::element),
                          g.list("rays", CertificateReader::image))),
              members.text("pPoints"),
              members.list("pRays", CertificateReader::sequence),
              members.list("phi", CertificateReader::element));
      case GaugeEvidence.KIND ->
          new GaugeEvidence(
              members.numbers("letters"),
              members.list("words", JsonObject::numbers),
              members.list("groups", JsonObject::numbers),
              members.list("gauges", group -> JsonObject.list(group, JsonObject::numbers)),
              members.list("kinds", JsonObject::numbers),
              members.text("lost"),
              members.has("rightLost") ? Optional.of(members.text("rightLost")) : Optional.empty(),
              members.list("endless", JsonObject::numbers));
      case FamilyEvidence.KIND ->
          new FamilyEvidence(
              members.numbers("weights"),
              members.numbers("thresholds"),
              members.text("signs"),
              members.number("exceptionalSign"),
              members.number("exceptionalParity"));
      case LevelEvidence.KIND ->
          new LevelEvidence(
              members.numbers("letters"),
              members.list("steps", JsonObject::numbers),
              members.numbers("down"),
              members.text("losing"));
      case NimEvidence.KIND -> new NimEvidence(members.numbers("nimValues"), members.text("firm"));
      case PartizanEvidence.KIND ->
          new PartizanEvidence(
              members.truth("exact"),
              members.list("products", JsonObject::numbers),
              members.numbers("parts"),
              members.numbers("counts"),
              members.objects("leftLost", "a set", CertificateReader::set),
              members.objects("rightLost", "a set", CertificateReader::set));
      default -> throw refusal("it is of a kind that this program does not know");
    };
  }

  private static RepeatingSet set(JsonObject set) {
    return new RepeatingSet(
        set.text("below"), set.number("from"), set.text("middle"), set.text("above"));
  }

  private static PresentedEvidence.Relation relation(Object node) {
    List<?> sides = JsonObject.tuple(node, 2);
    return new PresentedEvidence.Relation(
        JsonObject.numbers(sides.get(0)), JsonObject.numbers(sides.get(1)));
  }

  private static Element element(Object node) {
    List<?> both = JsonObject.tuple(node, 2);
    return new Element(JsonObject.number(both.get(0)), JsonObject.number(both.get(1)));
  }

  private static InfiniteEvidence.RayImage image(Object node) {
    List<?> parts = JsonObject.tuple(node, 3);
    return new InfiniteEvidence.RayImage(
        JsonObject.list(parts.get(0), CertificateReader::element),
        JsonObject.number(parts.get(1)),
        JsonObject.number(parts.get(2)));
  }

  private static InfiniteEvidence.Sequence sequence(Object node) {
    List<?> both = JsonObject.tuple(node, 2);
    return new InfiniteEvidence.Sequence(
        JsonObject.text(both.get(0)), JsonObject.text(both.get(1)));
  }

  /** Says why something is no certificate, by the end of a sentence. */
  public static GameFormatException refusal(String why) {
    return new GameFormatException("The file is not a certificate: " + why + ".");
  }
}
