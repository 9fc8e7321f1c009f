// SPDX-License-Identifier: Apache-2.0
/** Options and runs that commands share which look for a solution: limits, progress, ctrl-C. */
package org.losingways.cli.solving;
