// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers for the elements of an infinite set, given as they are met; safe to share. */
public final class Numbering<E> {

  private final Map<E, Integer> numbers = new HashMap<>();
  private final List<E> elements = new ArrayList<>();

  public synchronized int number(E element) {
    Integer known = numbers.putIfAbsent(element, elements.size());
    if (known == null) {
      elements.add(element);
      return elements.size() - 1;
    }
    return known;
  }

  public synchronized E element(int number) {
    return elements.get(number);
  }
}
