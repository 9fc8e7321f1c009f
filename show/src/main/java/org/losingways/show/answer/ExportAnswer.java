// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer;

import java.util.OptionalInt;

/** The answer of {@code misere export}: what was written into a file. */
public record ExportAnswer(String game, OptionalInt order, String format, String file) {}
