// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.file;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.losingways.game.Fingerprint;
import org.losingways.game.Position;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.Evidence;
import org.losingways.proof.certificate.FamilyEvidence;
import org.losingways.proof.certificate.FiniteEvidence;
import org.losingways.proof.certificate.GaugeEvidence;
import org.losingways.proof.certificate.InfiniteEvidence;
import org.losingways.proof.certificate.InfiniteEvidence.Element;
import org.losingways.proof.certificate.LevelEvidence;
import org.losingways.proof.certificate.NimEvidence;
import org.losingways.proof.certificate.PartizanEvidence;
import org.losingways.proof.certificate.PartizanEvidence.RepeatingSet;
import org.losingways.proof.certificate.PresentedEvidence;
import org.losingways.proof.certificate.Rules;
import org.losingways.proof.certificate.StrictJson;
import tools.jackson.databind.JsonNode;

/**
 * Reads certificates of every kind, of this version of the format and of the first. Every refusal
 * is a {@link CertificateFormatException} with one sentence.
 *
 * <p>Members may come in any order; one that is missing, unknown or said twice is refused, because
 * nothing would check it.
 */
public final class CertificateReader {

  /** Larger files are not read. */
  private static final int MOST_BYTES = 128_000_000;

  /** The format of partizan games in version 1. */
  private static final String PARTIZAN_FORMAT = "losingways-partizan-certificate";

  private CertificateReader() {}

  /**
   * The certificate in the stream, which is read to its end.
   *
   * @throws CertificateFormatException if there is none
   */
  public static Certificate read(InputStream in) throws IOException {
    byte[] bytes = in.readNBytes(MOST_BYTES + 1);
    if (bytes.length > MOST_BYTES) {
      throw refusal("it is too long");
    }
    JsonNode tree = CertificateJson.tree(bytes);
    return object(tree, "a certificate", CertificateReader::certificate);
  }

  private static Certificate certificate(Members members) {
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
    return StrictJson.of(then);
  }

  private static Claim claim(Members members, boolean isUnspoken) {
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

  private static Rules rules(JsonNode game, boolean isFirst) {
    if (isFirst && game.isArray()) {
      return new Rules("", List.of(table(game)));
    }
    if (isFirst || !game.isObject()) {
      return Rules.code(text(game));
    }
    return object(
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

  private static List<List<Position>> table(JsonNode node) {
    return list(node, options -> list(options, CertificateReader::option));
  }

  private static Position option(JsonNode node) {
    int[] sizes = numbers(node).toIntArray();
    for (int i = 0; i < sizes.length; i++) {
      if (sizes[i] < (i == 0 ? 1 : sizes[i - 1])) {
        throw refusal("an option is not an ascending list of heaps");
      }
    }
    return Position.of(sizes);
  }

  private static Evidence evidence(String kind, Members members) {
    return switch (kind) {
      case FiniteEvidence.KIND ->
          new FiniteEvidence(
              members.number("order"),
              members.objects(
                  "generators",
                  "a generator",
                  g ->
                      new FiniteEvidence.Generator(
                          g.text("name"), g.number("heap"), numbers(g.take("action")))),
              members.list("elements", CertificateReader::text),
              numbers(members.take("pPortion")),
              numbers(members.take("phi")),
              members.list("witnesses", sets -> list(sets, CertificateReader::numbers)));
      case PresentedEvidence.KIND ->
          new PresentedEvidence(
              members.number("order"),
              numbers(members.take("letters")),
              members.list("relations", CertificateReader::relation),
              numbers(members.take("pPortion")),
              numbers(members.take("phi")));
      case InfiniteEvidence.KIND ->
          new InfiniteEvidence(
              members.list("words", CertificateReader::numbers),
              numbers(members.take("letters")),
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
              numbers(members.take("letters")),
              members.list("words", CertificateReader::numbers),
              members.list("groups", CertificateReader::numbers),
              members.list("gauges", group -> list(group, CertificateReader::numbers)),
              members.list("kinds", CertificateReader::numbers),
              members.text("lost"),
              members.has("rightLost") ? Optional.of(members.text("rightLost")) : Optional.empty(),
              members.list("endless", CertificateReader::numbers));
      case FamilyEvidence.KIND ->
          new FamilyEvidence(
              numbers(members.take("weights")),
              numbers(members.take("thresholds")),
              members.text("signs"),
              members.number("exceptionalSign"),
              members.number("exceptionalParity"));
      case LevelEvidence.KIND ->
          new LevelEvidence(
              numbers(members.take("letters")),
              members.list("steps", CertificateReader::numbers),
              numbers(members.take("down")),
              members.text("losing"));
      case NimEvidence.KIND ->
          new NimEvidence(numbers(members.take("nimValues")), members.text("firm"));
      case PartizanEvidence.KIND ->
          new PartizanEvidence(
              members.truth("exact"),
              members.list("products", CertificateReader::numbers),
              numbers(members.take("parts")),
              numbers(members.take("counts")),
              members.objects("leftLost", "a set", CertificateReader::set),
              members.objects("rightLost", "a set", CertificateReader::set));
      default -> throw refusal("it is of a kind that this program does not know");
    };
  }

  private static RepeatingSet set(Members set) {
    return new RepeatingSet(
        set.text("below"), set.number("from"), set.text("middle"), set.text("above"));
  }

  private static PresentedEvidence.Relation relation(JsonNode node) {
    checkSize(node, 2);
    return new PresentedEvidence.Relation(numbers(node.get(0)), numbers(node.get(1)));
  }

  private static Element element(JsonNode node) {
    checkSize(node, 2);
    return new Element(number(node.get(0)), number(node.get(1)));
  }

  private static InfiniteEvidence.RayImage image(JsonNode node) {
    checkSize(node, 3);
    return new InfiniteEvidence.RayImage(
        list(node.get(0), CertificateReader::element), number(node.get(1)), number(node.get(2)));
  }

  private static InfiniteEvidence.Sequence sequence(JsonNode node) {
    checkSize(node, 2);
    return new InfiniteEvidence.Sequence(text(node.get(0)), text(node.get(1)));
  }

  private static void checkSize(JsonNode node, int size) {
    if (!node.isArray() || node.size() != size) {
      throw refusal("a list has the wrong length");
    }
  }

  private static int number(JsonNode node) {
    if (!node.isInt()) {
      throw refusal("a whole number is missing, or too large");
    }
    return node.intValue();
  }

  private static String text(JsonNode node) {
    if (!node.isString()) {
      throw refusal("a text is missing");
    }
    return node.stringValue();
  }

  private static IntList numbers(JsonNode node) {
    IntList numbers = new IntArrayList(node.size());
    list(node, item -> numbers.add(number(item)));
    return numbers;
  }

  private static <T> List<T> list(JsonNode node, Function<JsonNode, T> item) {
    if (!node.isArray()) {
      throw refusal("a list is missing");
    }
    List<T> items = new ArrayList<>(node.size());
    node.forEach(child -> items.add(item.apply(child)));
    return items;
  }

  private static <T> T object(JsonNode node, String what, Function<Members, T> read) {
    if (!node.isObject()) {
      throw refusal(what + " is not a JSON object");
    }
    Members members = new Members(what, node, new TreeSet<>(node.propertyNames()));
    T result = read.apply(members);
    if (!members.left.isEmpty()) {
      String name = members.left.iterator().next().replaceAll("[^\\x20-\\x7e]", "?");
      String shown = name.length() <= 20 ? name : name.substring(0, 20) + "…";
      throw refusal(what + " like this has no \"" + shown + "\"");
    }
    return result;
  }

  /** An object of the file, and the names of those members that were not yet taken. */
  private record Members(String what, JsonNode node, Set<String> left) {
    boolean has(String name) {
      return node.has(name);
    }

    JsonNode take(String name) {
      if (!left.remove(name)) {
        throw refusal(what + " has no \"" + name + "\"");
      }
      return node.get(name);
    }

    int number(String name) {
      return CertificateReader.number(take(name));
    }

    String text(String name) {
      return CertificateReader.text(take(name));
    }

    boolean truth(String name) {
      JsonNode value = take(name);
      if (!value.isBoolean()) {
        throw refusal("\"" + name + "\" is neither true nor false");
      }
      return value.booleanValue();
    }

    <T> List<T> list(String name, Function<JsonNode, T> item) {
      return CertificateReader.list(take(name), item);
    }

    <T> List<T> objects(String name, String each, Function<Members, T> read) {
      return list(name, item -> object(item, each, read));
    }
  }

  static CertificateFormatException refusal(String why) {
    return new CertificateFormatException("The file is not a certificate: " + why + ".");
  }
}
