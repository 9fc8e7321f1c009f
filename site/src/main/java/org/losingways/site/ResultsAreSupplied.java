// SPDX-License-Identifier: Apache-2.0
package org.losingways.site;

import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/** Tells the compiler which file the engine reads: the list of what was published. */
public final class ResultsAreSupplied implements ResourceSupplier {

  @Override
  public String[] supplyResources(ResourceSupplierContext context) {
    return new String[] {"org/losingways/store/published.txt"};
  }
}
