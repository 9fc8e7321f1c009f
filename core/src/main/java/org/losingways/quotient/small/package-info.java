// SPDX-License-Identifier: Apache-2.0
/** All misère quotients of a small order, each with a game that has it. */
package org.losingways.quotient.small;
