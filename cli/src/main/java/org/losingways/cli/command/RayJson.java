// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import org.losingways.cli.solving.QuotientOptions;
import org.losingways.monoid.RayMonoid;
import org.losingways.monoid.RaySet;
import org.losingways.monoid.structure.RayStructure;
import org.losingways.monoid.structure.RayStructure.Component;
import org.losingways.monoid.structure.RayStructure.Order;
import org.losingways.monoid.words.Irredundant;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.show.json.InfiniteJson;
import org.losingways.show.json.Json;
import org.losingways.show.json.MonoidJson;
import org.losingways.show.view.RayWords;
import org.losingways.theory.NormalCopy;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The inside of an infinite quotient, as JSON. */
final class RayJson {

  private final InfiniteQuotient q;
  private final RayMonoid monoid;
  private final RayStructure structure;
  private final RayWords words;
  private final List<String> letters;

  private RayJson(InfiniteQuotient q) {
    this.q = q;
    this.monoid = q.monoid();
    this.structure = RayStructure.of(monoid);
    this.words = new RayWords(q);
    this.letters = q.system().alphabet().names();
  }

  /** What {@code misere structure --json} says of an infinite quotient. */
  static ObjectNode of(QuotientOptions.FoundInfinite found, BooleanSupplier stopRelations) {
    InfiniteQuotient q = found.quotient();
    ObjectNode node = Json.object();
    node.put("game", q.rules().code());
    node.put("status", found.status().name().toLowerCase(Locale.ROOT));
    InfiniteJson.into(node, q);
    MonoidJson.relations(
        node, "irredundant", Irredundant.of(q.system().relations(), Long.MAX_VALUE, stopRelations));
    RayJson json = new RayJson(q);
    node.put("rank", json.structure.rank());
    json.fill(node);
    return node;
  }

  private void fill(ObjectNode node) {
    ArrayNode idempotents = node.putArray("idempotents");
    structure.idempotents().forEach(e -> idempotents.add(q.print(e)));
    ArrayNode order = node.putArray("idempotentOrder");
    structure
        .covers()
        .forEach(c -> order.addArray().add(q.print(c.leftInt())).add(q.print(c.rightInt())));
    ArrayNode subgroups = node.putArray("subgroups");
    ArrayNode components = node.putArray("components");
    for (Component c : structure.components()) {
      if (c.idempotent().isPresent()) {
        ObjectNode group = subgroups.addObject();
        group.put("identity", q.print(c.idempotent().getAsInt()));
        put(group, "order", order(c));
        group.put("type", c.group().toString());
        group.put("tameIsland", c.group().isFinite() && c.group().torsion().isNimLike());
        set(group, c.subgroup());
      }
      component(components.addObject(), c);
    }
    series(node);
    put(node, "kernelOrder", structure.kernel().map(RayJson::order).orElse(OptionalInt.empty()));
    ArrayNode units = node.putArray("invertible");
    words.pieces(structure.units().elements()).single().forEach(x -> units.add(q.print(x)));
    node.put("normalOrder", NormalCopy.normalOrder(q));
    Optional<NormalCopy> copy = NormalCopy.find(q, structure);
    if (copy.isPresent()) {
      ArrayNode elements = node.putArray("normalCopy");
      copy.get().elements().forEach(x -> elements.add(q.print(x)));
    } else {
      node.putNull("normalCopy");
    }
    elements(node.putArray("elements"));
    rays(node.putArray("rays"));
  }

  private static OptionalInt order(Component c) {
    return c.group().isFinite() ? OptionalInt.of(c.group().torsion().order()) : OptionalInt.empty();
  }

  private static void put(ObjectNode node, String name, OptionalInt number) {
    if (number.isPresent()) {
      node.put(name, number.getAsInt());
    } else {
      node.putNull(name);
    }
  }

  private void component(ObjectNode node, Component c) {
    node.put("idempotent", c.idempotent().isPresent() ? q.print(c.idempotent().getAsInt()) : null);
    node.put("group", c.isGroup());
    node.put("infinite", words.pieces(c.elements()).size().isEmpty());
    node.put("type", c.group().toString());
    ArrayNode generators = node.putArray("generators");
    c.generators().forEach(g -> generators.add(letters.get(g)));
    node.put("meetsP", c.elements().intersects(q.p()));
    set(node, c.elements());
  }

  /** The elements that are on no ray of the set, and the first elements of its rays. */
  private void set(ObjectNode node, RaySet set) {
    RayWords.Pieces pieces = words.pieces(set);
    ArrayNode elements = node.putArray("elements");
    pieces.single().forEach(x -> elements.add(q.print(x)));
    ArrayNode rays = node.putArray("rays");
    pieces.tails().forEach(x -> InfiniteJson.ray(rays.addObject(), words, x));
  }

  private void series(ObjectNode node) {
    ArrayNode endless = node.putArray("endless");
    words.rays().stream()
        .filter(c -> structure.divisibility().endless().contains(c.intValue()))
        .forEach(ray -> InfiniteJson.ray(endless.addObject(), words, ray));
    Optional<List<RaySet>> classes = structure.divisibility().classes();
    if (classes.isEmpty()) {
      node.putNull("factors");
      return;
    }
    ArrayNode factors = node.putArray("factors");
    for (RaySet elements : classes.get()) {
      ObjectNode factor = factors.addObject();
      boolean isGroup = structure.idempotents().intStream().anyMatch(elements::contains);
      boolean isLast = factors.size() == classes.get().size();
      factor.put("kind", !isGroup ? "null" : isLast ? "group" : "group with zero");
      set(factor, elements);
    }
  }

  private void elements(ArrayNode elements) {
    for (int x : words.points()) {
      ObjectNode element = elements.addObject();
      element.put("word", q.print(x));
      element.put("outcome", q.outcome(x).toString());
      Optional<Order> order = structure.order(x);
      element.put("index", order.map(Order::index).orElse(null));
      element.put("period", order.map(Order::period).orElse(null));
      OptionalInt inverse = structure.inverse(x);
      element.put("inverse", inverse.isPresent() ? q.print(inverse.getAsInt()) : null);
      ObjectNode action = element.putObject("action");
      for (int g = 0; g < letters.size(); g++) {
        action.put(letters.get(g), q.print(monoid.step(x, g)));
      }
    }
  }

  private void rays(ArrayNode rays) {
    for (int cell : words.rays()) {
      ObjectNode node = rays.addObject();
      InfiniteJson.ray(node, words, cell);
      ObjectNode action = node.putObject("action");
      for (int g = 0; g < letters.size(); g++) {
        InfiniteJson.image(action.putObject(letters.get(g)), words, words.image(cell, g));
      }
    }
  }
}
