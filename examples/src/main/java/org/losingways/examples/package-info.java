// SPDX-License-Identifier: Apache-2.0
/** Small programs that use the library. */
package org.losingways.examples;
