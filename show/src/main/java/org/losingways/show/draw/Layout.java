// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.elk.alg.layered.LayeredLayoutProvider;
import org.eclipse.elk.alg.layered.options.EdgeStraighteningStrategy;
import org.eclipse.elk.alg.layered.options.LayeredMetaDataProvider;
import org.eclipse.elk.alg.layered.options.LayeredOptions;
import org.eclipse.elk.alg.layered.options.LayeringStrategy;
import org.eclipse.elk.core.data.LayoutMetaDataService;
import org.eclipse.elk.core.options.Direction;
import org.eclipse.elk.core.options.EdgeRouting;
import org.eclipse.elk.core.util.BasicProgressMonitor;
import org.eclipse.elk.graph.ElkEdge;
import org.eclipse.elk.graph.ElkEdgeSection;
import org.eclipse.elk.graph.ElkLabel;
import org.eclipse.elk.graph.ElkNode;
import org.eclipse.elk.graph.util.ElkGraphUtil;
import org.losingways.budget.Budget;
import org.losingways.show.CommandFailure;
import org.losingways.show.draw.Scene.Point;

/**
 * Where everything in a picture goes: the layered drawing of Sugiyama, by the Eclipse Layout
 * Kernel, every line going down. Since that asks only now and then whether to go on, it gets
 * pictures of a size that takes it about a second; larger ones are drawn more plainly, and so are
 * those for which the time is over.
 *
 * @param width of the whole drawing
 * @param height of the whole drawing
 * @param boxes the places of the nodes, in their order
 * @param lines the courses of the edges, in their order
 * @param labels the places of the edges' labels, in their order; of no size where there is none
 */
record Layout(
    double width, double height, List<Box> boxes, List<List<Point>> lines, List<Box> labels) {

  private static final double LABEL_HEIGHT = 14;

  /** More places at which lines pass layers are not drawn so well. */
  private static final long MOST_FOR_ELK = 2000;

  /** More are not drawn at all. */
  static final long MOST_PLACES = 100_000;

  record Box(double x, double y, double width, double height) {}

  /** Asks whether to go on whenever the Eclipse Layout Kernel does. */
  private static final class Listening extends BasicProgressMonitor {
    @Override
    public boolean isCanceled() {
      Budget.tick();
      return false;
    }

    @Override
    protected BasicProgressMonitor doSubTask(float work, int maxHierarchyLevels) {
      return new Listening();
    }
  }

  static Layout of(Picture picture, List<Box> sizes) {
    long places = PlainLayout.places(picture);
    CommandFailure.when(
        places > MOST_PLACES,
        "This picture has %s lines, which pass each other too often to be drawn; write it as DOT"
            + " instead.",
        picture.edges().size());
    if (places > MOST_FOR_ELK) {
      return PlainLayout.of(picture, sizes);
    }
    try {
      return byElk(picture, sizes);
    } catch (Budget.Stopped e) {
      return PlainLayout.of(picture, sizes);
    }
  }

  private static Layout byElk(Picture picture, List<Box> sizes) {
    ElkNode root = ElkGraphUtil.createGraph();
    root.setProperty(LayeredOptions.DIRECTION, Direction.DOWN);
    root.setProperty(LayeredOptions.EDGE_ROUTING, EdgeRouting.POLYLINE);
    root.setProperty(LayeredOptions.LAYERING_STRATEGY, LayeringStrategy.LONGEST_PATH);
    root.setProperty(
        LayeredOptions.NODE_PLACEMENT_BK_EDGE_STRAIGHTENING,
        EdgeStraighteningStrategy.IMPROVE_STRAIGHTNESS);
    root.setProperty(LayeredOptions.SPACING_NODE_NODE, 22.0);
    root.setProperty(LayeredOptions.SPACING_EDGE_NODE, 14.0);
    root.setProperty(LayeredOptions.SPACING_EDGE_EDGE, 9.0);
    root.setProperty(LayeredOptions.SPACING_NODE_NODE_BETWEEN_LAYERS, 34.0);
    // The same picture every time.
    root.setProperty(LayeredOptions.RANDOM_SEED, 1);
    List<ElkNode> nodes = new ArrayList<>();
    for (Box size : sizes) {
      ElkNode node = ElkGraphUtil.createNode(root);
      node.setDimensions(size.width(), size.height());
      nodes.add(node);
    }
    List<ElkEdge> edges = new ArrayList<>();
    for (Picture.Edge edge : picture.edges()) {
      ElkEdge made = ElkGraphUtil.createSimpleEdge(nodes.get(edge.from()), nodes.get(edge.to()));
      edges.add(made);
      if (!edge.label().isEmpty()) {
        ElkLabel label = ElkGraphUtil.createLabel(edge.label(), made);
        label.setDimensions(TextSize.width(edge.label(), Style.NOTE.fontSize) + 4, LABEL_HEIGHT);
        label.setProperty(LayeredOptions.EDGE_LABELS_INLINE, true);
      }
    }
    // Registers the types of ELK's properties, without which they cannot be copied.
    LayoutMetaDataService.getInstance()
        .registerLayoutMetaDataProviders(new LayeredMetaDataProvider());
    new LayeredLayoutProvider().layout(root, new Listening());
    return new Layout(
        root.getWidth(),
        root.getHeight(),
        nodes.stream().map(n -> new Box(n.getX(), n.getY(), n.getWidth(), n.getHeight())).toList(),
        edges.stream().map(Layout::course).toList(),
        edges.stream().map(Layout::label).toList());
  }

  private static Box label(ElkEdge edge) {
    return edge.getLabels().stream()
        .findFirst()
        .map(l -> new Box(l.getX(), l.getY(), l.getWidth(), l.getHeight()))
        .orElse(new Box(0, 0, 0, 0));
  }

  private static List<Point> course(ElkEdge edge) {
    List<Point> points = new ArrayList<>();
    for (ElkEdgeSection section : edge.getSections()) {
      points.add(new Point(section.getStartX(), section.getStartY()));
      section.getBendPoints().forEach(b -> points.add(new Point(b.getX(), b.getY())));
      points.add(new Point(section.getEndX(), section.getEndY()));
    }
    return points;
  }
}
