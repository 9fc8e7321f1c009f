// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.solving;

import org.losingways.monoid.words.WordOrder;
import org.losingways.show.CommandFailure;
import picocli.CommandLine.Option;

/** The mixin of commands that compare words. */
public final class OrderOption {

  @Option(
      names = "--word-order",
      paramLabel = "ORDER",
      description =
          "How words are compared: latest (the exponent of the latest generator first; default) or"
              + " shortlex (short words first, as GAP does).")
  private String order = "latest";

  public WordOrder get() {
    return switch (order) {
      case "latest" -> WordOrder.LATEST_LETTER;
      case "shortlex" -> WordOrder.SHORTLEX;
      default -> throw new CommandFailure("The order is latest or shortlex, not '" + order + "'.");
    };
  }
}
