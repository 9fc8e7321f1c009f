// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.text;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Map;

/**
 * Text for terminals and files that know no other characters than ASCII.
 *
 * <pre>{@code
 * Ascii.text("⟨a, b | a²=1⟩, Φ(9) = bⁿ⁺¹")  // <a, b | a^2=1>, Phi(9) = b^(n+1)
 * }</pre>
 *
 * <p>A replacement that is longer than what it replaces takes its room from the next blanks, if
 * there are two or more, so that columns stay where they are.
 */
public final class Ascii {

  private static final String RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴸᴿᴷᴺᴾ";
  private static final String RAISED_PLAIN = "0123456789+-()abcdefghijklmnoprstuvwxyzLRKNP";
  private static final String LOWERED = "₀₁₂₃₄₅₆₇₈₉₊₋₍₎ᵢⱼₖₙₘ";
  private static final String LOWERED_PLAIN = "0123456789+-()ijknm";

  private static final Map<Integer, String> SIGNS = signs();

  private Ascii() {}

  private static Map<Integer, String> signs() {
    Map<Integer, String> signs = new HashMap<>();
    String[] pairs = {
      "⟨ <",
      "⟩ >",
      "≤ <=",
      "≥ >=",
      "≠ !=",
      "≰ !<=",
      "≱ !>=",
      "≡ =",
      "∥ ||",
      "− -",
      "– -",
      "— -",
      "… ...",
      "· *",
      "× x",
      "⊕ (+)",
      "⋄ <>",
      "→ ->",
      "← <-",
      "↦ |->",
      "∈ in",
      "∉ not~in",
      "⊂ <",
      "⊆ <=",
      "⊃ >",
      "⊇ >=",
      "∪ union",
      "∩ intersection",
      "∖ \\",
      "∅ {}",
      "∞ oo",
      "′ '",
      "″ \"",
      "’ '",
      "‘ '",
      "“ \"",
      "” \"",
      "§ sec.~",
      "¬ not",
      "± +-",
      "ℤ Z",
      "ℕ N",
      "ß ss",
      "æ ae",
      "─ -",
      "━ =",
      "│ |",
      "├ +",
      "└ +",
      "┌ +",
      "┐ +",
      "┘ +",
      "┤ +",
      "┬ +",
      "┴ +",
      "┼ +",
      "□ .",
      "■ #",
      "● o",
      "○ O",
      "◖ (",
      "◗ )",
      "♟ i",
      "✓ ok",
      "✗ no",
      "Γ Gamma",
      "Δ Delta",
      "Θ Theta",
      "Λ Lambda",
      "Ξ Xi",
      "Π Pi",
      "Σ Sigma",
      "Φ Phi",
      "Ψ Psi",
      "Ω Omega",
      "α alpha",
      "β beta",
      "γ gamma",
      "δ delta",
      "ε epsilon",
      "ζ zeta",
      "η eta",
      "θ theta",
      "ι iota",
      "κ kappa",
      "λ lambda",
      "μ mu",
      "ν nu",
      "ξ xi",
      "ο omicron",
      "π pi",
      "ρ rho",
      "ς varsigma",
      "σ sigma",
      "τ tau",
      "υ upsilon",
      "φ phi",
      "χ chi",
      "ψ psi",
      "ω omega"
    };
    for (String pair : pairs) {
      signs.put(pair.codePointAt(0), pair.substring(2).replace('~', ' '));
    }
    return Map.copyOf(signs);
  }

  /** A text in ASCII, but for the blank at which no line ends. */
  public static String text(String text) {
    return text.chars().allMatch(c -> c < 128) ? text : new Replacing(text).all();
  }

  /** One text on its way. */
  private static final class Replacing {
    private final String text;
    private final StringBuilder plain = new StringBuilder();

    /** How many columns the line is longer than it was. */
    private int longer;

    Replacing(String text) {
      this.text = text;
    }

    String all() {
      int at = 0;
      while (at < text.length()) {
        int c = text.codePointAt(at);
        if (RAISED.indexOf(c) >= 0) {
          at = script(at, "^", RAISED, RAISED_PLAIN);
        } else if (LOWERED.indexOf(c) >= 0) {
          at = script(at, "_", LOWERED, LOWERED_PLAIN);
        } else if (c == ' ') {
          at = blanks(at);
        } else {
          at += Character.charCount(c);
          if (c < 128 || c == Wrapped.BLANK) {
            longer = c == '\n' ? 0 : longer;
            plain.appendCodePoint(c);
          } else {
            replace(c, at);
          }
        }
      }
      return plain.toString();
    }

    /** A run of raised or lowered characters, in brackets where they are more than a number. */
    private int script(int from, String sign, String shown, String meant) {
      StringBuilder run = new StringBuilder();
      int at = from;
      while (at < text.length() && shown.indexOf(text.charAt(at)) >= 0) {
        run.append(meant.charAt(shown.indexOf(text.charAt(at++))));
      }
      boolean isOne = run.length() == 1 || run.toString().matches("[0-9]+|\\(.*\\)");
      String written = sign + (isOne ? run : "(" + run + ")");
      plain.append(written);
      longer += written.length() - run.length();
      return at;
    }

    private int blanks(int from) {
      int at = from;
      while (at < text.length() && text.charAt(at) == ' ') {
        at++;
      }
      int taken = Math.min(longer, at - from - 1);
      longer -= taken;
      plain.append(" ".repeat(at - from - taken));
      return at;
    }

    /** Replaces a character; names of letters are kept apart from letters beside them. */
    private void replace(int c, int next) {
      String sign = SIGNS.get(c);
      if (sign == null) {
        sign = otherwise(c);
      }
      boolean isName = sign.length() > 1 && Character.isLetter(c);
      if (isName && !plain.isEmpty() && Character.isLetter(plain.charAt(plain.length() - 1))) {
        plain.append('*');
        longer++;
      }
      plain.append(sign);
      longer += sign.length() - 1;
      if (isName && next < text.length() && isLatin(text.charAt(next))) {
        plain.append('*');
        longer++;
      }
    }

    private static boolean isLatin(char c) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    /** A letter without its accents, or the number of the character, as JSON writes it. */
    private static String otherwise(int c) {
      String bare =
          Normalizer.normalize(Character.toString(c), Normalizer.Form.NFKD)
              .replaceAll("\\p{M}+", "");
      if (!bare.isEmpty() && bare.chars().allMatch(b -> b < 128)) {
        return bare;
      }
      StringBuilder number = new StringBuilder();
      for (char unit : Character.toChars(c)) {
        number.append("\\u%04x".formatted((int) unit));
      }
      return number.toString();
    }
  }
}
