// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.losingways.family.TameNim;
import org.losingways.game.Outcome;
import org.losingways.game.Ruleset;

/** Normal play of a game whose nim-values are unbounded and known for heaps of every size. */
final class NormalNim implements Solution {

  private final TameNim nim;
  private final Numbering<BigInteger> values = new Numbering<>();

  NormalNim(TameNim nim) {
    this.nim = nim;
    values.number(BigInteger.ZERO);
  }

  @Override
  public Ruleset rules() {
    return nim.rules();
  }

  @Override
  public int largestHeap() {
    return Integer.MAX_VALUE;
  }

  @Override
  public int value(int heap) {
    return value(BigInteger.valueOf(heap));
  }

  @Override
  public boolean knows(BigInteger heap) {
    return true;
  }

  @Override
  public int value(BigInteger heap) {
    return values.number(nim.value(heap));
  }

  @Override
  public int times(int x, int y) {
    return values.number(values.element(x).xor(values.element(y)));
  }

  @Override
  public Outcome outcome(int value) {
    return value == 0 ? Outcome.P : Outcome.N;
  }

  @Override
  public String print(int value) {
    return values.element(value).toString();
  }

  @Override
  public Optional<List<BigInteger>> likely(BigInteger heap, int company) {
    return Optional.of(nim.options(heap, values.element(company)));
  }
}
