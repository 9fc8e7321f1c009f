// SPDX-License-Identifier: Apache-2.0
package org.losingways.cluster;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.apache.spark.api.java.function.Function;
import org.losingways.census.CensusResult;
import org.losingways.census.CensusTask;

/** A machine that lies about most games, about each in another way. */
final class FaultyWork implements Function<byte[], byte[]> {

  private static final long serialVersionUID = 1L;

  @Override
  public byte[] call(byte[] bytes) {
    CensusTask task = CensusTask.of(bytes);
    CensusResult truth = task.work();
    return switch (task.code()) {
      case "0.123" -> {
        CensusResult other = work(task, "0.77");
        yield with(truth, other.run(), other.certificate());
      }
      case "0.1" -> "no result".getBytes(StandardCharsets.UTF_8);
      case "4.1" -> work(task, "0.12").bytes();
      case "0.2" -> with(truth, truth.run(), Optional.empty());
      case "0.5" ->
          with(
              truth,
              truth.run(),
              truth.certificate().map(c -> c.replace("\"pPortion\":[", "\"pPortion\":[0,")));
      case "0.7" -> throw new IllegalStateException("broken");
      default -> truth.bytes();
    };
  }

  private static CensusResult work(CensusTask task, String code) {
    return new CensusTask(
            code,
            task.milliseconds(),
            task.maxHeap(),
            task.maxOrder(),
            task.maxBytes(),
            Optional.empty())
        .work();
  }

  private static byte[] with(
      CensusResult truth, Optional<String> run, Optional<String> certificate) {
    return new CensusResult(
            truth.code(), truth.standing(), run, certificate, truth.milliseconds(), truth.failure())
        .bytes();
  }
}
