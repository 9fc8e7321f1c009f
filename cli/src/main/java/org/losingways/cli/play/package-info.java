// SPDX-License-Identifier: Apache-2.0
/** Commands about positions: who wins, what is equal, and playing at the terminal. */
package org.losingways.cli.play;
