// SPDX-License-Identifier: Apache-2.0
/**
 * What was ever proved, kept in one SQLite file: {@link org.losingways.store.Store} has the rows,
 * {@link org.losingways.store.KeptGames} gives solvers that begin where the store has got to.
 */
package org.losingways.store;
