// SPDX-License-Identifier: Apache-2.0
/** Where the output goes, and how: terminals, colours, progress, exit status. */
package org.losingways.cli.terminal;
