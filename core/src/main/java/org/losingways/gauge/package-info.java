// SPDX-License-Identifier: Apache-2.0
/**
 * Games whose outcomes depend on a few whole-number sums of heaps, each of which matters only near
 * zero and by its residue: found by experiment and proved by a finite check ({@code
 * docs/gauges.md}).
 */
package org.losingways.gauge;
