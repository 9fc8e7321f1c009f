// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
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
  private int at;
  private int depth;

  private PartizanFormText(PartizanForms forms, String text) {
    this.forms = forms;
    this.text = text;
  }

  /** Reads a form, or a sum of forms as the one form it is. */
  public static PartizanForm parse(PartizanForms forms, String text) {
    PartizanFormText reader = new PartizanFormText(forms, text);
    PartizanForm form = reader.sum();
    if (reader.peek() != 0) {
      throw reader.bad("'" + reader.peek() + "' is one sign too many");
    }
    return form;
  }

  private PartizanForm sum() {
    PartizanForm form = term();
    while (take('+')) {
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
    if (take('~')) {
      return forms.conjugate(term());
    }
    if (take('(')) {
      PartizanForm inner = sum();
      require(')');
      return inner;
    }
    if (take('{')) {
      List<PartizanForm> left = options('|');
      require('|');
      List<PartizanForm> right = options('}');
      require('}');
      return forms.of(left, right);
    }
    if (take('*')) {
      return forms.nimber(Character.isDigit(peek()) ? number() : 1);
    }
    if (take('-') || take('−')) {
      return forms.integer(-number());
    }
    return forms.integer(number());
  }

  private List<PartizanForm> options(char end) {
    List<PartizanForm> options = new ArrayList<>();
    if (peek() == end) {
      return options;
    }
    do {
      options.add(sum());
    } while (take(','));
    return options;
  }

  private int number() {
    char c = peek();
    if (c < '0' || c > '9') {
      throw bad(c == 0 ? "it ends too early" : "'" + c + "' was not expected there");
    }
    int start = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    String digits = text.substring(start, at);
    if (digits.length() > 4 || Integer.parseInt(digits) > PartizanForms.MAX_NUMBER) {
      throw bad("numbers go to " + PartizanForms.MAX_NUMBER + " here");
    }
    return Integer.parseInt(digits);
  }

  /** The next sign that is not a blank, 0 at the end. */
  private char peek() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at < text.length() ? text.charAt(at) : 0;
  }

  private boolean take(char c) {
    if (peek() != c) {
      return false;
    }
    at++;
    return true;
  }

  private void require(char c) {
    if (!take(c)) {
      throw bad("a '" + c + "' is missing");
    }
  }

  private GameFormatException bad(String why) {
    return new GameFormatException(
        "'"
            + PartizanText.shortened(text)
            + "' is not a partizan form: "
            + why
            + ". Write it like {0,*|-1}, ~{1|0} or {0|*}+*2.");
  }

  /** Writes a form: integers and nim-heaps by their names, everything else by its options. */
  static String print(PartizanForm form) {
    return new Writer().of(form);
  }

  private static final class Writer {
    private final Map<PartizanForm, String> texts = new HashMap<>();

    String of(PartizanForm form) {
      String known = texts.get(form);
      if (known == null) {
        known = make(form);
        texts.put(form, known);
      }
      return known;
    }

    private String make(PartizanForm form) {
      int n = form.birthday();
      if (isInteger(form)) {
        return form.isEnd(Player.RIGHT) ? String.valueOf(n) : "-" + n;
      }
      if (isNimber(form)) {
        return n == 1 ? "*" : "*" + n;
      }
      return "{" + list(form.left()) + "|" + list(form.right()) + "}";
    }

    private String list(List<PartizanForm> options) {
      return options.stream()
          .sorted(
              (a, b) ->
                  a.birthday() != b.birthday()
                      ? Integer.compare(a.birthday(), b.birthday())
                      : of(a).compareTo(of(b)))
          .map(this::of)
          .collect(Collectors.joining(","));
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
      int n = form.birthday();
      if (!form.left().equals(form.right()) || form.left().size() != n) {
        return false;
      }
      return form.left().stream().allMatch(Writer::isNimberOrZero);
    }

    private static boolean isNimberOrZero(PartizanForm form) {
      return form.birthday() == 0 || isNimber(form);
    }
  }
}
