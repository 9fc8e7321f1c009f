// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.census;

/**
 * How something in the store was found.
 *
 * @param version of the program that found it
 * @param written when, such as {@code 2026-11-16T20:00:00Z}
 * @param milliseconds of work that went into it, over all runs
 * @param tried the longest time that it was given in one run, in milliseconds
 * @param limits of the last run, such as {@code 30 s, 512 MiB}
 */
public record Origin(
    String version, String written, long milliseconds, long tried, String limits) {}
