// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.work;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.List;

/**
 * Whether the memory runs short: so much was in use when the virtual machine had last cleared away
 * what nobody needs that there is little left for what comes next.
 */
public final class Memory {

  private static final double MOST = 0.8;

  private final List<MemoryPoolMXBean> pools;
  private long noticed;

  public Memory() {
    pools =
        ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getType() == MemoryType.HEAP)
            .filter(pool -> pool.isUsageThresholdSupported())
            .filter(pool -> pool.isCollectionUsageThresholdSupported())
            .filter(pool -> pool.getUsage().getMax() > 0)
            .toList();
    for (MemoryPoolMXBean pool : pools) {
      pool.setCollectionUsageThreshold((long) (MOST * pool.getUsage().getMax()));
    }
    noticed = times();
  }

  /** Whether it has run short since this was last asked. */
  public boolean hasRunShort() {
    long before = noticed;
    noticed = times();
    return noticed > before;
  }

  private long times() {
    return pools.stream().mapToLong(MemoryPoolMXBean::getCollectionUsageThresholdCount).sum();
  }
}
