// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import org.losingways.web.work.Refusal;

/** Streams of events, which a page does not need: its engine answers as soon as it is asked. */
final class Watchers {

  void checkRoom(String address) {
    throw Refusal.bad("The program in this page has no streams; ask /api/solve again and again.");
  }

  void add(Exchange client, Job job) {
    checkRoom(client.client());
  }
}
