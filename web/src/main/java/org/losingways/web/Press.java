// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.time.Duration;
import java.util.Optional;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.play.Analyst;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.QuotientSolver;
import org.losingways.quotient.Solution;
import org.losingways.quotient.SolverSnapshot;
import org.losingways.quotient.SolverStatus;
import tools.jackson.databind.node.ObjectNode;

/**
 * Turns answers into what is sent: the same JSON, documents and pictures that the command line
 * writes, so that there is one writer of each. Whoever starts the workbench brings it along.
 *
 * <p>Methods may be called by several threads. They throw {@link Refusal} where a person asked for
 * something that cannot be had, with the sentence of the command line.
 */
public interface Press {

  /** {@code misere solve --json}: where a solver is now. Called by the thread that steps it. */
  ObjectNode solve(QuotientSolver solver, long milliseconds);

  /** {@code misere rules --json}. */
  ObjectNode rules(Ruleset rules);

  /** {@code misere genus --json}, as far as it is found in time. */
  ObjectNode genus(Ruleset rules, int heaps, Duration time);

  /** {@code misere pretend --json}. */
  ObjectNode pretend(Ruleset rules, Duration time);

  /** {@code misere sibert-conway --json}. */
  ObjectNode sibertConway(FiniteQuotient quotient);

  /** {@code misere structure --json}. */
  ObjectNode structure(Solution quotient, SolverStatus status);

  /** {@code misere outcome --json}; without a genus unless there is time for it. */
  ObjectNode outcome(Analyst misere, Position position, Duration timeForGenus);

  /** What {@code hint} says in {@code misere play}. */
  String hint(Analyst analyst, Position position);

  /** {@code misere form --json} with the form's followers and the lines between them, placed. */
  ObjectNode form(Optional<Ruleset> rules, String expression, Duration time);

  /** The Cayley graph: its dots, placed, and its arrows. */
  ObjectNode cayley(Solution quotient);

  /** {@code misere draw}: what is cayley, idempotents, phi, table or ideals; format svg or png. */
  Printed picture(Solution quotient, String what, String format);

  /** {@code misere draw --what form}. */
  Printed formPicture(Optional<Ruleset> rules, String expression, String format, Duration time);

  /** {@code misere export}: format json, latex, gap or csv. */
  Printed export(Solution quotient, SolverStatus status, String format);

  /** {@code misere solve --certificate}. */
  Printed certificate(Solution quotient);

  /** {@code misere check --json} on the certificate of a quotient. */
  ObjectNode check(Solution quotient);

  /** {@code misere check --json} on a certificate. */
  ObjectNode check(byte[] certificate);

  /**
   * A graph to slide coins on, DOT or JSON, solved as far as time allows: {@code misere solve
   * --json}, with the graph placed and the value of each vertex.
   */
  ObjectNode graph(String text, Duration time);

  /** {@code misere solve --save}, as text. */
  String save(SolverSnapshot snapshot);

  /** What {@link #save} wrote; throws if it is damaged or of another version. */
  SolverSnapshot restore(String text);
}
