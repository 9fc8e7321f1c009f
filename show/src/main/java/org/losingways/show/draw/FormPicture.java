// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.losingways.form.Form;
import org.losingways.form.FormWriter;

/** Draws a form: all its followers, each once, with lines down to their options. */
public final class FormPicture {

  /** More dots than this nobody can follow. */
  public static final int MOST_FOLLOWERS = 300;

  private static final int LONGEST_LABEL = 18;

  private FormPicture() {}

  /**
   * The picture of a form with at most {@link #MOST_FOLLOWERS} followers.
   *
   * @param writer how forms are written, names included
   */
  public static Picture of(String title, Form form, FormWriter writer) {
    List<Form> followers = form.followers();
    if (followers.size() > MOST_FOLLOWERS) {
      throw new IllegalArgumentException("a picture has at most " + MOST_FOLLOWERS + " forms");
    }
    FormWriter labels = writer.upTo(LONGEST_LABEL);
    Map<Form, Integer> place = new HashMap<>();
    List<Picture.Node> nodes = new ArrayList<>();
    List<Picture.Edge> edges = new ArrayList<>();
    boolean someUnnamed = false;
    // The form itself first, so that it is drawn and written at the top.
    for (int i = followers.size() - 1; i >= 0; i--) {
      Form follower = followers.get(i);
      String label = labels.write(follower).orElse("");
      someUnnamed |= label.isEmpty();
      place.put(follower, nodes.size());
      nodes.add(new Picture.Node(label, follower.isMisereP() ? Picture.Mark.P : Picture.Mark.N));
    }
    for (Form follower : followers) {
      for (int i = follower.optionCount() - 1; i >= 0; i--) {
        edges.add(new Picture.Edge(place.get(follower), place.get(follower.option(i))));
      }
    }
    String caption =
        "A line goes down to each option; whoever makes the last move loses. Round, blue and heavy:"
            + " the player to move loses (P). Square, vermilion and light: the player to move wins"
            + " (N)."
            + (someUnnamed ? " Forms that take long to write are left blank." : "");
    return new Picture(title, caption, nodes, edges);
  }
}
