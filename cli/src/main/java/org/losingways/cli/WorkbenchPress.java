// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import org.losingways.form.Form;
import org.losingways.form.FormLimitException;
import org.losingways.form.FormLimits;
import org.losingways.form.FormText;
import org.losingways.form.FormWriter;
import org.losingways.form.Forms;
import org.losingways.form.HeapForms;
import org.losingways.game.GameText;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.genus.GenusTable;
import org.losingways.play.Analyst;
import org.losingways.play.Answer;
import org.losingways.play.NormalSolution;
import org.losingways.play.PositionGenera;
import org.losingways.play.WithNimHeaps;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.QuotientSolver;
import org.losingways.quotient.Solution;
import org.losingways.quotient.SolverLimits;
import org.losingways.quotient.SolverSnapshot;
import org.losingways.quotient.SolverStatus;
import org.losingways.reader.GraphText;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.FormFacts;
import org.losingways.show.answer.GenusAnswer;
import org.losingways.show.answer.NormalPlay;
import org.losingways.show.answer.OutcomeAnswer;
import org.losingways.show.answer.PretendAnswer;
import org.losingways.show.answer.RayStructureAnswer;
import org.losingways.show.answer.RulesAnswer;
import org.losingways.show.answer.SibertConwayAnswer;
import org.losingways.show.answer.SolveAnswer;
import org.losingways.show.answer.StructureAnswer;
import org.losingways.show.draw.Drawing;
import org.losingways.show.draw.FormPicture;
import org.losingways.show.draw.GraphScene;
import org.losingways.show.draw.Look;
import org.losingways.show.draw.Picture;
import org.losingways.show.draw.QuotientPictures;
import org.losingways.show.export.CsvExport;
import org.losingways.show.export.Export;
import org.losingways.show.export.GapExport;
import org.losingways.show.export.JsonExport;
import org.losingways.show.export.LatexExport;
import org.losingways.show.file.CertificateFormatException;
import org.losingways.show.file.CertificateReader;
import org.losingways.show.file.SavedRun;
import org.losingways.show.file.SolverCertificate;
import org.losingways.show.json.Json;
import org.losingways.show.page.Heaps;
import org.losingways.show.page.Words;
import org.losingways.show.view.QuotientView;
import org.losingways.theory.Pretending;
import org.losingways.theory.QuotientStructure;
import org.losingways.web.Press;
import org.losingways.web.Printed;
import org.losingways.web.Refusal;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What the workbench sends, written by the writers of the command line. */
final class WorkbenchPress implements Press {

  private static final long BYTES_FOR_GENERA = 48L << 20;
  private static final int MOST_ORDER_FOR_GENERA = 2000;
  private static final int MOST_POSITIONS = 200_000;
  private static final int LARGEST_FORM_HEAP = 200;
  private static final int MOST_KEPT = 200;
  private static final int MOST_PICTURE_FORMS = 120;
  private static final Duration TIME_FOR_RELATIONS = Duration.ofSeconds(2);

  /** Normal play of games asked for lately; each state of a solver shows it again. */
  private final Map<String, NormalPlay> normal =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, NormalPlay> eldest) {
          return size() > MOST_KEPT;
        }
      };

  private static <T> T refusing(Callable<T> work) {
    try {
      return work.call();
    } catch (CommandFailure | FormLimitException | CertificateFormatException e) {
      throw Refusal.bad(e.getMessage());
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private static BooleanSupplier after(Duration time) {
    long start = System.nanoTime();
    return () -> System.nanoTime() - start > time.toNanos();
  }

  private NormalPlay normal(Ruleset rules) {
    synchronized (normal) {
      return normal.computeIfAbsent(rules.key(), key -> NormalPlay.of(rules));
    }
  }

  @Override
  public ObjectNode solve(QuotientSolver solver, long milliseconds) {
    Ruleset rules = solver.quotient().rules();
    return Json.tree(SolveAnswer.of(solver, normal(rules), milliseconds));
  }

  @Override
  public ObjectNode rules(Ruleset rules) {
    return Json.tree(RulesAnswer.of(rules));
  }

  @Override
  public ObjectNode genus(Ruleset rules, int heaps, Duration time) {
    GenusTable table = new GenusTable(rules, MOST_POSITIONS, after(time));
    int wanted = Math.min(heaps, rules.largestHeap());
    return Json.tree(GenusAnswer.of(table, wanted));
  }

  @Override
  public ObjectNode pretend(Ruleset rules, Duration time) {
    QuotientSolver solver = new QuotientSolver(new WithNimHeaps(rules, PretendCommand.NIM_HEAPS));
    solver.run(
        SolverLimits.none()
            .withTime(time)
            .withMaxOrder(MOST_ORDER_FOR_GENERA)
            .withMaxBytes(BYTES_FOR_GENERA));
    if (solver.heaps() <= PretendCommand.NIM_HEAPS) {
      throw Refusal.busy("No heap of " + rules.code() + " could be looked at in time.");
    }
    NormalSolution play = Solving.normal(rules, BigInteger.valueOf(solver.heaps()));
    Pretending table = Pretending.of(solver.quotient(), play, Duration.ofSeconds(1));
    ObjectNode node = Json.tree(PretendAnswer.of(table, Optional.empty()));
    node.put("solved", table.isSolved());
    return node;
  }

  @Override
  public ObjectNode sibertConway(FiniteQuotient quotient) {
    NormalSolution play =
        Solving.normal(quotient.rules(), BigInteger.valueOf(quotient.heapsComputed()));
    SibertConwayAnswer answer = SibertConwayAnswer.lists(quotient, play);
    ObjectNode node = Json.tree(answer);
    node.put("solved", answer.solved());
    return node;
  }

  @Override
  public ObjectNode structure(Solution quotient, SolverStatus status) {
    BooleanSupplier stop = after(TIME_FOR_RELATIONS);
    return quotient instanceof InfiniteQuotient infinite
        ? Json.tree(RayStructureAnswer.of(infinite, status, stop))
        : Json.tree(
            StructureAnswer.of(
                structure(quotient), status, stop, after(TIME_FOR_RELATIONS.multipliedBy(2))));
  }

  /** The elements of a quotient that is not infinite. */
  private static QuotientStructure structure(Solution quotient) {
    return QuotientStructure.of(((Quotient) quotient).lastFinite());
  }

  @Override
  public ObjectNode outcome(Analyst misere, Position position, Duration timeForGenus) {
    Answer answer = misere.answer(Heaps.list(position));
    Ruleset rules = misere.solution().rules();
    Optional<PositionGenera> genera =
        timeForGenus.isZero()
            ? Optional.empty()
            : Optional.of(
                new PositionGenera(
                    rules,
                    Solving.normal(rules, BigInteger.valueOf(position.largest())),
                    timeForGenus));
    return Json.tree(OutcomeAnswer.of(misere.solution(), answer, genera));
  }

  @Override
  public String hint(Analyst analyst, Position position) {
    return PlayTable.hint(analyst, position);
  }

  /** A form, and how it is called in pictures. */
  private record Named(Form form, Forms forms, FormWriter writer, String title) {}

  private static Named named(Optional<Ruleset> rules, String expression, Duration time) {
    Forms forms = new Forms(FormLimits.DEFAULT);
    forms.stopWhen(after(time));
    if (rules.isEmpty()) {
      Form form = FormText.parse(expression, forms);
      String title = FormWriter.PAPER.upTo(60).write(form).orElse("A misère form");
      return new Named(form, forms, FormWriter.PAPER, title);
    }
    Position position = GameText.position(expression);
    int largest = Math.min(LARGEST_FORM_HEAP, rules.get().largestHeap());
    if (position.largest() > largest) {
      throw new CommandFailure(
          "A heap of "
              + position.largest()
              + " is too large here: forms are found to heap "
              + largest
              + ".");
    }
    HeapForms heaps = new HeapForms(rules.get(), forms);
    String title = (position.size() == 1 ? "Heap " : "Heaps ") + position;
    return new Named(
        heaps.of(position), forms, FormWriter.PAPER, title + " of " + rules.get().code());
  }

  @Override
  public ObjectNode form(Optional<Ruleset> rules, String expression, Duration time) {
    return refusing(
        () -> {
          Named named = named(rules, expression, time);
          ObjectNode node = Json.object();
          node.put("title", named.title());
          node.setAll(Json.tree(FormFacts.of(named.form(), named.forms())));
          if (named.form().followers().size() <= MOST_PICTURE_FORMS) {
            graph(node, FormPicture.of(named.title(), named.form(), named.writer()));
          } else {
            node.putNull("nodes").putNull("edges");
          }
          return node;
        });
  }

  /** Puts the dots and lines of a picture into an object. */
  private static void graph(ObjectNode node, Picture picture) {
    node.put("caption", picture.caption());
    List<GraphScene.Place> places = GraphScene.places(picture);
    ArrayNode nodes = node.putArray("nodes");
    for (int i = 0; i < places.size(); i++) {
      GraphScene.Place place = places.get(i);
      nodes
          .addObject()
          .put("label", picture.nodes().get(i).label())
          .put("outcome", picture.nodes().get(i).mark().name())
          .put("x", Math.round(place.x()))
          .put("y", Math.round(place.y()))
          .put("width", Math.round(place.width()));
    }
    picture.kinds().forEach(node.putArray("kinds")::add);
    ArrayNode edges = node.putArray("edges");
    for (Picture.Edge edge : picture.edges()) {
      edges
          .addObject()
          .put("from", edge.from())
          .put("to", edge.to())
          .put("kind", edge.kind())
          .put("oneWay", edge.isOneWay());
    }
  }

  @Override
  public ObjectNode cayley(Solution quotient) {
    ObjectNode node = Json.object();
    node.put("game", quotient.rules().code());
    graph(node, QuotientPictures.wholeCayley(view(quotient)));
    return node;
  }

  private static QuotientView view(Solution quotient) {
    return QuotientView.of((Quotient) quotient);
  }

  @Override
  public Printed picture(Solution quotient, String what, String format) {
    return refusing(() -> drawn(Drawing.of(view(quotient), what, false), format));
  }

  @Override
  public Printed formPicture(
      Optional<Ruleset> rules, String expression, String format, Duration time) {
    return refusing(
        () -> {
          Named named = named(rules, expression, time);
          int followers = named.form().followers().size();
          if (followers > FormPicture.MOST_FOLLOWERS) {
            throw new CommandFailure(
                "This form has "
                    + followers
                    + " followers; pictures are drawn of at most "
                    + FormPicture.MOST_FOLLOWERS
                    + ".");
          }
          Picture picture = FormPicture.of(named.title(), named.form(), named.writer());
          return drawn(Drawing.graph(picture), format);
        });
  }

  private static Printed drawn(Drawing drawing, String format) throws IOException {
    return format.equals("svg")
        ? Printed.text("image/svg+xml", drawing.text("svg", Look.USUAL))
        : new Printed("image/png", drawing.write("png", Look.USUAL));
  }

  @Override
  public Printed export(Solution quotient, SolverStatus status, String format) {
    String name = status.name().toLowerCase(Locale.ROOT);
    Export export = Export.of(view(quotient), name, after(Duration.ofSeconds(2)));
    return switch (format) {
      case "latex" -> Printed.text("application/x-tex", LatexExport.document(export));
      case "gap" -> Printed.text("text/plain", GapExport.write(export));
      case "csv" -> Printed.text("text/csv", CsvExport.write(export, CsvExport.Table.ELEMENTS));
      default -> Printed.json(JsonExport.write(export));
    };
  }

  @Override
  public Printed certificate(Solution quotient) {
    return Printed.text("application/json", SolverCertificate.of((Quotient) quotient).file());
  }

  @Override
  public ObjectNode check(Solution quotient) {
    return refusing(() -> verdict(Referee.check(SolverCertificate.of((Quotient) quotient))));
  }

  @Override
  public ObjectNode check(byte[] certificate) {
    return refusing(
        () ->
            verdict(Referee.check(CertificateReader.read(new ByteArrayInputStream(certificate)))));
  }

  private static ObjectNode verdict(Verdict verdict) {
    return Json.tree(CheckCommand.answer(verdict, Optional.empty()));
  }

  @Override
  public ObjectNode graph(String text, Duration time) {
    return refusing(
        () -> {
          Ruleset graph =
              GraphText.read("your graph", text)
                  .either(
                      rules -> rules,
                      rules -> {
                        throw new CommandFailure(
                            "This graph has blue arrows for Left or red ones for Right; the workbench"
                                + " shows games in which both have the same moves, and 'misere solve"
                                + " graph:FILE' solves this one.");
                      });
          if (graph.board().vertices().size() > MOST_PICTURE_FORMS) {
            throw new CommandFailure(
                "A graph has at most " + MOST_PICTURE_FORMS + " vertices here.");
          }
          QuotientSolver solver = new QuotientSolver(graph);
          solver.run(
              SolverLimits.none()
                  .withTime(time)
                  .withMaxOrder(MOST_ORDER_FOR_GENERA)
                  .withMaxBytes(BYTES_FOR_GENERA));
          ObjectNode node = Json.tree(SolveAnswer.of(solver, NormalPlay.of(graph), 0));
          graph(node, picture(graph, solver.lastFinite()));
          return node;
        });
  }

  /** The graph, each vertex with its value; what is beyond the last verified one is left open. */
  private static Picture picture(Ruleset graph, FiniteQuotient quotient) {
    List<Picture.Node> nodes = new ArrayList<>();
    List<Picture.Edge> edges = new ArrayList<>();
    for (int heap = 0; heap <= graph.largestHeap(); heap++) {
      boolean isKnown = heap <= quotient.heapsComputed();
      int value = isKnown ? quotient.value(heap) : 0;
      String word = isKnown ? Words.raised(quotient.print(value)) : "?";
      boolean isP = isKnown && quotient.bipartite().inP(value);
      nodes.add(
          new Picture.Node(
              graph.labels().label(heap) + " = " + word, isP ? Picture.Mark.P : Picture.Mark.N));
      for (int target : graph.board().targets(heap)) {
        edges.add(new Picture.Edge(heap, target, 0, true, ""));
      }
    }
    return new Picture(
        "A graph",
        "A coin slides along an arrow; whoever moves last loses. Beside each vertex the value of a"
            + " coin on it. Round, blue and heavy: a lone coin there is lost for the player to move.",
        nodes,
        edges);
  }

  @Override
  public String save(SolverSnapshot snapshot) {
    return SavedRun.text(snapshot);
  }

  @Override
  public SolverSnapshot restore(String text) {
    return SavedRun.parse(text, "solved game");
  }
}
