// SPDX-License-Identifier: Apache-2.0
/** What is read from files and written to them: games, certificates, assertions, saved runs. */
package org.losingways.show.file;
