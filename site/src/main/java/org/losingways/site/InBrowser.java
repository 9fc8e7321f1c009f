// SPDX-License-Identifier: Apache-2.0
package org.losingways.site;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/**
 * What the classes that stand for Java's own ask of the browser. TeaVM gives those the names of
 * Java, and its compiler to WebAssembly does not look for scripts in them.
 */
public final class InBrowser {

  private InBrowser() {}

  /** What is to be done later. */
  @JSFunctor
  public interface Task extends JSObject {
    void run();
  }

  @JSBody(
      params = {"task", "milliseconds"},
      script = "setTimeout(task, milliseconds);")
  public static native void later(Task task, int milliseconds);

  @JSBody(
      params = {"text", "form"},
      script = "return text.normalize(form);")
  public static native String normalized(String text, String form);
}
