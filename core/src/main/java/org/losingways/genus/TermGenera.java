// SPDX-License-Identifier: Apache-2.0
package org.losingways.genus;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.losingways.budget.Budget;

/**
 * The genera of reduced positions, computed when asked for and kept. The recursion has its own
 * stack, because a position of a hundred heaps is thousands of moves deep.
 */
final class TermGenera {

  private static final int UNKNOWN = 0;

  /** How many positions are looked at between two questions whether to stop. */
  private static final int CHECK_EVERY = 1024;

  private final Terms terms;
  private final int maxPositions;
  private final BooleanSupplier stop;
  private final GenusPool pool = new GenusPool();

  /** One more than the genus id of each core, or {@link #UNKNOWN}. */
  private int[] genusOf = new int[1024];

  private final IntArrayList coreStack = new IntArrayList();
  private final IntArrayList nextStack = new IntArrayList();
  private final IntArrayList startStack = new IntArrayList();
  private final LongArrayList optionStack = new LongArrayList();

  private int[] seenIn = new int[64];
  private int round;
  private Genus[] distinct = new Genus[64];
  private int untilCheck = CHECK_EVERY;

  TermGenera(Terms terms, int maxPositions, BooleanSupplier stop) {
    this.terms = terms;
    this.maxPositions = maxPositions;
    this.stop = stop;
    genusOf[0] = pool.id(Genus.ZERO) + 1;
  }

  /** Whether the genus is known, after computing it if the limit allows. */
  boolean compute(long term) {
    return evaluate(Terms.core(term));
  }

  /** The genus of a term that has been computed. */
  Genus get(long term) {
    return pool.get(id(term));
  }

  private int id(long term) {
    return pool.shift(genusOf[Terms.core(term)] - 1, Terms.twos(term), Terms.one(term));
  }

  /** The genus of the game with these options, all of which have been computed. */
  Genus ofOptions(LongArrayList options) {
    return pool.get(combine(options, 0));
  }

  private boolean evaluate(int core) {
    if (isKnown(core)) {
      return true;
    }
    push(core);
    while (!coreStack.isEmpty()) {
      if (isStopped()) {
        coreStack.clear();
        nextStack.clear();
        startStack.clear();
        optionStack.clear();
        return false;
      }
      int top = coreStack.size() - 1;
      int next = nextStack.getInt(top);
      while (next < optionStack.size() && isKnown(Terms.core(optionStack.getLong(next)))) {
        next++;
      }
      if (next < optionStack.size()) {
        nextStack.set(top, next);
        push(Terms.core(optionStack.getLong(next)));
        continue;
      }
      int start = startStack.getInt(top);
      genusOf[coreStack.getInt(top)] = combine(optionStack, start) + 1;
      optionStack.size(start);
      coreStack.size(top);
      nextStack.size(top);
      startStack.size(top);
    }
    return true;
  }

  private boolean isKnown(int core) {
    if (core >= genusOf.length) {
      genusOf = Arrays.copyOf(genusOf, Math.max(core + 1, genusOf.length + genusOf.length / 2));
    }
    return genusOf[core] != UNKNOWN;
  }

  private void push(int core) {
    coreStack.add(core);
    nextStack.add(optionStack.size());
    startStack.add(optionStack.size());
    terms.options(Terms.term(core, 0, 0), optionStack);
  }

  /** Whether the limit is reached or the caller wants no more; asks only now and then. */
  boolean isStopped() {
    if (--untilCheck > 0) {
      return false;
    }
    untilCheck = CHECK_EVERY;
    if (terms.cores.size() > maxPositions || stop.getAsBoolean() || Budget.isSpent()) {
      untilCheck = 1;
      return true;
    }
    return false;
  }

  private int combine(LongArrayList options, int from) {
    round++;
    int count = 0;
    for (int i = from; i < options.size(); i++) {
      int id = id(options.getLong(i));
      if (id >= seenIn.length) {
        seenIn = Arrays.copyOf(seenIn, Math.max(id + 1, 2 * seenIn.length));
      }
      if (seenIn[id] != round) {
        seenIn[id] = round;
        if (count == distinct.length) {
          distinct = Arrays.copyOf(distinct, 2 * count);
        }
        distinct[count++] = pool.get(id);
      }
    }
    return pool.id(Genus.ofOptions(distinct, count));
  }
}
