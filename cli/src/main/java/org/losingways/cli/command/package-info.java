// SPDX-License-Identifier: Apache-2.0
/** Commands about games, codes and quotients as a whole. */
package org.losingways.cli.command;
