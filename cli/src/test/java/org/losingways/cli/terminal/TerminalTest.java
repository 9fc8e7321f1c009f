// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TerminalTest {

  /** LC_ALL decides, else LC_CTYPE, else LANG; who says nothing gets all characters. */
  @ParameterizedTest
  @CsvSource({
    "en_GB.UTF-8, C, C, false",
    "C, C.UTF-8, C.UTF-8, true",
    "'', de_DE.utf8, C, false",
    ", POSIX, en_US.UTF-8, true",
    ", '', de_DE.ISO-8859-1, true",
    ", , C.UTF-8, false",
    ", , '', false",
    ", , , false",
  })
  void theLocaleSaysWhetherTextIsAscii(String all, String type, String lang, boolean isAscii) {
    Map<String, String> environment = new HashMap<>();
    environment.put("LC_ALL", all);
    environment.put("LC_CTYPE", type);
    environment.put("LANG", lang);
    assertThat(Terminal.isOtherThanUnicode(environment::get)).isEqualTo(isAscii);
  }
}
