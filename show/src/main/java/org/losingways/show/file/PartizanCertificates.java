// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.file;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Reach;
import org.losingways.partizan.IntegerSet;
import org.losingways.partizan.PartizanSolution;
import org.losingways.proof.Claim;
import org.losingways.proof.PartizanCertificate;
import org.losingways.proof.RepeatingSet;
import org.losingways.quotient.Period;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Certificates of partizan games: made from a solution, written and read as JSON. */
public final class PartizanCertificates {

  /** Larger files are not read. */
  private static final int MAX_BYTES = 50_000_000;

  private static final int LOOK = 4096;

  private static final List<String> MEMBERS =
      List.of(
          "format",
          "version",
          "left",
          "right",
          "claim",
          "period",
          "preperiod",
          "exact",
          "heaps",
          "products",
          "parts",
          "counts",
          "leftLost",
          "rightLost",
          "digest");

  private PartizanCertificates() {}

  /** The certificate of a solution whose rules are two codes. */
  public static PartizanCertificate of(PartizanSolution solution) {
    PartizanRuleset rules = solution.rules();
    PartizanSolution.Parts parts = solution.parts();
    int heaps = solution.heapsComputed();
    Claim claim = new Claim.Partial();
    if (solution.period().isPresent()) {
      Period p = solution.period().get();
      Reach reach = rules.reach().orElseThrow();
      claim = new Claim.Solved(p.period(), p.preperiod());
      heaps = (int) reach.periodBound(p.preperiod(), p.period()) + p.period() - 1;
    }
    List<IntList> products = new ArrayList<>();
    for (int[] row : parts.products()) {
      products.add(IntList.of(row));
    }
    return new PartizanCertificate(
            rules.left().code(),
            rules.right().code(),
            claim,
            solution.isExact(),
            heaps,
            products,
            IntList.of(Arrays.copyOf(parts.parts(), heaps + 1)),
            IntList.of(Arrays.copyOf(parts.counts(), heaps + 1)),
            parts.leftLost().stream().map(PartizanCertificates::set).toList(),
            parts.rightLost().stream().map(PartizanCertificates::set).toList(),
            "")
        .sealed();
  }

  private static RepeatingSet set(IntegerSet set) {
    StringBuilder below = new StringBuilder("0".repeat(set.belowPeriod()));
    StringBuilder middle = new StringBuilder();
    StringBuilder above = new StringBuilder("0".repeat(set.abovePeriod()));
    for (int i = 1; i <= set.belowPeriod(); i++) {
      bit(below, Math.floorMod(set.from() - i, set.belowPeriod()), set.contains(set.from() - i));
    }
    for (int d = set.from(); d < set.to(); d++) {
      middle.append(set.contains(d) ? '1' : '0');
    }
    for (int i = 0; i < set.abovePeriod(); i++) {
      bit(above, Math.floorMod(set.to() + i, set.abovePeriod()), set.contains(set.to() + i));
    }
    return new RepeatingSet(below.toString(), set.from(), middle.toString(), above.toString());
  }

  private static void bit(StringBuilder text, int at, boolean isMember) {
    text.setCharAt(at, isMember ? '1' : '0');
  }

  /** The certificate as JSON, one member a line. */
  public static String write(PartizanCertificate certificate) {
    String text = certificate.text();
    String whole =
        text.substring(0, text.length() - 1) + ",\"digest\":\"" + certificate.digest() + "\"}\n";
    for (String member : MEMBERS.subList(1, MEMBERS.size())) {
      whole = whole.replace(",\"" + member + "\":", ",\n \"" + member + "\":");
    }
    return whole;
  }

  /** Whether a stream begins like a certificate of a partizan game; the stream is put back. */
  public static boolean recognises(InputStream in) throws IOException {
    in.mark(LOOK);
    String start = new String(in.readNBytes(LOOK), StandardCharsets.UTF_8);
    in.reset();
    return start.contains("\"" + PartizanCertificate.FORMAT + "\"");
  }

  /**
   * Reads a certificate.
   *
   * @throws CertificateFormatException if there is none
   */
  public static PartizanCertificate read(InputStream in) throws IOException {
    byte[] bytes = in.readNBytes(MAX_BYTES + 1);
    if (bytes.length > MAX_BYTES) {
      throw new CertificateFormatException("The file is no certificate: it is too large.");
    }
    JsonNode node;
    try {
      node =
          JsonMapper.builder()
              .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
              .build()
              .readTree(bytes);
    } catch (JacksonException e) {
      throw new CertificateFormatException("The file is no certificate: it is not JSON.");
    }
    if (!node.isObject()) {
      throw new CertificateFormatException("The file is no certificate: it is no JSON object.");
    }
    for (Map.Entry<String, JsonNode> member : node.properties()) {
      if (!MEMBERS.contains(member.getKey())) {
        throw refusal("it has a member '" + member.getKey() + "' that means nothing");
      }
    }
    if (!text(node, "format").equals(PartizanCertificate.FORMAT)
        || number(node, "version") != PartizanCertificate.VERSION) {
      throw refusal("it is of another format or version");
    }
    return new PartizanCertificate(
        text(node, "left"),
        text(node, "right"),
        claim(node),
        truth(node, "exact"),
        number(node, "heaps"),
        lists(node, "products"),
        list(member(node, "parts"), "parts"),
        list(member(node, "counts"), "counts"),
        sets(node, "leftLost"),
        sets(node, "rightLost"),
        text(node, "digest"));
  }

  private static Claim claim(JsonNode node) {
    String claim = text(node, "claim");
    if (claim.equals("solved")) {
      return new Claim.Solved(number(node, "period"), number(node, "preperiod"));
    }
    if (!claim.equals("partial") || node.has("period") || node.has("preperiod")) {
      throw refusal("its claim is neither solved, with a period, nor partial, without one");
    }
    return new Claim.Partial();
  }

  private static JsonNode member(JsonNode node, String name) {
    JsonNode found = node.get(name);
    if (found == null) {
      throw refusal("its member '" + name + "' is missing");
    }
    return found;
  }

  private static String text(JsonNode node, String name) {
    JsonNode found = member(node, name);
    if (!found.isString()) {
      throw refusal("'" + name + "' is no text");
    }
    return found.stringValue();
  }

  private static int number(JsonNode node, String name) {
    return whole(member(node, name), name);
  }

  private static int whole(JsonNode found, String name) {
    if (!found.isIntegralNumber() || !found.canConvertToInt()) {
      throw refusal("something in '" + name + "' is no whole number");
    }
    return found.intValue();
  }

  private static boolean truth(JsonNode node, String name) {
    JsonNode found = member(node, name);
    if (!found.isBoolean()) {
      throw refusal("'" + name + "' is neither true nor false");
    }
    return found.booleanValue();
  }

  private static IntList list(JsonNode found, String name) {
    if (!found.isArray()) {
      throw refusal("'" + name + "' is no list");
    }
    IntArrayList numbers = new IntArrayList();
    for (JsonNode item : found) {
      numbers.add(whole(item, name));
    }
    return numbers;
  }

  private static List<IntList> lists(JsonNode node, String name) {
    JsonNode found = member(node, name);
    if (!found.isArray()) {
      throw refusal("'" + name + "' is no list");
    }
    List<IntList> lists = new ArrayList<>();
    for (JsonNode item : found) {
      lists.add(list(item, name));
    }
    return lists;
  }

  private static List<RepeatingSet> sets(JsonNode node, String name) {
    JsonNode found = member(node, name);
    if (!found.isArray()) {
      throw refusal("'" + name + "' is no list");
    }
    List<RepeatingSet> sets = new ArrayList<>();
    for (JsonNode item : found) {
      if (!item.isObject() || item.size() != 4) {
        throw refusal("'" + name + "' has a member without below, from, middle and above");
      }
      sets.add(
          new RepeatingSet(
              text(item, "below"),
              number(item, "from"),
              text(item, "middle"),
              text(item, "above")));
    }
    return sets;
  }

  private static CertificateFormatException refusal(String why) {
    return new CertificateFormatException("The file is no certificate: " + why + ".");
  }
}
