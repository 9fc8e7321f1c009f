// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.terminal;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads the amounts that limits are given in: {@code 30s}, {@code 5m}, {@code 512M}, {@code 2G}.
 */
public final class Amount {

  private static final Pattern NUMBER_AND_UNIT =
      Pattern.compile("(\\d{1,12}(?:\\.\\d{1,3})?)\\s*([a-zA-Z]*)");

  private static final Map<String, Long> NANOS =
      Map.of(
          "ms", 1_000_000L,
          "", 1_000_000_000L,
          "s", 1_000_000_000L,
          "m", 60_000_000_000L,
          "min", 60_000_000_000L,
          "h", 3_600_000_000_000L,
          "d", 86_400_000_000_000L);

  private static final Map<String, Long> BYTES =
      Map.of(
          "k", 1L << 10, "kib", 1L << 10, "m", 1L << 20, "mib", 1L << 20, "g", 1L << 30, "gib",
          1L << 30);

  private Amount() {}

  /** A time such as {@code 30s}, which prints as it was written. */
  public record Time(Duration duration, String text) {

    public static Time of(String text) {
      String right = "a time: write it like 500ms, 30s, 5m or 2h";
      return new Time(Duration.ofNanos(amount(text, NANOS, right)), text);
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /** A memory size such as {@code 512M}. */
  public record Memory(long bytes) {

    public static Memory of(String text) {
      return new Memory(amount(text, BYTES, "a memory size: write it like 512M or 2G"));
    }
  }

  private static long amount(String text, Map<String, Long> units, String what) {
    Matcher matcher = NUMBER_AND_UNIT.matcher(text.strip());
    Long unit = matcher.matches() ? units.get(matcher.group(2).toLowerCase(Locale.ROOT)) : null;
    if (unit == null) {
      throw new TypeConversionException("'" + text + "' is not " + what);
    }
    BigDecimal amount = new BigDecimal(matcher.group(1)).multiply(BigDecimal.valueOf(unit));
    // A century is as good as no limit, and fits into a long.
    return amount.min(BigDecimal.valueOf(3_000_000_000_000_000_000L)).longValue();
  }
}
