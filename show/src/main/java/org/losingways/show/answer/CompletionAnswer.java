// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer;

/** The answer of {@code misere completion}: a script for the shell. */
public record CompletionAnswer(String script) {}
