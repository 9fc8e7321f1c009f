// SPDX-License-Identifier: Apache-2.0
/** Answers about many games as text: a census, and what a store holds. */
package org.losingways.show.page.census;
