// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.losingways.game.Cursor;
import org.losingways.game.GameFormatException;
import org.losingways.game.Player;

/**
 * How partizan forms are read and written.
 *
 * <pre>{@code
 * PartizanFormText.parse(forms, "{0,*|-1} + ~{1|0} + *2 + 3")
 * }</pre>
 *
 * <p>{@code {a,b|c}} lists Left's options before the bar and Right's after it, either list may be
 * empty; an integer is that many free moves, for Right when negative; {@code *n} is a nim-heap and
 * {@code *} is {@code *1}; {@code ~} exchanges the players in what follows; {@code +} adds and
 * parentheses group.
 */
public final class PartizanFormText {

  private static final int MAX_DEPTH = 100;

  private final PartizanForms forms;
  private final String text;
  private final Cursor cursor;
  private int depth;

  private PartizanFormText(PartizanForms forms, String text) {
    this.forms = forms;
    this.text = text;
    this.cursor = new Cursor(text);
  }

  /** Reads a form, or a sum of forms as the one form it is. */
  public static PartizanForm parse(PartizanForms forms, String text) {
    PartizanFormText reader = new PartizanFormText(forms, text);
    PartizanForm form = reader.sum();
    if (!reader.cursor.isAtEnd()) {
      throw reader.bad("it " + reader.cursor.unexpected());
    }
    return form;
  }

  private PartizanForm sum() {
    PartizanForm form = term();
    while (cursor.take('+')) {
      form = forms.sum(form, term());
    }
    return form;
  }

  private PartizanForm term() {
    if (++depth > MAX_DEPTH) {
      throw bad("it is nested too deeply");
    }
    PartizanForm form = read();
    depth--;
    return form;
  }

  private PartizanForm read() {
    if (cursor.take('~')) {
      return forms.conjugate(term());
    }
    if (cursor.take('(')) {
      PartizanForm inner = sum();
      require(')');
      return inner;
    }
    if (cursor.take('{')) {
      List<PartizanForm> left = options('|');
      require('|');
      List<PartizanForm> right = options('}');
      require('}');
      return forms.of(left, right);
    }
    if (cursor.take('*')) {
      return forms.nimber(Cursor.isDigit(cursor.peek()) ? number() : 1);
    }
    if (cursor.take('-') || cursor.take('−')) {
      return forms.integer(-number());
    }
    return forms.integer(number());
  }

  private List<PartizanForm> options(char end) {
    List<PartizanForm> options = new ArrayList<>();
    if (cursor.peek() == end) {
      return options;
    }
    do {
      options.add(sum());
    } while (cursor.take(','));
    return options;
  }

  private int number() {
    cursor.peek();
    String digits = cursor.digits();
    if (digits.isEmpty()) {
      throw bad("it " + cursor.unexpected());
    }
    if (digits.length() > 4 || Integer.parseInt(digits) > PartizanForms.MAX_NUMBER) {
      throw bad("numbers go to " + PartizanForms.MAX_NUMBER + " here");
    }
    return Integer.parseInt(digits);
  }

  private void require(char c) {
    if (!cursor.take(c)) {
      throw bad("a '" + c + "' is missing");
    }
  }

  private GameFormatException bad(String why) {
    return GameFormatException.about(
        text, "is not a partizan form: " + why + ". Write it like {0,*|-1}, ~{1|0} or {0|*}+*2.");
  }

  /**
   * Writes forms, and remembers what it wrote: integers and nim-heaps by their names, everything
   * else by its options; nothing if that is too long to be read.
   */
  static Function<PartizanForm, Optional<String>> writer() {
    return new Writer()::of;
  }

  private static final class Writer {
    private final Map<PartizanForm, Optional<String>> texts = new HashMap<>();

    Optional<String> of(PartizanForm form) {
      Optional<String> known = texts.get(form);
      if (known == null) {
        known = make(form).filter(text -> text.length() <= FormWriter.USUAL_LENGTH);
        texts.put(form, known);
      }
      return known;
    }

    private Optional<String> make(PartizanForm form) {
      int n = form.birthday();
      if (isInteger(form)) {
        return Optional.of(form.isEnd(Player.RIGHT) ? String.valueOf(n) : "-" + n);
      }
      if (isNimber(form)) {
        return Optional.of(n == 1 ? "*" : "*" + n);
      }
      return list(form.left())
          .flatMap(left -> list(form.right()).map(right -> "{" + left + "|" + right + "}"));
    }

    private Optional<String> list(List<PartizanForm> options) {
      if (options.stream().anyMatch(option -> of(option).isEmpty())) {
        return Optional.empty();
      }
      return Optional.of(
          options.stream()
              .sorted(
                  Comparator.comparingInt(PartizanForm::birthday)
                      .thenComparing(option -> of(option).orElseThrow()))
              .map(option -> of(option).orElseThrow())
              .collect(Collectors.joining(",")));
    }

    private static boolean isInteger(PartizanForm form) {
      for (Player player : Player.values()) {
        PartizanForm g = form;
        while (g.isEnd(player.opponent()) && g.options(player).size() == 1) {
          g = g.options(player).get(0);
        }
        if (g.birthday() == 0) {
          return true;
        }
      }
      return false;
    }

    private static boolean isNimber(PartizanForm form) {
      return form.left().equals(form.right())
          && form.left().size() == form.birthday()
          && form.left().stream().allMatch(Writer::isNimber);
    }
  }
}
