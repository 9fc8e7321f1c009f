// SPDX-License-Identifier: Apache-2.0
package org.losingways.cluster;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorAdded;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;

/** Counts the processors that a cluster gives to a census, which come and go. */
final class Machines extends SparkListener {

  private final Map<String, Integer> cores = new ConcurrentHashMap<>();

  @Override
  public void onExecutorAdded(SparkListenerExecutorAdded added) {
    cores.put(added.executorId(), added.executorInfo().totalCores());
  }

  @Override
  public void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
    cores.remove(removed.executorId());
  }

  int cores() {
    return cores.values().stream().mapToInt(Integer::intValue).sum();
  }
}
