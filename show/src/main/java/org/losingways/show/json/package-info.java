// SPDX-License-Identifier: Apache-2.0
/** Answers as JSON; the names are a contract with other people's scripts. */
package org.losingways.show.json;
