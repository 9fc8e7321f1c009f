// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import java.util.OptionalInt;

/**
 * A heap at which the monoid of the heaps so far changed.
 *
 * @param heap the heap
 * @param order the number of elements with it; none if they are infinitely many
 */
public record PartizanStep(int heap, OptionalInt order) {}
