// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.openqa.selenium.chrome.ChromeDriver;

/** What axe-core finds on the page that is shown. */
final class Axe {

  /**
   * One element of each look: texts of the same colours and letters on the same grounds are as easy
   * to read as each other, and the cells of a large table are most of what axe-core would look at.
   * Where something may lie above or below a text that does not hold it (what has a place of its
   * own, pictures), and where axe-core asks for more than the look, each is looked at. It does not
   * judge texts of one character, so these do not stand for others.
   */
  private static final String LOOKS =
      """
      const grounds = new Map();
      const ground = (e) => {
        if (!e) return '';
        if (!grounds.has(e)) {
          const s = getComputedStyle(e);
          const own = [s.backgroundColor, s.backgroundImage, s.opacity, s.filter, s.mixBlendMode];
          const isAlone = s.position !== 'static' || s.float !== 'none' || s.transform !== 'none'
            || e.matches('svg, label, [aria-hidden], [disabled], [aria-disabled]');
          grounds.set(e, ground(e.parentElement) + own.join() + (isAlone ? '#' + grounds.size : '') + ';');
        }
        return grounds.get(e);
      };
      const looks = new Map();
      let texts = 0;
      for (const e of document.body.querySelectorAll('*')) {
        const text = [...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data).join('').trim();
        if (!text && !e.matches('input, select, textarea') || !e.checkVisibility({visibilityProperty: true})) continue;
        texts++;
        const s = getComputedStyle(e);
        const isJudged = [...text].length > 1 && /[\\p{L}\\p{N}]/u.test(text);
        const look = [e.tagName, isJudged, s.color, s.fontSize, s.fontWeight, s.textShadow, s.webkitTextStrokeWidth,
          e.closest('svg') ? texts : '', ground(e)].join();
        if (!looks.has(look)) looks.set(look, e);
      }
      const ones = [...looks.values()];
      """;

  private static final String RUN =
      LOOKS
          + """
          const done = arguments[arguments.length - 1];
          const options = {preload: false, resultTypes: ['violations'], elementRef: false};
          const run = async () => {
            if (texts < 2 * ones.length) {
              const rules = arguments[0] ? {} : {runOnly: ['color-contrast', 'link-in-text-block']};
              return (await axe.run(document, {...options, ...rules})).violations;
            }
            const rules = arguments[0] ? {rules: {'color-contrast': {enabled: false}}} : {runOnly: ['link-in-text-block']};
            const seen = await axe.run({include: ones}, {...options, runOnly: ['color-contrast']});
            return [...seen.violations, ...(await axe.run(document, {...options, ...rules})).violations];
          };
          """;

  private Axe() {}

  /**
   * The findings, one line each.
   *
   * @param isWhole whether every rule is asked for, not only those of colours
   * @param isCounted which violations {@code v} count, in JavaScript
   */
  @SuppressWarnings("unchecked")
  static List<String> findings(ChromeDriver driver, boolean isWhole, String isCounted) {
    if (!(Boolean) driver.executeScript("return typeof axe === 'object'")) {
      driver.executeScript(script());
    }
    return (List<String>)
        driver.executeAsyncScript(
            RUN
                + "run().then(found => done(found.filter(v => "
                + isCounted
                + ").map(v => v.id + ': ' + v.help + ': ' +"
                + " v.nodes.map(n => n.html.slice(0, 160) + ' ' + (n.any[0]?.message ??"
                + " '')).slice(0, 4).join(' | '))), e => done(['axe failed: ' + e]));",
            isWhole);
  }

  private static String script() {
    try (InputStream in = Axe.class.getResourceAsStream("/axe.min.js")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
