// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScriptBundlesTest {

  private static final String DOM =
      """
      // A comment.
      export function h() {}
      export const small = 1;
      """;

  @Test
  void whatTheEntryImportsComesFirstAndTheRestLater() {
    Map<String, String> files =
        ScriptBundles.of(
            Map.of(
                "js/main.js",
                "import { h as make } from \"./dom.js\";\nconst page = () => import(\"./tabs/a.js\");\n",
                "js/dom.js",
                DOM,
                "js/tabs/a.js",
                "import { small } from \"../dom.js\";\nexport async function a() {}\n"),
            "js/main.js");
    assertThat(files).containsOnlyKeys("js/main.js", "js/later.js");
    assertThat(files.get("js/main.js"))
        .containsSubsequence(
            "define(\"js/dom.js\", () => {",
            "function h() {}",
            "return { h, small };",
            "const { h: make } = use(\"js/dom.js\");",
            "import(\"./later.js\").then(() => use(\"js/tabs/a.js\"))",
            "use(\"js/main.js\");")
        .doesNotContain("A comment");
    assertThat(files.get("js/later.js"))
        .contains("import { define, use } from \"./main.js\";", "return { a };")
        .contains("const { small } = use(\"js/dom.js\");")
        .doesNotContain("define(\"js/dom.js\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "import * as all from \"./dom.js\";\n",
        "export default 1;\n",
        "export { a };\n",
        "import { a } from \"./none.js\";\n",
        "import { a } from \"./main.js\";\n"
      })
  void whatCannotBeBundledIsRefused(String source) {
    assertThatThrownBy(
            () -> ScriptBundles.of(Map.of("js/main.js", source, "js/dom.js", DOM), "js/main.js"))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void thePagesComeInTwoFilesAndNameTheOperationsOfTheApi() {
    Assets assets = new Assets();
    assertThat(assets.paths())
        .filteredOn(path -> path.startsWith("/js/"))
        .containsExactlyInAnyOrder("/js/main.js", "/js/later.js", "/js/atlas.js");
    assertThat(new String(assets.bytes("/js/main.js"), java.nio.charset.StandardCharsets.UTF_8))
        .contains("{\"name\":\"outcome\",\"method\":\"GET\",\"path\":\"/api/outcome\"");
  }
}
