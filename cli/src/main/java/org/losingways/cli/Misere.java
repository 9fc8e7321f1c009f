// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

/** x. */
public final class Misere {
  private Misere() {}

  public static void main(String[] args) {}
}
