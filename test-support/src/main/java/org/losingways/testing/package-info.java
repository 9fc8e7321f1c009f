// SPDX-License-Identifier: Apache-2.0
/** What the tests of all modules share: the rules for packages. */
package org.losingways.testing;
