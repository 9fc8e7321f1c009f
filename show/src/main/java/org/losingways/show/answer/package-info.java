// SPDX-License-Identifier: Apache-2.0
/**
 * Answers as plain records, one for each command, made from what the library found and shown by a
 * page, as JSON, in the browser.
 *
 * <p>An answer has no library in it: its components are texts, numbers, truth values, lists, maps
 * from texts, {@link java.util.Optional}s and other such records. What they are called is what they
 * are called in JSON, a contract with other people's scripts.
 */
package org.losingways.show.answer;
