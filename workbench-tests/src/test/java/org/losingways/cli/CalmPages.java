// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

/** What is asked of every page, sent by a server or made of files: calm, and without a finding. */
final class CalmPages {

  private static final int DESK = 1180;
  private static final int PHONE = 390;

  /** Views that a server does not send as pages, or not without a complaint of the browser. */
  static final List<String> OF_SITES_ONLY = List.of("nothing", "explore/none");

  /** The views, as their addresses have them. */
  static final List<String> VIEWS =
      List.of(
          "",
          "explore/0.123",
          "explore/0.123/genus",
          "explore/0.123/structure",
          "explore/0.123/table",
          "explore/0.76",
          "explore/4.7",
          "explore/nim",
          "explore/0.7%2F0.07",
          "explore/4.765/gauges",
          "explore/none",
          "position/0.123/9+8+5+3",
          "position/0.7%2F0.07/3+2",
          "play",
          "play/kayles",
          "learn/1",
          "learn/6",
          "tools",
          "tools/check",
          "tools/gauges",
          "about",
          "nothing");

  /** How far things moved that were there already, and which. */
  private record Shift(double sum, String moved) {

    static Shift of(Browser browser) {
      List<?> found =
          (List<?>)
              browser.run(
                  "let sum = 0; const moved = []; new PerformanceObserver((list) =>"
                      + " list.getEntries().filter((e) => !e.hadRecentInput).forEach((e) => {"
                      + " sum += e.value; e.sources.forEach((s) => moved.push(`${s.node?.nodeName}"
                      + ".${s.node?.className} ${s.previousRect.x},${s.previousRect.y}"
                      + " ${s.currentRect.x},${s.currentRect.y}`)); }))"
                      + ".observe({type: 'layout-shift', buffered: true});"
                      + " return new Promise((done) =>"
                      + " setTimeout(() => done([sum, moved.join('; ')]), 100))");
      return new Shift(((Number) found.get(0)).doubleValue(), (String) found.get(1));
    }
  }

  private static void waitUntilThere(Browser browser) {
    browser.find("main:not(.coming) h1, main:not(.coming) .refusal");
    browser.waitUntilIdle();
  }

  /** A page is calm, and axe-core has nothing to say of it, by day and by night. */
  static void look(Browser browser, String address) {
    look(browser, address, true);
  }

  /** A page is calm; whether it is accessible is seen elsewhere. */
  static void lookWhetherCalm(Browser browser, String address) {
    look(browser, address, false);
  }

  /** What comes keeps its place; less than a thousandth of the window is nothing to the eye. */
  private static void look(Browser browser, String address, boolean withAxe) {
    for (boolean isNight : new boolean[] {false, true}) {
      browser.sheet(isNight ? PHONE : DESK, 1000, isNight);
      browser.nightWithMotion(isNight);
      browser.go(address);
      waitUntilThere(browser);
      Shift shift = Shift.of(browser);
      assertThat(shift.sum()).as("%s: %s", address, shift.moved()).isLessThan(0.001);
      if (withAxe) {
        assertThat(browser.everyFinding()).as(address).isEmpty();
      }
    }
    browser.night(false);
    browser.sheet(DESK, 1000, false);
  }

  private CalmPages() {}
}
