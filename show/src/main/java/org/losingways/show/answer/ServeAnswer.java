// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer;

/** The answer of {@code misere serve}: where the workbench is. */
public record ServeAnswer(String address) {}
