// SPDX-License-Identifier: Apache-2.0
/** The census on the machines of an Apache Spark cluster. */
package org.losingways.cluster;
