// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

/** Left's rules and Right's. */
record TwoRulesets(Ruleset left, Ruleset right) implements PartizanRuleset {}
