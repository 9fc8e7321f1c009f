// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.terminal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/** A stream of this process: a writer of UTF-8 text that also takes bytes. */
public final class ProcessOutput extends PrintWriter {

  private final OutputStream bytes;

  public ProcessOutput(FileDescriptor descriptor) {
    this(new FileOutputStream(descriptor));
  }

  private ProcessOutput(OutputStream bytes) {
    super(new OutputStreamWriter(bytes, StandardCharsets.UTF_8), false);
    this.bytes = bytes;
  }

  /** The stream itself, after all text so far. */
  OutputStream bytes() {
    flush();
    return bytes;
  }
}
