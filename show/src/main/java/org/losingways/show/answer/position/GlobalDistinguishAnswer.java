// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.position;

import java.util.Optional;

/**
 * The answer of {@code misere distinguish --global}: a game of any kind that tells two positions
 * apart.
 *
 * @param by a game, if there is one
 * @param global true
 */
public record GlobalDistinguishAnswer(
    String game, boolean equal, Optional<String> by, boolean global) implements Distinguished {}
