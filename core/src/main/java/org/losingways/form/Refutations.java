// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.Player;

/**
 * Contexts of a universe that show that G ≥ H is false.
 *
 * <pre>{@code
 * Refutations refutations = new Refutations(forms, order);          // modulo dead-ending games
 * refutations.of(forms.nimber(1), forms.zero())                     // 0: * is P and 0 is N
 * }</pre>
 *
 * <p>Some small games are tried first. Otherwise the context is made as in the proof of the theorem
 * that {@link MisereOrder} rests on (A. N. Siegel, <i>Misère canonical forms of partizan games</i>,
 * 2007). It is {A|B} with non-empty A and B, or an end of the universe, so it belongs to the
 * universe. Cost: pairs of followers; the context can be large.
 */
public final class Refutations {

  private final PartizanForms forms;
  private final MisereOrder order;
  private final List<PartizanForm> small;
  private final Map<PartizanForm, PartizanForm> adjoints = new HashMap<>();
  private final Map<List<PartizanForm>, PartizanForm> first = new HashMap<>();
  private final Map<List<PartizanForm>, PartizanForm> second = new HashMap<>();

  /** Refutations of what an order denies. */
  public Refutations(PartizanForms forms, MisereOrder order) {
    this.forms = forms;
    this.order = order;
    List<PartizanForm> some = new ArrayList<>();
    for (String text : List.of("0", "*", "-1", "1", "*2", "{0|*}", "{*|0}", "2", "-2", "*+*")) {
      some.add(PartizanFormText.parse(forms, text));
    }
    some.removeIf(form -> !order.universe().contains(form));
    this.small = List.copyOf(some);
  }

  /** A context X of the universe in which o(G+X) ≥ o(H+X) is false; none if G ≥ H. */
  public Optional<PartizanForm> of(PartizanForm g, PartizanForm h) {
    if (order.isAtLeast(g, h)) {
      return Optional.empty();
    }
    return small.stream()
        .filter(x -> !outcome(g, x).isAtLeast(outcome(h, x)))
        .findFirst()
        .or(() -> Optional.of(made(g, h)));
  }

  private PartizanOutcome outcome(PartizanForm g, PartizanForm x) {
    return forms.outcome(forms.sum(g, x));
  }

  private PartizanForm made(PartizanForm g, PartizanForm h) {
    return fits(g, h) ? first(g, h) : second(g, h);
  }

  /** Whether G ≥ H fails by a move of Left, or an end of hers, in H. */
  private boolean fits(PartizanForm g, PartizanForm h) {
    return h.left().stream().anyMatch(hl -> order.isDownlinked(g, hl))
        || (h.isEnd(Player.LEFT) && !order.isStrong(g, Player.LEFT));
  }

  /** For G ≱ H, an X such that Left, who begins, wins H+X and loses G+X. */
  private PartizanForm first(PartizanForm g, PartizanForm h) {
    Budget.tick();
    PartizanForm known = first.get(List.of(g, h));
    if (known == null) {
      known = makeFirst(g, h);
      first.put(List.of(g, h), known);
    }
    return known;
  }

  private PartizanForm makeFirst(PartizanForm g, PartizanForm h) {
    for (PartizanForm hl : h.left()) {
      if (order.isDownlinked(g, hl)) {
        return link(g, hl);
      }
    }
    if (h.isEnd(Player.LEFT) && !order.isStrong(g, Player.LEFT)) {
      return end(g, Player.LEFT);
    }
    List<PartizanForm> answers = new ArrayList<>();
    g.left().forEach(gl -> answers.add(adjoint(gl)));
    return forms.of(List.of(second(g, h)), some(answers));
  }

  /** For G ≱ H, an X such that Right, who begins, loses H+X and wins G+X. */
  private PartizanForm second(PartizanForm g, PartizanForm h) {
    Budget.tick();
    PartizanForm known = second.get(List.of(g, h));
    if (known == null) {
      known = makeSecond(g, h);
      second.put(List.of(g, h), known);
    }
    return known;
  }

  private PartizanForm makeSecond(PartizanForm g, PartizanForm h) {
    for (PartizanForm gr : g.right()) {
      if (order.isDownlinked(gr, h)) {
        return link(gr, h);
      }
    }
    if (g.isEnd(Player.RIGHT) && !order.isStrong(h, Player.RIGHT)) {
      return end(h, Player.RIGHT);
    }
    List<PartizanForm> answers = new ArrayList<>();
    h.right().forEach(hr -> answers.add(adjoint(hr)));
    return forms.of(some(answers), List.of(first(g, h)));
  }

  /** For G that is downlinked to H, a T such that Left loses G+T and Right H+T when they begin. */
  private PartizanForm link(PartizanForm g, PartizanForm h) {
    List<PartizanForm> left = new ArrayList<>();
    h.right().forEach(hr -> left.add(second(g, hr)));
    left.add(forms.of(List.of(forms.zero()), List.of(adjoint(g))));
    List<PartizanForm> right = new ArrayList<>();
    g.left().forEach(gl -> right.add(first(gl, h)));
    right.add(forms.of(List.of(adjoint(h)), List.of(forms.zero())));
    return forms.of(left, right);
  }

  /** An end of a player who begins and loses beside it, given that G is not strong. */
  private PartizanForm end(PartizanForm g, Player player) {
    PartizanForm end = forms.zero();
    if (forms.outcome(g).winsFirst(player)) {
      List<PartizanForm> answers = new ArrayList<>();
      if (order.universe() == Universe.ALL) {
        g.options(player).forEach(option -> answers.add(adjoint(option)));
        end = forms.of(player.opponent(), answers);
      } else {
        for (int i = 0; i < g.birthday(); i++) {
          end = forms.of(player.opponent(), List.of(forms.zero(), end));
        }
      }
    }
    return end;
  }

  /** A dicot whose sum with the game has outcome P. */
  private PartizanForm adjoint(PartizanForm g) {
    PartizanForm known = adjoints.get(g);
    if (known == null) {
      known =
          g.birthday() == 0
              ? forms.nimber(1)
              : forms.of(
                  some(g.right().stream().map(this::adjoint).toList()),
                  some(g.left().stream().map(this::adjoint).toList()));
      adjoints.put(g, known);
    }
    return known;
  }

  private List<PartizanForm> some(List<PartizanForm> options) {
    return options.isEmpty() ? List.of(forms.zero()) : options;
  }
}
