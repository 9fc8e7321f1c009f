// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.json;

import java.util.List;
import java.util.stream.Collectors;
import org.losingways.monoid.words.WordStyle;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.show.view.RayWords;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The members of {@code misere solve --json} that say what an infinite quotient is. */
public final class InfiniteJson {

  private InfiniteJson() {}

  /** Puts the infinite quotient into an object, in place of what the last finite one had there. */
  public static void into(ObjectNode node, InfiniteQuotient q) {
    node.putNull("order");
    node.putNull("pSize");
    node.put("tame", false);
    node.putNull("name");
    node.put("rank", 1);
    node.put("heapsComputed", q.heapsComputed());
    node.put("period", q.period().map(p -> p.period()).orElse(null));
    node.put("preperiod", q.period().map(p -> p.preperiod()).orElse(null));
    ArrayNode generators = node.putArray("generators");
    int[] heaps = q.generatorHeaps();
    for (int i = 0; i < heaps.length; i++) {
      String name = q.system().alphabet().names().get(i);
      generators.addObject().put("name", name).put("heap", heaps[i]);
    }
    ArrayNode relations = node.putArray("relations");
    q.system().rules().forEach(r -> relations.add(q.system().alphabet().text(r)));
    ArrayNode portion = node.putArray("pPortion");
    ArrayNode cells = node.putArray("cells");
    for (InfiniteQuotient.Cell cell : q.cells()) {
      if (cell.letter().isEmpty() && cell.first().get(0)) {
        portion.add(cell.word());
      }
      ObjectNode made = cells.addObject().put("word", cell.word());
      made.put("letter", cell.letter().orElse(null));
      made.put("p", bits(cell.first()));
      made.put("repeating", bits(cell.repeating()));
    }
    q.printedPhi().forEach(node.putArray("phi")::add);
  }

  /** Says what a generator makes of a ray: the first products, then a ray or what repeats. */
  public static void image(ObjectNode node, RayWords words, RayWords.Image image) {
    ArrayNode first = node.putArray("first");
    image.first().forEach(x -> first.add(words.text(x, WordStyle.PLAIN)));
    if (image.repeating().isEmpty()) {
      ray(node.putObject("then"), words, image.rest());
    } else {
      node.putNull("then");
      ArrayNode repeating = node.putArray("repeating");
      image.repeating().forEach(x -> repeating.add(words.text(x, WordStyle.PLAIN)));
    }
  }

  /** A ray, by its first element and the letter that leads on. */
  public static void ray(ObjectNode node, RayWords words, int first) {
    int letter = words.monoid().letter(words.monoid().cell(first));
    node.put("word", words.text(first, WordStyle.PLAIN));
    node.put("letter", words.system().alphabet().names().get(letter));
  }

  private static String bits(List<Boolean> bits) {
    return bits.stream().map(b -> b ? "1" : "0").collect(Collectors.joining());
  }
}
