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
import java.util.stream.Stream;

/**
 * Writes forms in the notation of the papers: a number is a nim-heap, {@code X₊} has X as its only
 * option, {@code 2₂} is 2+2, {@code :n} an adder, and a row such as {@code 2₊320} or, where that
 * could be misread, a list in braces names the options from the youngest down.
 *
 * <pre>{@code
 * FormWriter.PAPER.write(form)   // Optional[2₊0]
 * FormWriter.PLAIN.write(form)   // Optional[2+0], the same in ASCII: to look at
 * FormWriter.ASCII.write(form)   // Optional[{2+,0}], which FormText reads back
 * }</pre>
 *
 * <p>A form is a small graph but may be a huge text, so a writer gives up, with an empty answer,
 * beyond its length.
 */
public final class FormWriter {

  /** The longest text the ready-made writers give. */
  public static final int USUAL_LENGTH = 2000;

  /** Unicode subscripts, as the papers print. */
  public static final FormWriter PAPER =
      new FormWriter(Style.PAPER, USUAL_LENGTH, f -> Optional.empty());

  /** As the papers print, with ASCII letters; not for reading back. */
  public static final FormWriter PLAIN =
      new FormWriter(Style.PLAIN, USUAL_LENGTH, f -> Optional.empty());

  /** What {@link FormText} reads. */
  public static final FormWriter ASCII =
      new FormWriter(Style.ASCII, USUAL_LENGTH, f -> Optional.empty());

  /** A text for each option costs time even if it is not used in the end. */
  private static final int MOST_FORMS_LOOKED_AT = 20_000;

  private enum Style {
    PAPER("₊", "2₂", ", "),
    PLAIN("+", "2_2", ", "),
    ASCII("+", "2+2", ",");

    final String onlyOption;
    final String twoTwo;
    final String comma;

    Style(String onlyOption, String twoTwo, String comma) {
      this.onlyOption = onlyOption;
      this.twoTwo = twoTwo;
      this.comma = comma;
    }
  }

  /** How a text may be used inside another. */
  private enum Shape {
    /** A digit: may stand in a row, but not first. */
    DIGIT,
    /** May stand anywhere in a row. */
    SIMPLE,
    /** Complete in itself, but confusing in a row. */
    CLOSED,
    /** Needs parentheses before a subscript or in a sum. */
    ROW,
    /** A sum: needs parentheses before a subscript. */
    SUM
  }

  private record Text(String text, Shape shape) {
    String enclosed() {
      return shape == Shape.ROW || shape == Shape.SUM ? "(" + text + ")" : text;
    }
  }

  private final Style style;
  private final int maxLength;
  private final Function<Form, Optional<String>> names;

  private FormWriter(Style style, int maxLength, Function<Form, Optional<String>> names) {
    this.style = style;
    this.maxLength = maxLength;
    this.names = names;
  }

  /** The same notation up to another length. */
  public FormWriter upTo(int length) {
    return new FormWriter(style, length, names);
  }

  /** The same notation, in which some forms have names. */
  public FormWriter naming(Function<Form, Optional<String>> names) {
    return new FormWriter(style, maxLength, names);
  }

  /** The form as text; empty if that is too long. */
  public Optional<String> write(Form form) {
    return new Writing().of(form).map(Text::text);
  }

  /**
   * Writes many forms, each of which costs only its own options if these were written before it.
   * What it remembers stays as long as it does.
   */
  Function<Form, Optional<String>> remembering() {
    Writing writing = new Writing();
    return form -> writing.next(form).map(Text::text);
  }

  /** One run, with the texts found so far. */
  private final class Writing {
    private final Map<Form, Optional<Text>> known = new HashMap<>();

    Optional<Text> of(Form form) {
      Optional<Text> quick = atOnce(form);
      if (quick.isEmpty()) {
        write(form.followers());
      }
      return quick.or(() -> known.getOrDefault(form, Optional.empty())).filter(this::fits);
    }

    Optional<Text> next(Form form) {
      if (!form.options().stream().allMatch(known::containsKey)) {
        return of(form);
      }
      return known.computeIfAbsent(form, f -> compose(f).filter(this::fits));
    }

    /** Options come before what has them, so that forms of any depth need no recursion. */
    private void write(List<Form> followers) {
      if (followers.size() <= MOST_FORMS_LOOKED_AT) {
        followers.forEach(f -> known.put(f, compose(f).filter(this::fits)));
      }
    }

    private boolean fits(Text text) {
      return text.text().length() <= maxLength;
    }

    private Optional<List<Text>> texts(Form form) {
      List<Text> texts = new ArrayList<>();
      for (int i = form.optionCount() - 1; i >= 0; i--) {
        Optional<Text> text = known.getOrDefault(form.option(i), Optional.empty());
        if (text.isEmpty()) {
          return Optional.empty();
        }
        texts.add(text.orElseThrow());
      }
      return Optional.of(texts);
    }

    /** What can be written without looking at options. */
    private Optional<Text> atOnce(Form form) {
      Optional<String> name = names.apply(form);
      if (name.isPresent()) {
        return name.map(n -> new Text(n, Shape.CLOSED));
      }
      if (form.nimHeap().isPresent()) {
        int n = form.nimHeap().getAsInt();
        return Optional.of(new Text(Integer.toString(n), n < 10 ? Shape.DIGIT : Shape.CLOSED));
      }
      return form.adder().isPresent()
          ? Optional.of(adder(form.adder().getAsInt()))
          : Optional.empty();
    }

    private Optional<Text> compose(Form form) {
      return atOnce(form).or(() -> shorter(form));
    }

    private Optional<Text> shorter(Form form) {
      Optional<Text> listed = texts(form).map(this::list);
      Optional<Text> odd =
          form.withoutOne()
              .flatMap(even -> known.getOrDefault(even, Optional.empty()))
              .map(this::plusOne);
      return Stream.of(listed, odd)
          .flatMap(Optional::stream)
          .min(Comparator.comparingInt(text -> text.text().length()));
    }

    private Text adder(int n) {
      return switch (n) {
        case 4 -> new Text(style.twoTwo, style == Style.ASCII ? Shape.SUM : Shape.SIMPLE);
        case 5 -> new Text(style.twoTwo + "+1", Shape.SUM);
        default -> new Text(":" + n, Shape.CLOSED);
      };
    }

    private Text plusOne(Text even) {
      boolean confusing = even.text().endsWith("+") && style == Style.ASCII;
      String left = confusing ? "(" + even.text() + ")" : even.enclosed();
      return new Text(left + "+1", Shape.SUM);
    }

    private Text list(List<Text> options) {
      if (options.size() == 1) {
        Text only = options.get(0);
        Shape shape =
            only.shape() == Shape.DIGIT || only.shape() == Shape.SIMPLE
                ? Shape.SIMPLE
                : Shape.CLOSED;
        return new Text(only.enclosed() + style.onlyOption, shape);
      }
      boolean row =
          style != Style.ASCII
              && options.get(0).shape() == Shape.SIMPLE
              && options.stream()
                  .allMatch(t -> t.shape() == Shape.SIMPLE || t.shape() == Shape.DIGIT);
      return row
          ? new Text(join(options, ""), Shape.ROW)
          : new Text("{" + join(options, style.comma) + "}", Shape.CLOSED);
    }

    private String join(List<Text> options, String between) {
      return options.stream().map(Text::text).collect(Collectors.joining(between));
    }
  }
}
