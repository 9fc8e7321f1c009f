// SPDX-License-Identifier: Apache-2.0
/** Games in which the last player to move loses: rules, quotients, proofs, play. */
@SuppressWarnings({"requires-automatic", "requires-transitive-automatic"})
module org.losingways.core {
  requires transitive org.losingways.referee;
  requires transitive it.unimi.dsi.fastutil.core;

  exports org.losingways.codec;
  exports org.losingways.family;
  exports org.losingways.form;
  exports org.losingways.game.board;
  exports org.losingways.gauge;
  exports org.losingways.genus;
  exports org.losingways.monoid;
  exports org.losingways.monoid.rays;
  exports org.losingways.monoid.structure;
  exports org.losingways.monoid.words;
  exports org.losingways.normal;
  exports org.losingways.partizan;
  exports org.losingways.play;
  exports org.losingways.quotient;
  exports org.losingways.quotient.rays;
  exports org.losingways.quotient.small;
  exports org.losingways.quotient.solver;
  exports org.losingways.reader;
  exports org.losingways.search;
  exports org.losingways.theory;
}
