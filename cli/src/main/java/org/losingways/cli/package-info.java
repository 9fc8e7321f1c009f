// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code misere} command: its subcommands are in the packages below, one class each.
 *
 * <p>A subcommand declares its parameters with picocli, takes {@link
 * org.losingways.cli.terminal.Output} as a mixin (which brings {@code --json} and knows how to
 * print), asks the library, prints, and returns one of the statuses of {@link
 * org.losingways.cli.terminal.ExitStatus}. What went wrong is thrown; {@link
 * org.losingways.cli.Misere} turns it into one sentence.
 */
package org.losingways.cli;
