// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.position;

/** The answer of {@code misere distinguish}, among the positions of a game or among all games. */
public sealed interface Distinguished permits DistinguishAnswer, GlobalDistinguishAnswer {}
