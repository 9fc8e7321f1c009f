// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class HtmlTest {

  @Test
  void textIsEscapedAndPiecesAreNot() {
    Html link = Html.tag("a", "href", "x?a=1&b=\"2\"").with("more");
    assertThat(Html.of("p", "a < b & c > d, ", link, List.of("!", Optional.empty())).markup())
        .isEqualTo(
            "<p>a &lt; b &amp; c &gt; d, <a href=\"x?a=1&amp;b=&quot;2&quot;\">more</a>!</p>");
    assertThat(Html.tag("img", "alt", "<script>").with().markup())
        .isEqualTo("<img alt=\"&lt;script&gt;\">");
  }

  @Test
  void wordsHaveTheirIndicesLowAndTheirExponentsHigh() {
    assertThat(Html.word("ab2x_11^3=1").markup())
        .isEqualTo("<i>a</i><i>b</i><sup>2</sup><i>x</i><sub>11</sub><sup>3</sup>=1");
    assertThat(Html.word("b^(3k+1)").markup()).isEqualTo("<i>b</i><sup>3k+1</sup>");
    assertThat(Html.word("[<b>]2").markup()).isEqualTo("<i>[&lt;b&gt;]</i><sup>2</sup>");
    assertThat(Html.genus("2^1420").markup()).isEqualTo("2<sup>1420</sup>");
  }

  /** A name is one of a file on every system, and two games have two. */
  @Test
  void gamesHaveNamesThatEveryFileSystemAllows() {
    assertThat(Links.name("0.123")).isEqualTo("0.123");
    assertThat(Links.name("0.(3)")).isEqualTo("0.(3)");
    assertThat(Links.name("0.7/0.07")).isEqualTo("0.7_2F0.07");
    assertThat(Links.name("{2+,0}; 3")).isEqualTo("_7B2_2B,0_7D_3B_203");
    assertThat(Links.name("é_")).isEqualTo("_C3_A9_5F");
    String longer = "{" + "1,".repeat(200) + "0}";
    assertThat(Links.name(longer)).hasSizeLessThanOrEqualTo(100);
    assertThat(Links.name(longer)).isNotEqualTo(Links.name(longer.replace("0}", "2}")));
    assertThat(Links.LIVE.game("0.123")).isEqualTo("/game/0.123");
    assertThat(Links.LIVE.view("explore", "0.7/0.07")).hasValue("/explore/0.7%2F0.07");
    assertThat(Links.FILES.view("explore", "0.123")).isEmpty();
    assertThat(new Links("", false, Optional.of("../index.html#/")).below().view("play", "{2+,0}"))
        .hasValue("../../index.html#/play/%7B2%2B%2C0%7D");
    assertThat(Links.FILES.game("0.123")).isEqualTo("game/0.123.html");
    assertThat(Links.FILES.below().page("codes")).isEqualTo("../index.html");
  }
}
