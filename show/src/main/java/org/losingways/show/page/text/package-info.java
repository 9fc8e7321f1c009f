// SPDX-License-Identifier: Apache-2.0
/** What pages are made of: paper and ink, tables, words, heaps as people write them. */
package org.losingways.show.page.text;
