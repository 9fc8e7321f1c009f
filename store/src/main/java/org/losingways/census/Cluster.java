// SPDX-License-Identifier: Apache-2.0
package org.losingways.census;

import java.util.ServiceLoader;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.losingways.show.CommandFailure;

/**
 * Other machines on which a census can run: what an optional part of the program offers, if it is
 * installed.
 *
 * <pre>{@code
 * CensusRunner runner = Cluster.at("spark://10.0.0.5:7077", 1L << 30, System.err::println);
 * }</pre>
 */
public interface Cluster {

  /** A master, or several of which one leads. */
  Pattern ADDRESS =
      Pattern.compile(
          "spark://([A-Za-z0-9._-]+|\\[[0-9a-fA-F:.]+\\]):[0-9]{1,5}(,([A-Za-z0-9._-]+|\\[[0-9a-fA-F:.]+\\]):[0-9]{1,5})*");

  /**
   * Joins the cluster.
   *
   * @param address such as {@code spark://HOST:7077}, which has the form of {@link #ADDRESS}
   * @param maxBytes the most memory a trial of a game may take
   * @param notices takes sentences about what is waited for
   * @throws CommandFailure if it cannot be reached, soon
   */
  CensusRunner connect(String address, long maxBytes, Consumer<String> notices);

  /**
   * Joins a cluster by the part of the program that can.
   *
   * @throws CommandFailure if the address is none, that part is not installed or the cluster cannot
   *     be reached
   */
  static CensusRunner at(String address, long maxBytes, Consumer<String> notices) {
    CommandFailure.when(
        !ADDRESS.matcher(address).matches(),
        "'%s' is not the address of a cluster; write spark://HOST:PORT, such as spark://10.0.0.5:7077.",
        address);
    return ServiceLoader.load(Cluster.class)
        .findFirst()
        .orElseThrow(
            () ->
                new CommandFailure(
                    "A census on a cluster needs Apache Spark, which is not part of this installation;"
                        + " docs/cluster.md says how it is added."))
        .connect(address, maxBytes, notices);
  }
}
