// SPDX-License-Identifier: Apache-2.0
/**
 * Turns what a person types, and what a file says, into games: {@link
 * org.losingways.reader.GameReader} is the one door through which every text about a game comes in.
 */
package org.losingways.reader;
