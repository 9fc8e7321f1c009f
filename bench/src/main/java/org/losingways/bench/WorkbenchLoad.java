// SPDX-License-Identifier: Apache-2.0
package org.losingways.bench;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Starts a workbench and reads solved games from it as many people do at once, while it solves two
 * others: how long answers take, and how much memory the server takes.
 *
 * <pre>
 * java -cp 'bench/target/bench.jar:bench/target/lib/*' org.losingways.bench.WorkbenchLoad ./misere
 * java -cp 'bench/target/bench.jar:bench/target/lib/*' org.losingways.bench.WorkbenchLoad ./misere 200 20 0
 * </pre>
 *
 * <p>The arguments are the launcher, the clients (200), the seconds (20), and the milliseconds for
 * which each client looks at an answer before it asks for the next (1000). It ends by itself, and
 * reaches no address but loopback.
 */
public final class WorkbenchLoad {

  private static final List<String> SOLVED =
      List.of("0.123", "0.77", "0.75", "0.15", "0.3", "0.71");
  private static final List<String> LONG = List.of("0.07", "0.137");
  private static final List<String> VIEWS =
      List.of("solve", "solve", "solve", "structure", "table", "genus");
  private static final int MOST_CLIENTS = 1000;
  private static final int MOST_SECONDS = 120;

  private final InetSocketAddress address;
  private final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);

  private WorkbenchLoad(URI uri) throws IOException {
    this.address = new InetSocketAddress(InetAddress.getByName(uri.getHost()), uri.getPort());
    if (!address.getAddress().isLoopbackAddress()) {
      throw new IOException("only loopback is loaded: " + address);
    }
  }

  public static void main(String[] args) throws Exception {
    String launcher = args.length > 0 ? args[0] : "./misere";
    int clients = Math.min(MOST_CLIENTS, args.length > 1 ? Integer.parseInt(args[1]) : 200);
    int seconds = Math.min(MOST_SECONDS, args.length > 2 ? Integer.parseInt(args[2]) : 20);
    int pause = args.length > 3 ? Integer.parseInt(args[3]) : 1000;
    Process server =
        new ProcessBuilder(
                launcher, "serve", "--port", "0", "--no-store", "--json", "--time-limit", "10m")
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader said =
        new BufferedReader(
            new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8))) {
      Matcher found = Pattern.compile("http[^\"]*").matcher(String.valueOf(said.readLine()));
      if (!found.find()) {
        throw new IOException("the workbench did not start");
      }
      new WorkbenchLoad(URI.create(found.group())).run(server, clients, seconds, pause);
    } finally {
      server.destroy();
      if (!server.waitFor(10, TimeUnit.SECONDS)) {
        server.destroyForcibly();
      }
    }
  }

  private void run(Process server, int clients, int seconds, int pause) throws Exception {
    try (Client client = new Client()) {
      for (String game : SOLVED) {
        while (!client.get("/api/solve?game=" + game).contains("\"phase\":\"done\"")) {
          Thread.sleep(50);
        }
        for (String view : VIEWS) {
          client.get("/api/" + view + "?game=" + game);
        }
      }
      load(clients, 3, pause);
      report("before others are solved", load(clients, seconds, pause), server);
      for (String game : LONG) {
        client.get("/api/solve?game=" + game);
      }
      Thread.sleep(2000);
      report("while two games are solved", load(clients, seconds, pause), server);
      for (String game : LONG) {
        String state = client.get("/api/solve?game=" + game);
        out.println(
            game
                + " meanwhile: "
                + state.replaceAll(
                    ".*\"heapsComputed\":(\\d+).*\"phase\":\"(\\w+)\".*", "heap $1, $2"));
      }
    }
  }

  /** The milliseconds of all answers, sorted. */
  private double[] load(int clients, int seconds, int pause) throws InterruptedException {
    List<Double> all = new ArrayList<>();
    List<Thread> threads = new ArrayList<>();
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    for (int i = 0; i < clients; i++) {
      Random random = new Random(i);
      Thread thread = new Thread(() -> read(random, end, pause, all));
      threads.add(thread);
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    double[] sorted = all.stream().mapToDouble(Double::doubleValue).toArray();
    Arrays.sort(sorted);
    return sorted;
  }

  private void read(Random random, long end, int pause, List<Double> all) {
    List<Double> mine = new ArrayList<>();
    try (Client client = new Client()) {
      Thread.sleep(pause == 0 ? 0 : random.nextInt(pause));
      while (System.nanoTime() < end) {
        String game = SOLVED.get(random.nextInt(SOLVED.size()));
        String view = VIEWS.get(random.nextInt(VIEWS.size()));
        long start = System.nanoTime();
        client.get("/api/" + view + "?game=" + game);
        mine.add((System.nanoTime() - start) / 1e6);
        Thread.sleep(pause);
      }
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    synchronized (all) {
      all.addAll(mine);
    }
  }

  private void report(String when, double[] sorted, Process server) throws IOException {
    out.printf(
        Locale.ROOT,
        "%s: %d answers, median %.1f ms, p90 %.1f ms, p99 %.1f ms, longest %.1f ms; server %s%n",
        when,
        sorted.length,
        sorted[sorted.length / 2],
        sorted[sorted.length * 90 / 100],
        sorted[sorted.length * 99 / 100],
        sorted[sorted.length - 1],
        memory(server));
  }

  /** The most memory that the server has had, where the system tells. */
  private static String memory(Process server) throws IOException {
    Path status = Path.of("/proc", Long.toString(server.pid()), "status");
    if (!Files.isReadable(status)) {
      return "memory not known here";
    }
    for (String line : Files.readAllLines(status)) {
      if (line.startsWith("VmHWM:")) {
        long kib = Long.parseLong(line.replaceAll("\\D", ""));
        return "at most " + kib / 1024 + " MiB so far";
      }
    }
    return "memory not known here";
  }

  /** One connection that is kept open, as a browser does. */
  private final class Client implements AutoCloseable {
    private final Socket socket = new Socket();
    private final InputStream in;

    Client() throws IOException {
      socket.connect(address);
      socket.setSoTimeout(60_000);
      socket.setTcpNoDelay(true);
      in = new BufferedInputStream(socket.getInputStream(), 1 << 16);
    }

    String get(String path) throws IOException {
      String request =
          "GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + address.getPort() + "\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      String first = line();
      if (!first.contains(" 200 ")) {
        throw new IOException(path + " was answered " + first);
      }
      int length = -1;
      for (String header = line(); !header.isEmpty(); header = line()) {
        if (header.toLowerCase(Locale.ROOT).startsWith("content-length:")) {
          length = Integer.parseInt(header.substring(15).strip());
        }
      }
      return new String(length < 0 ? chunks() : in.readNBytes(length), StandardCharsets.UTF_8);
    }

    /** A body in chunks, as long answers come. */
    private byte[] chunks() throws IOException {
      ByteArrayOutputStream body = new ByteArrayOutputStream();
      for (int size = chunkSize(); size > 0; size = chunkSize()) {
        body.write(in.readNBytes(size));
        line();
      }
      line();
      return body.toByteArray();
    }

    private int chunkSize() throws IOException {
      return Integer.parseInt(line().strip(), 16);
    }

    private String line() throws IOException {
      StringBuilder text = new StringBuilder();
      for (int c = in.read(); c != '\n'; c = in.read()) {
        if (c < 0) {
          throw new IOException("the connection was closed");
        }
        if (c != '\r') {
          text.append((char) c);
        }
      }
      return text.toString();
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }
}
