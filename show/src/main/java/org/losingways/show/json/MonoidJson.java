// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.json;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.List;
import java.util.Locale;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.Powers;
import org.losingways.monoid.structure.ArchimedeanComponents;
import org.losingways.monoid.structure.Idempotents;
import org.losingways.monoid.structure.Inverses;
import org.losingways.monoid.structure.PrincipalSeries.Factor;
import org.losingways.monoid.structure.PrincipalSeries;
import org.losingways.monoid.structure.Subgroup;
import org.losingways.monoid.words.NamedMonoid;
import org.losingways.monoid.words.Relations;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The inside of a finite commutative monoid, as JSON. */
public final class MonoidJson {

  private final NamedMonoid named;
  private final FiniteMonoid monoid;

  public MonoidJson(NamedMonoid named) {
    this.named = named;
    this.monoid = named.monoid();
  }

  /** Puts the relations of a presentation into an object. */
  public static void relations(ObjectNode node, String name, Relations relations) {
    ArrayNode list = node.putArray(name);
    relations.list().forEach(r -> list.add(relations.alphabet().text(r)));
  }

  private void words(ArrayNode array, IntList elements) {
    elements.forEach(x -> array.add(named.text(x)));
  }

  /** Puts everything but the elements into an object. */
  public void fill(ObjectNode node) {
    Idempotents idempotents = Idempotents.of(monoid);
    words(node.putArray("idempotents"), idempotents.elements());
    ArrayNode order = node.putArray("idempotentOrder");
    idempotents
        .covers()
        .forEach(c -> order.addArray().add(named.text(c.leftInt())).add(named.text(c.rightInt())));
    ArrayNode subgroups = node.putArray("subgroups");
    List<Subgroup> groups = Subgroup.maximal(monoid);
    for (Subgroup group : groups) {
      ObjectNode one = subgroups.addObject();
      one.put("identity", named.text(group.identity()));
      one.put("order", group.elements().size());
      one.put("type", group.type().toString());
      one.put("tameIsland", group.type().isNimLike());
      words(one.putArray("elements"), group.elements());
    }
    PrincipalSeries series = PrincipalSeries.of(monoid);
    series.idealOrders().forEach(node.putArray("idealOrders")::add);
    ArrayNode factors = node.putArray("factors");
    series.factors().forEach(factor -> factor(factors.addObject(), factor));
    ArrayNode components = node.putArray("components");
    for (var component : ArchimedeanComponents.of(monoid).components()) {
      ObjectNode one = components.addObject();
      one.put("idempotent", named.text(component.idempotent()));
      one.put("group", component.isCancellative());
      words(one.putArray("elements"), component.elements());
    }
    node.put("kernelOrder", groups.get(groups.size() - 1).elements().size());
    words(node.putArray("invertible"), groups.get(0).elements());
  }

  private void factor(ObjectNode node, Factor factor) {
    node.put("kind", factor.kind().name().toLowerCase(Locale.ROOT).replace('_', ' '));
    words(node.putArray("elements"), factor.elements());
    ArrayNode table = node.putArray("table");
    for (int[] row : factor.table(monoid)) {
      ArrayNode cells = table.addArray();
      for (int product : row) {
        cells.add(product == PrincipalSeries.ZERO ? "0" : named.text(product));
      }
    }
  }

  /** Something to add to each element. */
  public interface Facts {
    void add(ObjectNode element, int x);
  }

  /** Puts the elements into an object, in the order of their words. */
  public void elements(ObjectNode node, Facts facts) {
    Powers powers = Powers.of(monoid);
    Inverses inverses = Inverses.of(monoid);
    ArrayNode elements = node.putArray("elements");
    List<String> letters = named.system().alphabet().names();
    int[] generators = new int[letters.size()];
    for (int g = 0; g < generators.length; g++) {
      generators[g] = named.generator(g);
    }
    for (int x = 0; x < named.order(); x++) {
      ObjectNode element = elements.addObject();
      element.put("word", named.text(x));
      facts.add(element, x);
      element.put("index", powers.index(x));
      element.put("period", powers.period(x));
      if (inverses.isRegular(x)) {
        element.put("inverse", named.text(inverses.inverse(x).getAsInt()));
      } else {
        element.putNull("inverse");
      }
      element.put("weakInverses", inverses.weakInverses(x).size());
      ObjectNode action = element.putObject("action");
      for (int g = 0; g < generators.length; g++) {
        action.put(letters.get(g), named.text(monoid.times(x, generators[g])));
      }
    }
  }
}
