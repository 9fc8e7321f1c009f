// SPDX-License-Identifier: Apache-2.0
/**
 * Misère canonical forms: what is left of a game when every option that no company ever needs has
 * been deleted. Two games are interchangeable in every sum whatever exactly when their forms are
 * the same object.
 *
 * <p>{@link org.losingways.form.Forms} makes and adds them, {@link org.losingways.form.FormText}
 * reads and {@link org.losingways.form.FormWriter} writes them in the notation of the papers,
 * {@link org.losingways.form.HeapForms} finds the forms of the heaps of a game, {@link
 * org.losingways.form.Distinguishers} a game that tells two forms apart, and {@link
 * org.losingways.form.FormRules} makes forms a game themselves.
 */
package org.losingways.form;
