// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.draw;

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
import org.eclipse.elk.graph.ElkNode;
import org.eclipse.elk.graph.util.ElkGraphUtil;

/**
 * Where everything in a picture goes: the layered drawing of Sugiyama, by the Eclipse Layout
 * Kernel, every line going down.
 *
 * @param width of the whole drawing
 * @param height of the whole drawing
 * @param boxes the places of the nodes, in their order
 * @param lines the courses of the edges, in their order
 */
record Layout(double width, double height, List<Box> boxes, List<List<Point>> lines) {

  record Point(double x, double y) {}

  record Box(double x, double y, double width, double height) {}

  static Layout of(Picture picture, List<Box> sizes) {
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
      edges.add(ElkGraphUtil.createSimpleEdge(nodes.get(edge.from()), nodes.get(edge.to())));
    }
    // Registers the types of ELK's properties, without which they cannot be copied.
    LayoutMetaDataService.getInstance()
        .registerLayoutMetaDataProviders(new LayeredMetaDataProvider());
    new LayeredLayoutProvider().layout(root, new BasicProgressMonitor());
    return new Layout(
        root.getWidth(),
        root.getHeight(),
        nodes.stream().map(n -> new Box(n.getX(), n.getY(), n.getWidth(), n.getHeight())).toList(),
        edges.stream().map(Layout::course).toList());
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
