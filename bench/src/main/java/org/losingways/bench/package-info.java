// SPDX-License-Identifier: Apache-2.0
/** How long things take. */
package org.losingways.bench;
