// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.census;

import java.util.List;
import org.losingways.show.answer.Flattened;

/**
 * A line of a census.
 *
 * @param standing how the game stands
 * @param cousins codes that are proved to play like it
 * @param milliseconds of work that went into it
 */
public record CensusGame(@Flattened Standing standing, List<String> cousins, long milliseconds) {}
