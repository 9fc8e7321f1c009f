// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/**
 * Debian's Chromium without a screen, as a person uses it who looks at the workbench. It is opened
 * once for all test classes of a process and closed with the process.
 */
final class Browser implements AutoCloseable {

  /** Only ends what would never end; {@code -Dpatience=20} ends it after 20 seconds. */
  private static final Duration PATIENCE = Duration.ofSeconds(Integer.getInteger("patience", 600));

  /** Pictures are for people, and nothing is asserted of them; {@code -Dpictures} makes them. */
  private static final boolean MAKES_PICTURES = System.getProperty("pictures") != null;

  private static final String SHOWN_DEFINITION =
      "(document.querySelector('.definition:not([hidden])')?.innerText ?? '')";

  /** Started when it is asked for first. */
  private static final class Shared {
    static final ChromeDriver DRIVER = start();

    static {
      Runtime.getRuntime().addShutdownHook(new Thread(DRIVER::quit));
    }
  }

  private final ChromeDriver driver;
  private final URI address;

  private Browser(ChromeDriver driver, URI address) {
    this.driver = driver;
    this.address = address;
  }

  static Browser open(URI address) {
    Browser browser = new Browser(Shared.DRIVER, address);
    browser.sheet(1180, 1000, false);
    browser.night(false);
    return browser;
  }

  private static ChromeDriver start() {
    ChromeOptions options = new ChromeOptions();
    options.setBinary(OtherProgram.find("chromium").orElseThrow().toFile());
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-extensions",
        "--disable-component-extensions-with-background-pages",
        // A page that was left is not kept.
        "--disable-features=BackForwardCache,Translate,MediaRouter,OptimizationHints",
        "--hide-scrollbars");
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.ALL);
    options.setCapability("goog:loggingPrefs", logs);
    ChromeDriverService service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(OtherProgram.find("chromedriver").orElseThrow().toFile())
            .usingAnyFreePort()
            .withSilent(true)
            .build();
    ChromeDriver driver = new ChromeDriver(service, options);
    driver.manage().timeouts().scriptTimeout(PATIENCE).pageLoadTimeout(PATIENCE);
    return driver;
  }

  /** The size of the page that is shown, in CSS pixels. */
  void sheet(int width, int height, boolean isPhone) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of(
            "width", width,
            "height", height,
            "deviceScaleFactor", isPhone ? 2 : 1,
            "mobile", isPhone));
  }

  void night(boolean isDark) {
    emulate(isDark, true);
  }

  /** As somebody sees it who has not asked for pages without motion. */
  void nightWithMotion(boolean isDark) {
    emulate(isDark, false);
  }

  private void emulate(boolean isDark, boolean isStill) {
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of(
            "features",
            List.of(
                Map.of("name", "prefers-color-scheme", "value", isDark ? "dark" : "light"),
                Map.of(
                    "name",
                    "prefers-reduced-motion",
                    "value",
                    isStill ? "reduce" : "no-preference"))));
  }

  /**
   * Opens a page anew. The browser itself would stay in the page that is shown if nothing but what
   * follows the sign # is to change. To leave for an empty page first would take as long again as
   * to open this one: the browser starts another process for it.
   */
  void go(String path) {
    String wanted = address.resolve(path).toString();
    String shown = driver.getCurrentUrl();
    if (wanted.contains("#") && beforeSign(wanted).equals(beforeSign(shown))) {
      run("scrollTo(0, 0); history.replaceState(null, '', arguments[0])", wanted);
      driver.navigate().refresh();
    } else {
      driver.get(wanted);
    }
  }

  private static String beforeSign(String address) {
    return address.replaceFirst("#.*", "");
  }

  String path() {
    return URI.create(driver.getCurrentUrl()).getRawPath();
  }

  /** What follows the question mark of the address, empty if there is none. */
  String query() {
    String query = URI.create(driver.getCurrentUrl()).getRawQuery();
    return query == null ? "" : query;
  }

  /** Waits until there is such an element. */
  WebElement find(String css) {
    waitInPage("'" + css + "' is on the page", "document.querySelector(arguments[0])", css);
    return driver.findElement(By.cssSelector(css));
  }

  /** What is inside the first such element, once there is one; it may be drawn anew meanwhile. */
  String html(String css) {
    find(css);
    return String.valueOf(run("return document.querySelector(arguments[0])?.innerHTML", css));
  }

  List<WebElement> all(String css) {
    return driver.findElements(By.cssSelector(css));
  }

  void click(String css) {
    waitFor("'" + css + "' can be pressed", () -> tryToClick(css));
  }

  /** Presses the button of the page on which this is written, once it can be pressed. */
  void press(String button) {
    waitFor(
        button + " can be pressed",
        () ->
            run(
                    "const found = [...document.querySelectorAll('#main button')].find((b) =>"
                        + " b.textContent === arguments[0] && !b.disabled && !b.hidden);"
                        + " found?.click(); return Boolean(found)",
                    button)
                .equals(true));
  }

  /** Asks for hints until the move is shown, which the advice names. */
  String showMove() {
    press("Hint");
    press("Show the move");
    waitInPage(
        "a move is advised", "document.querySelector('.advice')?.innerText.includes('Play ')", "");
    return find(".advice").getText();
  }

  /** The definition that is shown when the focus is on a term of the page, once there is one. */
  String definition(String term) {
    waitInPage(
        "a definition of '" + term + "' is shown",
        "(() => { const button = [...document.querySelectorAll('button.term')].find((b) =>"
            + " b.textContent === arguments[0] && b.checkVisibility()); button?.blur();"
            + " button?.focus(); return "
            + SHOWN_DEFINITION
            + "; })()",
        term);
    return shownDefinition();
  }

  /** The definition that is shown, empty if none is. */
  String shownDefinition() {
    return String.valueOf(run("return " + SHOWN_DEFINITION));
  }

  /** Moves the pointer to the middle of an element. */
  void pointAt(String css) {
    new Actions(driver).moveToElement(find(css)).perform();
  }

  /** Presses a key, wherever the focus is. */
  void key(Keys key) {
    new Actions(driver).sendKeys(key).perform();
  }

  private boolean tryToClick(String css) {
    try {
      WebElement element = find(css);
      driver.executeScript("arguments[0].scrollIntoView({block:'center'})", element);
      if (!element.isEnabled()) {
        return false;
      }
      element.click();
      return true;
    } catch (org.openqa.selenium.WebDriverException e) {
      // It was drawn anew meanwhile, or something is still above it.
      return false;
    }
  }

  /** Waits until there is such a field that can be typed in, and types. */
  void type(String css, String text) {
    waitFor("'" + css + "' can be typed in", () -> tryToType(css, text));
  }

  private boolean tryToType(String css, String text) {
    try {
      WebElement field = find(css);
      field.clear();
      field.sendKeys(text);
      return true;
    } catch (org.openqa.selenium.WebDriverException e) {
      // It belongs to the page before, or was drawn anew meanwhile.
      return false;
    }
  }

  Object run(String script, Object... arguments) {
    return driver.executeScript(script, arguments);
  }

  String text() {
    return String.valueOf(run("return document.body.innerText"));
  }

  void waitForText(String text) {
    waitInPage(
        "the page says '" + text + "', not:\n",
        "document.body?.innerText.includes(arguments[0])",
        text);
  }

  /** Waits until nothing of the page is being worked at. */
  void waitUntilIdle() {
    waitInPage("nothing is at work", "!document.querySelector('[aria-busy]')", "");
  }

  /**
   * Waits as {@link #waitFor} does, but the page itself looks, and only when something of it has
   * changed: questions from outside would take more of the machine than what they wait for.
   */
  private void waitInPage(String what, String condition, String argument) {
    waitFor(what, () -> becomesTrue(condition, argument));
  }

  private boolean becomesTrue(String condition, String argument) {
    try {
      return Boolean.TRUE.equals(
          driver.executeAsyncScript(
              "const done = arguments[arguments.length - 1]; const is = () => Boolean("
                  + condition
                  + "); if (is()) { done(true); return; }"
                  + " let isNew = false; const watcher = new MutationObserver(() => { isNew = true;"
                  + " }); watcher.observe(document, {subtree: true, childList: true, attributes:"
                  + " true, characterData: true}); const end = performance.now() + 1000;"
                  + " const look = () => { const isOver = performance.now() > end; const found ="
                  + " (isNew || isOver) && is(); isNew = false; if (found || isOver) {"
                  + " watcher.disconnect(); done(found); } else setTimeout(look, 20); };"
                  + " setTimeout(look, 20);",
              argument));
    } catch (org.openqa.selenium.JavascriptException e) {
      // The page was left meanwhile; the next one is asked.
      return false;
    }
  }

  void waitFor(String what, BooleanSupplier condition) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    long pause = 10;
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() - end > 0) {
        throw new AssertionError("It took too long until " + what + text() + "\n" + console());
      }
      try {
        Thread.sleep(pause);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new AssertionError(e);
      }
      // Each question takes the browser's time, from what is waited for as well.
      pause = Math.min(2 * pause, 100);
    }
  }

  /**
   * What the browser complained about since it was asked last. That a font which is fetched early
   * was not used within seconds says how busy the machine is, and nothing about the page.
   */
  List<String> console() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
        .filter(entry -> !entry.getMessage().contains("preloaded using link preload but not used"))
        .map(entry -> entry.getLevel() + " " + entry.getMessage())
        .toList();
  }

  /** The serious and critical findings of axe-core, one line each. */
  List<String> accessibility() {
    return Axe.findings(driver, true, "v.impact === 'serious' || v.impact === 'critical'");
  }

  /** All findings, those that are advice included. */
  List<String> everyFinding() {
    return Axe.findings(driver, true, "true");
  }

  /** The same of colours alone, which are all that differs by night from what was looked at. */
  List<String> accessibilityOfColours() {
    return Axe.findings(driver, false, "true");
  }

  /** Writes what is seen to a PNG, if pictures are wanted. */
  void shoot(Path file) {
    if (!MAKES_PICTURES) {
      return;
    }
    try {
      Files.createDirectories(file.getParent());
      Files.write(file, driver.getScreenshotAs(OutputType.BYTES));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * A view for people to look at: at the desk by day and by night, and in the hand. Goes back to
   * the desk.
   */
  void shootLooks(Path folder, String name, int desk, int phone) {
    if (!MAKES_PICTURES) {
      return;
    }
    wholePage(desk, false);
    shoot(folder.resolve(name + ".png"));
    night(true);
    shoot(folder.resolve(name + "-dark.png"));
    night(false);
    wholePage(phone, true);
    shoot(folder.resolve(name + "-phone.png"));
    sheet(desk, 1000, false);
  }

  /** As high as the page is, so that all of it is seen. */
  void wholePage(int width, boolean isPhone) {
    sheet(width, 800, isPhone);
    long height = ((Number) run("return document.documentElement.scrollHeight")).longValue();
    sheet(width, (int) Math.min(height, 3000), isPhone);
  }

  /** Leaves nothing to whoever opens it next: no page that works on, no complaint. */
  @Override
  public void close() {
    driver.get("about:blank");
    console();
  }

  /** Goes on in a new tab. */
  void inAnotherTab() {
    driver.switchTo().newWindow(WindowType.TAB);
  }

  /** Leaves only the tab that is shown. */
  void closeOtherTabs() {
    String shown = driver.getWindowHandle();
    for (String other : driver.getWindowHandles()) {
      if (!other.equals(shown)) {
        driver.switchTo().window(other).close();
      }
    }
    driver.switchTo().window(shown);
  }
}
