// SPDX-License-Identifier: Apache-2.0
package org.losingways.bench;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A workbench in a process of its own, and connections to it. It is reached by loopback only. */
final class Serving implements AutoCloseable {

  private final Process process;
  private final int port;

  private Serving(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  /** Starts {@code misere serve} on a free port. */
  static Serving start(String launcher, String... options) throws IOException {
    List<String> command = new ArrayList<>(List.of(launcher, "serve", "--port", "0", "--json"));
    command.addAll(List.of(options));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    // The one line it writes; the reader is closed with the process.
    BufferedReader said =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    Matcher found = Pattern.compile("http[^\"]*").matcher(String.valueOf(said.readLine()));
    if (!found.find()) {
      process.destroyForcibly();
      throw new IOException("the workbench did not start");
    }
    return new Serving(process, URI.create(found.group()).getPort());
  }

  /** A line about the process from the system, in MiB: VmRSS, VmHWM. */
  OptionalLong mebibytes(String what) throws IOException {
    OptionalLong kibibytes = status(what);
    return kibibytes.isPresent() ? OptionalLong.of(kibibytes.getAsLong() / 1024) : kibibytes;
  }

  /** The number in a line about the process from the system, such as Threads. */
  OptionalLong status(String what) throws IOException {
    Path status = Path.of("/proc", Long.toString(process.pid()), "status");
    if (!Files.isReadable(status)) {
      return OptionalLong.empty();
    }
    return Files.readAllLines(status).stream()
        .filter(line -> line.startsWith(what + ":"))
        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
        .findFirst();
  }

  /** Ends it as a crash does. */
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  @Override
  public void close() {
    process.destroy();
    try {
      if (!process.waitFor(10, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  Connection connect() throws IOException {
    return connect("127.0.0.1");
  }

  /** A connection from one of the addresses of this machine to itself. */
  Connection connect(String from) throws IOException {
    return new Connection(port, from);
  }

  /** An answer. */
  record Answer(int status, String body) {}

  /** One connection that is kept open, as a browser does. */
  static final class Connection implements AutoCloseable {
    private final Socket socket;
    private final InputStream in;
    private final int port;

    private Connection(int port, String from) throws IOException {
      this.port = port;
      socket = new Socket(address("127.0.0.1"), port, address(from), 0);
      socket.setSoTimeout(180_000);
      socket.setTcpNoDelay(true);
      in = new BufferedInputStream(socket.getInputStream(), 1 << 16);
    }

    /** An address that is written in numbers. */
    private static InetAddress address(String numbers) throws IOException {
      String[] parts = numbers.split("\\.", -1);
      byte[] bytes = new byte[parts.length];
      for (int i = 0; i < parts.length; i++) {
        bytes[i] = (byte) Integer.parseInt(parts[i]);
      }
      return InetAddress.getByAddress(bytes);
    }

    Answer get(String path) throws IOException {
      return ask("GET " + path, "");
    }

    Answer post(String path, String body) throws IOException {
      return ask("POST " + path, body);
    }

    private Answer ask(String what, String body) throws IOException {
      byte[] content = body.getBytes(StandardCharsets.UTF_8);
      write(what, "Content-Length: " + content.length);
      socket.getOutputStream().write(content);
      return read();
    }

    /** Begins a request and leaves it at that. */
    void write(String what, String header) throws IOException {
      String request = what + " HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\n" + header + "\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
    }

    /** Sends text as it is. */
    void send(String text) throws IOException {
      socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
    }

    /** The status of the answer that comes next. */
    int status() throws IOException {
      return Integer.parseInt(line().split(" ", 3)[1]);
    }

    private Answer read() throws IOException {
      int status = status();
      int length = -1;
      for (String header = line(); !header.isEmpty(); header = line()) {
        if (header.toLowerCase(Locale.ROOT).startsWith("content-length:")) {
          length = Integer.parseInt(header.substring(15).strip());
        }
      }
      byte[] body = length < 0 ? chunks() : in.readNBytes(length);
      return new Answer(status, new String(body, StandardCharsets.UTF_8));
    }

    /** A body in chunks, as long answers may come. */
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
