// SPDX-License-Identifier: Apache-2.0
package org.losingways.site;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.losingways.web.PageEngine;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/**
 * Hands the engine to the worker's script: {@code misere.ask(…)} and {@code misere.step()}. While
 * it computes it calls {@code isAsked()} and {@code tell(…)} of that script.
 */
public final class Page {

  private Page() {}

  @JSFunctor
  interface Answered extends JSObject {
    void is(int status, String mediaType, String text);
  }

  @JSFunctor
  interface Ask extends JSObject {
    void ask(
        String method,
        String path,
        String query,
        String[] names,
        String[] values,
        String sent,
        Answered answer);
  }

  @JSFunctor
  interface Step extends JSObject {
    boolean step();
  }

  @JSBody(script = "return self.isAsked();")
  private static native boolean isAsked();

  @JSBody(
      params = {"games", "state"},
      script = "self.tell(games, state);")
  private static native void tell(String[] games, String state);

  @JSBody(
      params = {"ask", "step"},
      script = "self.misere = { ask: ask, step: step };")
  private static native void offer(Ask ask, Step step);

  public static void main(String[] arguments) {
    PageEngine engine =
        new PageEngine(
            new PageEngine.Owner() {
              @Override
              public boolean isAsked() {
                return Page.isAsked();
              }

              @Override
              public void tell(String[] games, String state) {
                Page.tell(games, state);
              }
            });
    offer(
        (method, path, query, names, values, sent, answer) ->
            engine.ask(method, path, query, parameters(names, values), sent, answer::is),
        engine::step);
  }

  private static Map<String, List<String>> parameters(String[] names, String[] values) {
    Map<String, List<String>> all = new LinkedHashMap<>();
    for (int i = 0; i < names.length; i++) {
      all.computeIfAbsent(names[i], n -> new ArrayList<>()).add(values[i]);
    }
    return all;
  }
}
