// SPDX-License-Identifier: Apache-2.0
/** Answers, and each way of showing them. */
package org.losingways.show;
