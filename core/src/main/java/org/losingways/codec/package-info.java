// SPDX-License-Identifier: Apache-2.0
/** What solvers found as certificates, and their states as text to go on from. */
package org.losingways.codec;
