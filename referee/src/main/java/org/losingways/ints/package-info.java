// SPDX-License-Identifier: Apache-2.0
/** Lists and tables of the primitive type {@code int}, as far as the referee needs them. */
package org.losingways.ints;
