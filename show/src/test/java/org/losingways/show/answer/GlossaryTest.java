// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GlossaryTest {

  private static final Glossary GLOSSARY = Glossary.read();

  @ParameterizedTest
  @CsvSource({
    "P-position, P-position",
    "p positions, P-position",
    "misere quotient, Misère quotient",
    "Quotient, Misère quotient",
    "phi, Φ",
    "Φ, Φ",
    "gauge, Linear form",
    "grundy values, Nim-value",
    "sibert-conway decomposition, Sibert–Conway decomposition",
  })
  void isFoundAsPeopleTypeIt(String typed, String term) {
    assertThat(GLOSSARY.find(typed)).map(Glossary.Entry::term).hasValue(term);
  }

  @Test
  void anEntryIsATermItsNamesAndItsDefinition() {
    Glossary glossary =
        Glossary.of(
            "# Title\n\nNo entry.\n\n**Mex.** The least *missing*\nnumber. Also: a, b c.\n");
    assertThat(glossary.entries())
        .containsExactly(
            new Glossary.Entry("Mex", List.of("a", "b c"), "The least missing number."));
  }

  @Test
  void everyNameLeadsToItsOwnEntry() {
    for (Glossary.Entry entry : GLOSSARY.entries()) {
      assertThat(GLOSSARY.find(entry.term())).hasValue(entry);
      assertThat(entry.also()).allSatisfy(n -> assertThat(GLOSSARY.find(n)).hasValue(entry));
    }
  }

  @Test
  void whatIsUnknownIsNotFound() {
    assertThat(GLOSSARY.find("zugzwang")).isEmpty();
    assertThat(GLOSSARY.find("")).isEmpty();
  }
}
