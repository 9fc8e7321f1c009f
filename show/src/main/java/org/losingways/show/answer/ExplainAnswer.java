// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer;

import java.util.List;

/**
 * The answer of {@code misere explain}: terms with their definitions.
 *
 * @param entries the one that was asked for, or all of them
 */
public record ExplainAnswer(List<Glossary.Entry> entries) {}
