// SPDX-License-Identifier: Apache-2.0
/** How many games stand: what a store lists, and what a census finds. */
package org.losingways.show.answer.census;
