// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.util.Locale;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.LocalConnector;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.component.LifeCycle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.reader.GameReader;
import org.losingways.web.connection.Bodies;
import org.losingways.web.work.Refusal;

/** Which requests the workbench lets in: each test sends one that is wrong in a single respect. */
class GuardTest {

  private static final String HOST = "Host: 127.0.0.1:8080";

  private final Server server = new Server();
  private final LocalConnector connector = new LocalConnector(server);
  private final Bodies bodies = new Bodies();
  private Guard guard = new Guard("127.0.0.1", true);

  @BeforeEach
  void start() throws Exception {
    server.addConnector(connector);
    server.setHandler(
        new Handler.Abstract() {
          @Override
          public boolean handle(Request request, Response response, Callback callback) {
            Exchange exchange =
                new Exchange(request, response, callback, GameReader.withoutFiles(), bodies);
            Guard.setHeaders(exchange);
            try {
              guard.check(exchange);
              response.setStatus(200);
            } catch (Refusal refusal) {
              response.setStatus(refusal.status());
            }
            response.write(true, ByteBuffer.allocate(0), callback);
            return true;
          }
        });
    server.start();
  }

  @AfterEach
  void stop() {
    LifeCycle.stop(server);
    bodies.close();
  }

  private String answer(String line, String... headers) throws Exception {
    return connector.getResponse(
        line + " HTTP/1.1\r\n" + String.join("\r\n", headers) + "\r\nConnection: close\r\n\r\n");
  }

  private int status(String line, String... headers) throws Exception {
    return Integer.parseInt(answer(line, headers).split(" ", 3)[1]);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"localhost", "LOCALHOST:1", "127.0.0.1", "127.255.3.4:80", "[::1]", "[::1]:8080"})
  void namesOfALoopbackAddressAreItsOwn(String name) throws Exception {
    assertThat(status("GET /", "Host: " + name)).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "evil.example",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "evil.example:8080",
        "192.168.0.7",
        "1127.0.0.1",
        "[::2]"
      })
  void noOtherNameIs(String name) throws Exception {
    assertThat(status("GET /", "Host: " + name)).isEqualTo(421);
  }

  @ParameterizedTest
  @CsvSource({
    "http://127.0.0.1:8080, 200",
    "https://127.0.0.1:8080, 200",
    "http://127.0.0.1:80, 403",
    "http://127.0.0.1:80801, 403",
    "http://127.0.0.1:8080.evil.example, 403",
    "http://127.0.0.1:8080@evil.example, 403",
    "http://evil.example/http://127.0.0.1:8080, 403",
    "http://127.0.0.1, 403",
    "ftp://127.0.0.1:8080, 403",
    "'null', 403",
    "http://localhost:8080, 403"
  })
  void aRequestOfAnotherOriginIsRefused(String origin, int status) throws Exception {
    for (String line : new String[] {"GET /api/games", "POST /", "POST /api/check"}) {
      assertThat(status(line, HOST, "Origin: " + origin)).as(line).isEqualTo(status);
    }
    // Pages may be linked to.
    assertThat(status("GET /explore/0.3", HOST, "Origin: " + origin)).isEqualTo(200);
    assertThat(status("HEAD /explore/0.3", HOST, "Origin: " + origin)).isEqualTo(200);
  }

  @ParameterizedTest
  @CsvSource({
    "none, 200",
    "same-origin, 200",
    "same-site, 403",
    "cross-site, 403",
    "same-origin2, 403"
  })
  void soIsOneOfAnotherSite(String site, int status) throws Exception {
    assertThat(status("GET /api/games", HOST, "Sec-Fetch-Site: " + site)).isEqualTo(status);
    assertThat(status("POST /", HOST, "Sec-Fetch-Site: " + site)).isEqualTo(status);
    assertThat(status("GET /", HOST, "Sec-Fetch-Site: " + site)).isEqualTo(200);
  }

  @Test
  void loopbackNeedsNoToken() {
    assertThat(guard.token()).isEmpty();
  }

  @Test
  void othersNeedTheTokenOrItsCookie() throws Exception {
    guard = new Guard("0.0.0.0", false);
    String token = guard.token().orElseThrow();
    assertThat(token).matches("[0-9a-f]{32}").isNotEqualTo("0".repeat(32));
    assertThat(new Guard("0.0.0.0", false).token()).isNotEqualTo(guard.token());
    String cookie = "losing-ways=" + token;
    assertThat(answer("GET /?token=" + token, HOST))
        .startsWith("HTTP/1.1 200 ")
        .contains("Set-Cookie: " + cookie + "; Path=/; HttpOnly; SameSite=Strict\r\n");
    assertThat(status("GET /api/games", HOST, "Cookie: " + cookie)).isEqualTo(200);
    assertThat(status("GET /api/games", HOST, "Cookie: a=b; " + cookie + "; c=d")).isEqualTo(200);
    assertThat(answer("GET /api/games", HOST, "Cookie: " + cookie)).doesNotContain("Set-Cookie");
    String almost = token.substring(1);
    for (String query :
        new String[] {"/", "/?token=", "/?token=" + almost, "/?token=" + token + "0", "/?t=1"}) {
      assertThat(status("GET " + query, HOST)).as(query).isEqualTo(403);
    }
    for (String sent :
        new String[] {"losing-ways=" + almost, "losing-ways=", cookie + "0", "x" + cookie, token}) {
      assertThat(status("GET /", HOST, "Cookie: " + sent)).as(sent).isEqualTo(403);
    }
    // A token does not make up for another origin, nor for another name.
    assertThat(status("GET /api/games?token=" + token, HOST, "Origin: http://evil.example"))
        .isEqualTo(403);
    assertThat(status("GET /?token=" + token, "Host: evil.example")).isEqualTo(421);
  }

  @Test
  void onOtherAddressesNumbersAndTheNamesOfThisMachineAreItsOwn() throws Exception {
    guard = new Guard("Bench.example", false);
    String line = "GET /?token=" + guard.token().orElseThrow();
    for (String name :
        new String[] {
          "10.0.0.7:80", "[fe80::1]", "bench.example", "BENCH.example:9", "localhost"
        }) {
      assertThat(status(line, "Host: " + name)).as(name).isEqualTo(200);
    }
    for (String name : new String[] {"bench.example.evil.example", "10.0.0.7.evil.example"}) {
      assertThat(status(line, "Host: " + name)).as(name).isEqualTo(421);
    }
    try {
      String own = InetAddress.getLocalHost().getHostName();
      assertThat(status(line, "Host: " + own.toUpperCase(Locale.ROOT))).isEqualTo(200);
    } catch (UnknownHostException e) {
      assertThat(status(line, "Host: localhost")).isEqualTo(200);
    }
  }

  @Test
  void everyAnswerSaysWhatABrowserMayDoWithIt() throws Exception {
    assertThat(answer("GET /", HOST))
        .contains("Content-Security-Policy: default-src 'none'; script-src 'self';")
        .contains("X-Content-Type-Options: nosniff\r\n")
        .contains("X-Frame-Options: DENY\r\n")
        .contains("Referrer-Policy: no-referrer\r\n")
        .contains("Cross-Origin-Opener-Policy: same-origin\r\n")
        .contains("Cross-Origin-Resource-Policy: same-origin\r\n");
  }
}
