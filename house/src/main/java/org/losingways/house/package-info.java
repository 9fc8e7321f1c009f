// SPDX-License-Identifier: Apache-2.0
/** The rules of the house, which the tests of every module ask for. */
package org.losingways.house;
