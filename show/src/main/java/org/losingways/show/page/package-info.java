// SPDX-License-Identifier: Apache-2.0
/** Answers as text on a {@link org.losingways.show.page.text.Paper}, a terminal or a file. */
package org.losingways.show.page;
