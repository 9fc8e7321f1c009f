// SPDX-License-Identifier: Apache-2.0
/** The one reader and the one writer of JSON (RFC 8259); they need nothing but Java itself. */
package org.losingways.json;
