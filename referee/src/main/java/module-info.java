// SPDX-License-Identifier: Apache-2.0
/** Certificates of misère games and their checkers, with nothing but Java itself. */
module org.losingways.referee {
  exports org.losingways.budget;
  exports org.losingways.game;
  exports org.losingways.game.sum;
  exports org.losingways.ints;
  exports org.losingways.json;
  exports org.losingways.proof;
  exports org.losingways.proof.certificate;
}
