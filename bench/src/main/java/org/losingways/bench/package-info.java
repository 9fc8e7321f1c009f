// SPDX-License-Identifier: Apache-2.0
/** Benchmarks with JMH: {@code java -jar bench/target/bench.jar} runs them all. */
package org.losingways.bench;
