// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import org.losingways.game.Outcome;

/**
 * A form that tells two others apart: in its company they have different misère outcomes.
 *
 * @param by the form to add
 * @param first the outcome of the first form with {@code by} added
 * @param second the outcome of the second form with {@code by} added, the other one
 */
public record Distinguisher(Form by, Outcome first, Outcome second) {}
