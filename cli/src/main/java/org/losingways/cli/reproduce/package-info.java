// SPDX-License-Identifier: Apache-2.0
/**
 * The tables of the papers, and how each is computed again.
 *
 * <p>A {@link org.losingways.cli.reproduce.Fixture} is one table or figure, read from a text file
 * among the resources; its kind names a {@link org.losingways.cli.reproduce.Recomputation}, which
 * is given the questions of the table (its labels and settings) and never the answers. {@link
 * org.losingways.cli.reproduce.Reproduction} compares the two, cell by cell.
 */
package org.losingways.cli.reproduce;
