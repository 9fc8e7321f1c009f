// SPDX-License-Identifier: Apache-2.0
/** The {@code misere} command. */
package org.losingways.cli;
