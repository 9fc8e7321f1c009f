// SPDX-License-Identifier: Apache-2.0
package org.losingways.census;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.losingways.app.KeptRun;
import org.losingways.app.SavedGames.Effort;
import org.losingways.codec.SavedRun;
import org.losingways.game.Game;
import org.losingways.game.Ruleset;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.reader.GameReader;
import org.losingways.show.answer.census.CensusAnswer;
import org.losingways.show.answer.census.CensusGame;
import org.losingways.show.answer.census.Origin;
import org.losingways.show.answer.census.Standing;
import org.losingways.store.Entry;
import org.losingways.store.Kept;
import org.losingways.store.KeptGames;
import org.losingways.store.Query;
import org.losingways.store.Store;
import org.losingways.theory.CommonCode;
import org.losingways.theory.NormalAndMisere;

/**
 * Solves many games, in rounds: each for a short time, then those that are not solved for longer,
 * and so on. What is known already is not looked for again, so that a census that was stopped goes
 * on where it was.
 *
 * <pre>{@code
 * Census census = new Census(plan, store, new ThreadRunner(2));
 * census.run(progress -> {}, () -> false);
 * }</pre>
 */
public final class Census {

  /**
   * Which games, and how far.
   *
   * @param name such as {@code octal 3}, by which it is compared with the last one
   * @param rounds the time for each game in each round
   * @param maxBytes the most memory a trial may take
   */
  public record Plan(
      String name,
      List<CodeFamily.Kin> games,
      List<Duration> rounds,
      OptionalInt maxHeap,
      OptionalInt maxOrder,
      long maxBytes) {}

  /**
   * How far a census is.
   *
   * @param round which round, from 1 on
   * @param done how many games of the round have ended
   * @param games how many games the round has
   * @param solved how many of them were solved in it
   * @param code the last game
   * @param nanos of time that the round has taken so far
   */
  public record Progress(int round, int done, int games, int solved, String code, long nanos) {

    /**
     * Such as {@code round 1 of 2: 120 of 542 games, 98 solved, 4.1 a second, 1:43 left (0.37)}.
     */
    public String text(int rounds) {
      double perSecond = done / Math.max(1e-3, nanos / 1e9);
      long left = Math.round((games - done) / perSecond);
      return String.format(
          Locale.ROOT,
          "round %d of %d: %d of %d games, %d solved, %.1f a second, %d:%02d left (%s)",
          round,
          rounds,
          done,
          games,
          solved,
          perSecond,
          left / 60,
          left % 60,
          code);
    }
  }

  /** So long may it take to examine what comes back when the census is to stop. */
  private static final Duration FAREWELL = Duration.ofSeconds(30);

  private final Plan plan;
  private final Store store;
  private final CensusRunner runner;
  private final ConcurrentLinkedQueue<String> objections = new ConcurrentLinkedQueue<>();

  public Census(Plan plan, Store store, CensusRunner runner) {
    this.plan = plan;
    this.store = store;
    this.runner = runner;
  }

  /**
   * Does all rounds.
   *
   * @param watcher is told after each game, one at a time
   * @param isOver asked again and again whether to stop
   * @return whether all was done
   */
  public boolean run(Consumer<Progress> watcher, BooleanSupplier isOver) {
    examineStrangers(isOver);
    for (int i = 0; i < plan.rounds().size() && !isOver.getAsBoolean(); i++) {
      round(i + 1, plan.rounds().get(i), watcher, isOver);
    }
    return !isOver.getAsBoolean();
  }

  /** What others have written about these games is examined before it is counted. */
  private void examineStrangers(BooleanSupplier isOver) {
    Set<String> keys = keys().keySet();
    Inspection inspection = new Inspection(store, isOver);
    for (Kept kept : store.list(Query.all())) {
      if (!kept.isOurs() && keys.contains(kept.standing().game())) {
        store.find(kept.standing().game()).ifPresent(inspection::look);
      }
    }
    inspection.wrong().forEach(w -> objections.add(w.game() + ": " + w.why()));
  }

  /** The games by their keys. */
  private Map<String, CodeFamily.Kin> keys() {
    Map<String, CodeFamily.Kin> keys = new LinkedHashMap<>();
    plan.games().forEach(kin -> keys.put(GameReader.of(kin.code()).key(), kin));
    return keys;
  }

  private void round(
      int number, Duration time, Consumer<Progress> watcher, BooleanSupplier isOver) {
    List<CensusTask> tasks = tasks(time);
    long start = System.nanoTime();
    AtomicInteger done = new AtomicInteger();
    AtomicInteger solved = new AtomicInteger();
    BooleanSupplier isTooLate = after(FAREWELL, isOver);
    runner.run(
        tasks,
        result -> {
          Optional<Entry> kept = examine(result, time, isOver, isTooLate);
          synchronized (this) {
            if (kept.isPresent() && kept.get().standing().isSolved()) {
              solved.incrementAndGet();
            }
            watcher.accept(
                new Progress(
                    number,
                    done.incrementAndGet(),
                    tasks.size(),
                    solved.get(),
                    result.code(),
                    System.nanoTime() - start));
          }
        },
        isOver);
  }

  /** Says so when something else has been saying so for this long. */
  private static BooleanSupplier after(Duration time, BooleanSupplier isOver) {
    AtomicLong since = new AtomicLong(Long.MIN_VALUE);
    return () -> {
      if (!isOver.getAsBoolean()) {
        return false;
      }
      long now = System.nanoTime();
      since.compareAndSet(Long.MIN_VALUE, now);
      return now - since.get() > time.toNanos();
    };
  }

  /** The games that are not solved and have not had so much time yet. */
  private List<CensusTask> tasks(Duration time) {
    Map<String, Kept> known = known();
    List<CensusTask> tasks = new ArrayList<>();
    keys()
        .forEach(
            (key, kin) -> {
              Optional<Kept> kept = Optional.ofNullable(known.get(key));
              boolean isDone =
                  kept.filter(k -> k.standing().isSolved() || k.origin().tried() >= time.toMillis())
                      .isPresent();
              if (!isDone) {
                tasks.add(task(kin, time, kept.flatMap(k -> run(key, kin))));
              }
            });
    return tasks;
  }

  /** The saved run of a game, or that of an equivalent code, counted as this one counts heaps. */
  private Optional<String> run(String key, CodeFamily.Kin kin) {
    Optional<Store.Found> own = store.find(key);
    return own.isPresent()
        ? own.get().entry().run()
        : solver(kin.code())
            .filter(solver -> solver.heaps() > 0)
            .map(solver -> SavedRun.text(solver.snapshot()));
  }

  /** A solver of a game with one side, from where the store has got to. */
  private Optional<QuotientSolver> solver(String code) {
    return GameReader.of(code) instanceof Ruleset rules
        ? Optional.of(new KeptGames(store).solver(rules, SolverLimits.none()))
        : Optional.empty();
  }

  private CensusTask task(CodeFamily.Kin kin, Duration time, Optional<String> run) {
    return new CensusTask(
        kin.code(), time.toMillis(), plan.maxHeap(), plan.maxOrder(), plan.maxBytes(), run);
  }

  /**
   * What the store knows of each game, and this user's program has verified, by the key of the
   * game. A row of an equivalent code counts as one of the game.
   */
  private Map<String, Kept> known() {
    Map<String, Kept> rows =
        store.list(Query.all()).stream()
            .filter(Kept::isOurs)
            .collect(Collectors.toMap(k -> k.standing().game(), k -> k));
    Map<String, Kept> known = new LinkedHashMap<>();
    keys()
        .forEach(
            (key, kin) ->
                Stream.concat(Stream.of(kin.code()), kin.cousins().stream())
                    .flatMap(code -> row(rows, code, kin).stream())
                    .reduce((a, b) -> b.standing().exceeds(a.standing()) ? b : a)
                    .ifPresent(best -> known.put(key, best)));
    return known;
  }

  /** The row of a code, counted as the game that stands for it counts heaps. */
  private static Optional<Kept> row(Map<String, Kept> rows, String code, CodeFamily.Kin kin) {
    Game game = GameReader.of(code);
    Game first = GameReader.of(kin.code());
    return Optional.ofNullable(rows.get(game.key()))
        .flatMap(
            kept ->
                CommonCode.shift(game, first)
                    .map(
                        shift ->
                            new Kept(
                                kept.standing().as(first, shift),
                                kept.origin(),
                                kept.runBytes(),
                                kept.certificateBytes(),
                                kept.isOurs())));
  }

  /**
   * How all games stand now.
   *
   * @param isComplete whether all rounds were done
   */
  public CensusAnswer answer(boolean isComplete) {
    Map<String, Kept> known = known();
    List<CensusGame> games = new ArrayList<>();
    List<String> waiting = new ArrayList<>();
    int codes = 0;
    for (Map.Entry<String, CodeFamily.Kin> each : keys().entrySet()) {
      CodeFamily.Kin kin = each.getValue();
      codes += 1 + kin.cousins().size();
      Kept kept = known.get(each.getKey());
      if (kept == null) {
        waiting.add(kin.code());
      } else {
        games.add(new CensusGame(kept.standing(), kin.cousins(), kept.origin().milliseconds()));
      }
    }
    Optional<Store.Past> last = store.lastCensus(plan.name());
    List<String> fresh =
        last.isEmpty()
            ? List.of()
            : games.stream()
                .filter(g -> g.standing().isSolved() && !wasSolved(g, last.get()))
                .map(g -> g.standing().code())
                .toList();
    return new CensusAnswer(
        plan.name(),
        isComplete,
        games,
        codes,
        waiting,
        CensusAnswer.counts(games),
        fresh,
        last.map(Store.Past::ended),
        sameQuotients(games.stream().map(CensusGame::standing).toList()),
        Optional.empty(),
        objections());
  }

  /** The questions of <i>Advances</i> §10.3, asked of all games that have a finite quotient. */
  public List<CensusAnswer.Question> questions(CensusAnswer answer) {
    KeptGames kept = new KeptGames(store);
    Map<String, NormalAndMisere> found = new LinkedHashMap<>();
    for (CensusGame game : answer.games()) {
      Standing standing = game.standing();
      if (standing.isSolved()
          && standing.quotient().equals("finite")
          && !standing.kind().equals(Standing.PARTIZAN)) {
        Ruleset rules = GameReader.of(standing.code()).impartial();
        QuotientSolver solver = kept.solver(rules, SolverLimits.none());
        // Of long games not all heaps are kept; the rest is added without a search.
        solver.run(SolverLimits.none());
        if (solver.quotient() instanceof FiniteQuotient finite && finite.isSolved()) {
          found.put(standing.code(), NormalAndMisere.of(finite));
        }
      }
    }
    return List.of(
        question(
            "every element satisfies x^(k+2) = x^k", found, NormalAndMisere::powersHavePeriodTwo),
        question(
            "every maximal subgroup is a product of groups of order 2",
            found,
            NormalAndMisere::subgroupsAreNimLike),
        question("the kernel is a copy of normal play", found, NormalAndMisere::kernelIsNormalPlay),
        question(
            "the normal period divides the misère period",
            periodic(found),
            NormalAndMisere::periodDivides),
        question("both periods are equal", periodic(found), NormalAndMisere::periodsAreEqual));
  }

  private static Map<String, NormalAndMisere> periodic(Map<String, NormalAndMisere> found) {
    Map<String, NormalAndMisere> some = new LinkedHashMap<>(found);
    some.values().removeIf(answers -> !answers.hasPeriods());
    return some;
  }

  private static CensusAnswer.Question question(
      String text, Map<String, NormalAndMisere> found, Predicate<NormalAndMisere> isYes) {
    List<String> exceptions =
        found.entrySet().stream()
            .filter(e -> !isYes.test(e.getValue()))
            .map(Map.Entry::getKey)
            .toList();
    return new CensusAnswer.Question(
        text, found.size(), found.size() - exceptions.size(), exceptions);
  }

  /** Whether a census before had solved a game, under whichever of its codes. */
  private static boolean wasSolved(CensusGame game, Store.Past last) {
    return last.solved().contains(game.standing().game())
        || game.cousins().stream()
            .anyMatch(code -> last.solved().contains(GameReader.of(code).key()));
  }

  private List<CensusAnswer.SameQuotient> sameQuotients(List<Standing> games) {
    return SameQuotients.of(
            games.stream().filter(s -> s.alike().isPresent() && s.name().isEmpty()).toList(),
            s -> solver(s.code()).map(QuotientSolver::quotient))
        .stream()
        .filter(same -> same.size() > 1)
        .map(
            same ->
                new CensusAnswer.SameQuotient(
                    same.get(0).order(),
                    same.get(0).pSize(),
                    same.stream().map(Standing::code).toList()))
        .sorted(Comparator.comparingInt(same -> same.order().orElse(Integer.MAX_VALUE)))
        .toList();
  }

  /** Writes down how the games stand, for a later census to compare itself with. */
  public void remember(CensusAnswer answer) {
    store.remember(plan.name(), answer.games().stream().map(CensusGame::standing).toList());
  }

  /** Examines a result, and keeps it if it is right. */
  private Optional<Entry> examine(
      CensusResult result, Duration time, BooleanSupplier isOver, BooleanSupplier isTooLate) {
    Examination examined =
        runner.isOwn() ? Examination.believed(result) : Examination.of(result, isTooLate);
    examined.objection().ifPresent(why -> objections.add(result.code() + ": " + why));
    if (examined.standing().isEmpty()) {
      return Optional.empty();
    }
    Standing standing = examined.standing().get();
    Optional<Origin> before = store.find(standing.game()).map(found -> found.entry().origin());
    String limits = KeptRun.Terms.words(time, plan.maxBytes());
    Entry entry =
        new Entry(
            standing,
            KeptGames.origin(
                new Effort(
                    result.milliseconds(), isOver.getAsBoolean() ? Duration.ZERO : time, limits),
                before),
            examined.run(),
            examined.certificate());
    store.put(entry);
    return Optional.of(entry);
  }

  /** What was wrong with results that were not kept, a sentence each. */
  public List<String> objections() {
    return List.copyOf(objections);
  }
}
