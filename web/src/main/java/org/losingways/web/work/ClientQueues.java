// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.work;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What waits, in a queue for each client. The clients take turns: one that asks for much waits
 * behind itself and not before the others.
 *
 * <pre>{@code
 * add("a", 1); add("a", 2); add("b", 3);     // next() is 1, then 3, then 2
 * }</pre>
 */
public final class ClientQueues<T> {

  private final Map<String, Deque<T>> queues = new LinkedHashMap<>();
  private int size;

  /** How many wait. */
  public int size() {
    return size;
  }

  /** How many of one client wait. */
  public int size(String client) {
    return queues.containsKey(client) ? queues.get(client).size() : 0;
  }

  /** Whether somebody else waits. */
  public boolean hasOtherThan(String client) {
    return size > size(client);
  }

  public void add(String client, T item) {
    queues.computeIfAbsent(client, c -> new ArrayDeque<>()).add(item);
    size++;
  }

  /** Takes out whoever's turn it is. */
  public Optional<T> next() {
    Iterator<Map.Entry<String, Deque<T>>> clients = queues.entrySet().iterator();
    if (!clients.hasNext()) {
      return Optional.empty();
    }
    Map.Entry<String, Deque<T>> first = clients.next();
    Deque<T> queue = first.getValue();
    clients.remove();
    T item = queue.remove();
    size--;
    if (!queue.isEmpty()) {
      queues.put(first.getKey(), queue);
    }
    return Optional.of(item);
  }

  /** Takes one out that no longer wants to wait. Returns whether it was there. */
  public boolean remove(T item) {
    boolean isRemoved = queues.values().stream().anyMatch(queue -> queue.remove(item));
    queues.values().removeIf(Deque::isEmpty);
    size -= isRemoved ? 1 : 0;
    return isRemoved;
  }

  /** All that wait, in the order of their turns. */
  public List<T> inTurn() {
    List<Iterator<T>> all = new ArrayList<>();
    queues.values().forEach(queue -> all.add(queue.iterator()));
    List<T> found = new ArrayList<>();
    while (found.size() < size) {
      all.stream().filter(Iterator::hasNext).forEach(queue -> found.add(queue.next()));
    }
    return found;
  }
}
