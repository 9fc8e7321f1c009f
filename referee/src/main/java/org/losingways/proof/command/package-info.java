// SPDX-License-Identifier: Apache-2.0
/** The referee as a program of its own. */
package org.losingways.proof.command;
