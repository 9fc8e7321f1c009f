// SPDX-License-Identifier: Apache-2.0
package org.losingways.cluster;

import org.apache.spark.api.java.function.Function;
import org.losingways.census.CensusTask;

/**
 * What a machine of a cluster does: works on one task of a census, of which it gets the bytes.
 *
 * @param round which ends early when {@link StopSignal} says so
 */
record GameWork(long round) implements Function<byte[], byte[]> {

  private static final long serialVersionUID = 1L;

  @Override
  public byte[] call(byte[] task) {
    return CensusTask.of(task).work(() -> StopSignal.isGiven(round)).bytes();
  }
}
