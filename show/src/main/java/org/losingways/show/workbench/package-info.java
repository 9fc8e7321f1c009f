// SPDX-License-Identifier: Apache-2.0
/**
 * What only the workbench shows: answers of commands with what a page needs beside them, as plain
 * records again.
 */
package org.losingways.show.workbench;
