// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer;

/** The answer of {@code misere draw}: which picture was written into a file. */
public record DrawAnswer(String game, String what, String format, String file) {}
