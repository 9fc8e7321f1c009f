// SPDX-License-Identifier: Apache-2.0
/** Pages about heaps, positions and forms. */
package org.losingways.show.page.position;
