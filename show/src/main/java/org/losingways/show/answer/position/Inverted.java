// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.position;

/** The answer of {@code misere inverse}, on a position of a game or on a form. */
public sealed interface Inverted permits InverseAnswer, FormInverseAnswer {}
