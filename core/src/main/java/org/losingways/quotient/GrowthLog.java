// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.util.ArrayList;
import java.util.List;

final class GrowthLog {
  List<Integer> orders = new ArrayList<>();
  List<int[]> positions = new ArrayList<>();

  void failed(int order, int[] position) {
    orders.add(order);
    positions.add(position);
  }
}
