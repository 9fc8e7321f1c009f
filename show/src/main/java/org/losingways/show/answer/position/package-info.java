// SPDX-License-Identifier: Apache-2.0
/** Answers about heaps, positions and forms. */
package org.losingways.show.answer.position;
