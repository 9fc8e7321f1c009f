// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import org.losingways.show.answer.census.Origin;
import org.losingways.show.answer.census.Standing;

/**
 * A line of the list of a store.
 *
 * @param isOurs whether this program wrote it for this user, and nobody changed it
 * @param runBytes the room that its saved run takes
 * @param certificateBytes the room that its certificate takes
 */
public record Kept(Standing standing, Origin origin, long runBytes, long certificateBytes, boolean isOurs) {}
