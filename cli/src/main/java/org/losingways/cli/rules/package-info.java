// SPDX-License-Identifier: Apache-2.0
/** Games that users write in Java, loaded from the files they name. */
package org.losingways.cli.rules;
