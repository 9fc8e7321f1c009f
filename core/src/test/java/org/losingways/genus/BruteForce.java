// SPDX-License-Identifier: Apache-2.0
package org.losingways.genus;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;

/** Genera and phyla straight from their definitions, without any reduction. */
final class BruteForce {

  /** A position with nim-heaps of size 2 and 1 beside it. */
  private record Company(Position position, int twos, int ones) {}

  private final Ruleset rules;
  private final Map<Company, Integer> misere = new HashMap<>();
  private final Map<Position, Integer> normal = new HashMap<>();
  private final Map<Position, Phylum> phyla = new HashMap<>();

  BruteForce(Ruleset rules) {
    this.rules = rules;
  }

  private Set<Position> options(Position position) {
    return new HashSet<>(rules.moves(position));
  }

  int normal(Position position) {
    Integer known = normal.get(position);
    if (known == null) {
      Set<Integer> values = new HashSet<>();
      for (Position option : options(position)) {
        values.add(normal(option));
      }
      known = mex(values);
      normal.put(position, known);
    }
    return known;
  }

  /** G⁻ of a position with this many nim-heaps of size 2. */
  int misere(Position position, int twos) {
    return misere(new Company(position, twos, 0));
  }

  private int misere(Company game) {
    Integer known = misere.get(game);
    if (known == null) {
      List<Company> options = new ArrayList<>();
      for (Position option : options(game.position())) {
        options.add(new Company(option, game.twos(), game.ones()));
      }
      if (game.twos() > 0) {
        options.add(new Company(game.position(), game.twos() - 1, game.ones()));
        options.add(new Company(game.position(), game.twos() - 1, game.ones() + 1));
      }
      if (game.ones() > 0) {
        options.add(new Company(game.position(), game.twos(), game.ones() - 1));
      }
      Set<Integer> values = new HashSet<>();
      for (Company option : options) {
        values.add(misere(option));
      }
      known = options.isEmpty() ? 1 : mex(values);
      misere.put(game, known);
    }
    return known;
  }

  private static int mex(Set<Integer> values) {
    int mex = 0;
    while (values.contains(mex)) {
      mex++;
    }
    return mex;
  }

  /** The phylum by recursion over all followers; the genera are given to save time. */
  Phylum phylum(Position position, GenusTable table) {
    Phylum known = phyla.get(position);
    if (known == null) {
      Genus genus = table.genus(position).orElseThrow();
      known = kind(genus);
      for (Position option : options(position)) {
        if (phylum(option, table) != Phylum.TAME && !reverts(option, genus, table)) {
          known = Phylum.WILD;
        }
      }
      phyla.put(position, known);
    }
    return known;
  }

  private boolean reverts(Position option, Genus genus, GenusTable table) {
    List<Genus> tame =
        options(option).stream()
            .filter(back -> phylum(back, table) == Phylum.TAME)
            .map(back -> table.genus(back).orElseThrow())
            .toList();
    return tame.stream().anyMatch(g -> g.base() == genus.base())
        && tame.stream().anyMatch(g -> g.misere() == genus.misere());
  }

  private static Phylum kind(Genus genus) {
    List<String> fickle = List.of("0^120", "1^031");
    int g = genus.base();
    if (fickle.contains(genus.toString()) || genus.equals(Genus.of(g, g, g ^ 2))) {
      return Phylum.TAME;
    }
    if (g <= 1 && genus.misere() >= 2) {
      return Phylum.RESTIVE;
    }
    return g >= 2 && genus.misere() <= 1 ? Phylum.RESTLESS : Phylum.WILD;
  }
}
