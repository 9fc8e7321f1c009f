// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.workbench;

import org.losingways.show.answer.Flattened;

/** An answer, and whether it is the whole truth: whether the game is solved. */
public record Concluded(@Flattened Record answer, boolean solved) {}
