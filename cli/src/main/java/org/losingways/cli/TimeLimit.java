// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads a time limit: a whole number and a unit, such as {@code 500ms}, {@code 30s}, {@code 5m}.
 */
final class TimeLimit implements ITypeConverter<Duration> {

  private static final Pattern FORM = Pattern.compile("([0-9]{1,9})\\s*(ms|s|m|h)?");

  @Override
  public Duration convert(String text) {
    Matcher parts = FORM.matcher(text.strip());
    if (!parts.matches()) {
      throw new TypeConversionException(
          "'" + text + "' is not a time: write a number and a unit, like 500ms, 30s, 5m or 2h");
    }
    long number = Long.parseLong(parts.group(1));
    String unit = parts.group(2) == null ? "s" : parts.group(2);
    return switch (unit) {
      case "ms" -> Duration.ofMillis(number);
      case "m" -> Duration.ofMinutes(number);
      case "h" -> Duration.ofHours(number);
      default -> Duration.ofSeconds(number);
    };
  }
}
