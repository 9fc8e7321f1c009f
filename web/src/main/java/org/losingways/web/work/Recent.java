// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.work;

import java.util.LinkedHashMap;
import java.util.Map;

/** A map that keeps so many entries, and forgets the one that nobody asked for longest. */
public final class Recent<V> extends LinkedHashMap<String, V> {

  private static final long serialVersionUID = 1L;

  private final int most;

  public Recent(int most) {
    super(16, 0.75f, true);
    this.most = most;
  }

  @Override
  protected boolean removeEldestEntry(Map.Entry<String, V> eldest) {
    return size() > most;
  }
}
