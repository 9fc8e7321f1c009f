// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** {@code misere census} fills a store, and {@code misere store} looks after it. */
class CensusCommandTest {

  @TempDir static Path folder;

  private static Path store;
  private static Typed census;

  @BeforeAll
  static void census() throws IOException {
    store = folder.resolve("games.sqlite");
    Path codes = folder.resolve("codes.txt");
    Files.writeString(codes, "# some games\n0.123\n0.75\n0.7/0.07\n\n0.123\n");
    census = onStore("census", "--codes", codes.toString(), "--csv", "--jobs", "1");
  }

  private static Typed onStore(String... words) {
    String[] all = new String[words.length + 2];
    System.arraycopy(words, 0, all, 0, words.length);
    all[words.length] = "--store";
    all[words.length + 1] = store.toString();
    return Typed.misere(all);
  }

  @Test
  void everyGameOfAFileIsSolvedOnce() {
    assertThat(census.err()).isEmpty();
    assertThat(census.status()).isZero();
    assertThat(census.out().lines().filter(l -> l.startsWith("0.123,")))
        .singleElement()
        .asString()
        .contains("solved", "20");
    assertThat(census.out().lines()).hasSize(4);
  }

  @Test
  void whatWasFoundIsKeptAndIsRight() {
    Typed list = onStore("store", "list", "--json");
    assertThat(list.out()).contains("\"0.123\"", "\"0.75\"", "\"0.7/0.07\"");
    assertThat(onStore("store", "verify").status()).isZero();
    assertThat(onStore("store", "export").out().lines()).hasSize(4);
  }

  @Test
  void aCertificateFromTheStoreIsAccepted() {
    Path file = folder.resolve("0.123.json");
    assertThat(onStore("store", "show", "0.123", "--certificate", file.toString()).status())
        .isZero();
    assertThat(Typed.misere("check", file.toString()).out()).startsWith("Accepted.");
  }

  @Test
  void anotherStoreTakesOverWhatIsRight() {
    Path other = folder.resolve("other.sqlite");
    Typed merged =
        Typed.misere("store", "merge", store.toString(), "--store", other.toString(), "--json");
    assertThat(merged.status()).isZero();
    assertThat(Typed.misere("store", "export", "--store", other.toString()).out().lines())
        .hasSize(4);
    assertThat(
            Typed.misere("store", "prune", "--code", "0.75", "--store", other.toString()).status())
        .isZero();
    assertThat(Typed.misere("store", "export", "--store", other.toString()).out().lines())
        .hasSize(3);
  }

  /** One is not many. */
  @Test
  void oneEntryIsSaidToBeOne() {
    Path other = folder.resolve("one.sqlite");
    assertThat(Typed.misere("solve", "0.75", "--store", other.toString()).status()).isZero();
    assertThat(Typed.misere("store", "verify", "--store", other.toString()).said())
        .contains("1 entry of '")
        .contains("is right.");
    Path third = folder.resolve("third.sqlite");
    assertThat(Typed.misere("store", "merge", other.toString(), "--store", third.toString()).said())
        .contains("is right; 1 was new to '")
        .contains(" and saved.");
    assertThat(Typed.misere("store", "prune", "--code", "0.75", "--store", third.toString()).said())
        .contains("1 game of '")
        .contains("is deleted.");
  }

  @Test
  void mistakesGetASentence() throws IOException {
    assertSentence(onStore("census", "octal", "--digits", "0"), "1 to");
    assertSentence(onStore("census", "dozenal"), "not of 'dozenal'");
    assertSentence(onStore("census"), "Which games?");
    assertSentence(onStore("census", "--codes", folder.toString()), "cannot be read");
    Path endless = Files.write(folder.resolve("endless"), new byte[(16 << 20) + 1]);
    assertSentence(
        onStore("census", "--codes", endless.toString()), "longer than the limit of 16 MB");
    Path bytes = Files.write(folder.resolve("bytes"), new byte[] {'0', '.', '3', -1, -2});
    assertSentence(onStore("census", "--codes", bytes.toString()), "is not a text file");
    assertSentence(onStore("store", "burn"), "not 'burn'");
    assertSentence(onStore("store", "prune"), "Choose the games to delete");
    assertSentence(onStore("store", "show", "0.77"), "has no entry for 0.77");
  }

  @Test
  void theTableSaysWhatItsWordsMean() {
    assertThat(onStore("store", "list", "--code", "0.75").said())
        .contains("status solved")
        .contains("proved for heaps of every size")
        .contains("the only misère quotient with 8 elements")
        .doesNotContain("status partial");
  }

  /** The heaps of 0.044 are not all kept; periods are those of the papers and of the census. */
  @Test
  void questionsAreAskedOfEveryFiniteQuotient() throws IOException {
    Path codes = Files.writeString(folder.resolve("asked.txt"), "0.044\n0.241\n0.77\n4.7\n");
    String[] words = {
      "census",
      "--codes",
      codes.toString(),
      "--questions",
      "--json",
      "--rounds",
      "1s,60s",
      "--store",
      folder.resolve("asked.sqlite").toString()
    };
    JsonNode questions = Typed.misere(words).json().get("questions");
    assertThat(questions.size()).isEqualTo(5);
    for (int i = 0; i < 5; i++) {
      assertThat(questions.get(i).get("games").asInt()).isEqualTo(3);
      assertThat(questions.get(i).get("yes").asInt()).isEqualTo(i < 4 ? 3 : 2);
    }
    assertThat(questions.get(4).get("exceptions").get(0).asString()).isEqualTo("0.241");
    // Again, from what is kept.
    assertThat(Typed.misere(words).json().get("questions")).isEqualTo(questions);
  }

  private static void assertSentence(Typed typed, String part) {
    assertThat(typed.status()).isEqualTo(2);
    assertThat(typed.out()).isEmpty();
    assertThat(typed.err()).contains(part);
    assertThat(typed.err().lines()).hasSize(1);
  }
}
