// SPDX-License-Identifier: Apache-2.0
/** Benchmarks: JMH classes for comparing changes, and plain reports for quoting numbers. */
package org.losingways.bench;
