// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.terminal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/** A stream of this process: a writer of UTF-8 text that also takes bytes. */
public final class ProcessOutput extends PrintWriter {

  private final Stream bytes;

  public ProcessOutput(FileDescriptor descriptor) {
    this(new Stream(descriptor));
  }

  private ProcessOutput(Stream bytes) {
    super(new OutputStreamWriter(bytes, StandardCharsets.UTF_8), false);
    this.bytes = bytes;
  }

  /** The stream itself, after all text so far. */
  OutputStream bytes() {
    flush();
    return bytes;
  }

  /** Whether somebody reads what is written, and has not gone away like {@code head -1}. */
  public boolean isRead() {
    flush();
    return bytes.failure == null
        || !String.valueOf(bytes.failure.getMessage()).contains("Broken pipe");
  }

  /** Remembers the first failure; a computation that nobody will hear of is ended as by ctrl-C. */
  private static final class Stream extends FileOutputStream {
    private IOException failure;

    Stream(FileDescriptor descriptor) {
      super(descriptor);
    }

    @Override
    public void write(byte[] text) throws IOException {
      write(text, 0, text.length);
    }

    @Override
    public void write(byte[] text, int from, int length) throws IOException {
      try {
        super.write(text, from, length);
      } catch (IOException e) {
        failure = failure == null ? e : failure;
        Interrupt.nobodyListens();
        throw e;
      }
    }
  }
}
