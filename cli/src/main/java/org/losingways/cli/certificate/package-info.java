// SPDX-License-Identifier: Apache-2.0
/**
 * Certificates as JSON files; {@code certificate.schema.json} beside the command describes them.
 */
package org.losingways.cli.certificate;
