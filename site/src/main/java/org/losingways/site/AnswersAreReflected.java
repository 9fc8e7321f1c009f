// SPDX-License-Identifier: Apache-2.0
package org.losingways.site;

import org.teavm.extension.spi.reflection.SimpleReflectionPolicy;

/** Tells the compiler that the components of records are asked for by their names, in JSON. */
public final class AnswersAreReflected extends SimpleReflectionPolicy {

  @Override
  protected void setup() {
    selectClasses(extending(Record.class)).reflectableFields(INSTANCE::test);
  }
}
