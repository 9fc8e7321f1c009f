// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.losingways.testing.PackageRules;

/** What the workbench may use, and what its pages are made of. */
class WebArchitectureTest {

  /** The atlas is pages that the workbench can show; it knows nothing of the server. */
  private static final PackageRules PACKAGES =
      new PackageRules(
          "org.losingways.web",
          Set.of(),
          Map.of("atlas", Set.of(), "work", Set.of("atlas"), "connection", Set.of("work")));

  private static final JavaClasses WORKBENCH = PACKAGES.classes();

  @TestFactory
  Stream<DynamicTest> theTableHolds() {
    return PACKAGES.rules();
  }

  @Test
  void theWorkbenchDependsOnTheLibraryAndOnAnswersAndOnNothingOfTheCommandLine() {
    noClasses()
        .should()
        .dependOnClassesThat(
            DescribedPredicate.not(
                resideInAnyPackage(
                    "java..", "com.sun.management..", "org.eclipse.jetty..", "org.losingways..")))
        .orShould()
        .dependOnClassesThat(resideInAnyPackage("org.losingways.cli.."))
        .check(WORKBENCH);
  }

  /** Only the atlas that is written for a USB stick opens files, which no request asks for. */
  @Test
  void noRequestOpensAFile() {
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName("org.losingways.web.atlas.Site")
        .should()
        .dependOnClassesThat()
        .haveNameMatching("java\\.nio\\.file\\.Files|java\\.io\\.(File.*|RandomAccessFile)")
        .check(WORKBENCH);
  }

  @Test
  void everyAssetIsListedAndSmall() throws IOException {
    Path pages = Path.of("src/main/resources/org/losingways/web/pages");
    List<String> files;
    try (Stream<Path> walk = Files.walk(pages)) {
      files =
          walk.filter(Files::isRegularFile)
              .map(file -> pages.relativize(file).toString().replace('\\', '/'))
              .filter(name -> !name.equals("assets.txt"))
              .sorted()
              .toList();
    }
    assertThat(Files.readAllLines(pages.resolve("assets.txt"))).containsExactlyElementsOf(files);
    for (String name : files) {
      if (name.endsWith(".js") || name.endsWith(".css")) {
        String text = Files.readString(pages.resolve(name), StandardCharsets.UTF_8);
        assertThat(text.lines().count()).as(name).isLessThan(400);
        assertThat(text).as(name).doesNotContain("innerHTML", "http://www.google", "//cdn");
      }
    }
  }
}
