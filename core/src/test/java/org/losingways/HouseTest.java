// SPDX-License-Identifier: Apache-2.0
package org.losingways;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The table of packages in docs/design.md holds: what lives where, and what may use what. */
class HouseTest {

  /** Which packages of the library each package may use, besides itself and the budget. */
  private static final Map<String, Set<String>> MAY_USE =
      Map.ofEntries(
          entry("budget", Set.of()),
          entry("game", Set.of()),
          entry("reader", Set.of("game", "form")),
          entry("normal", Set.of("game", "search")),
          entry("form", Set.of("game", "search")),
          entry("genus", Set.of("game", "form", "search")),
          entry("monoid", Set.of()),
          entry("search", Set.of("game", "monoid")),
          entry("family", Set.of("game", "monoid", "search")),
          entry("quotient", Set.of("game", "normal", "monoid", "search", "family")),
          entry("proof", Set.of("game")),
          entry("partizan", Set.of("game", "form", "monoid", "search", "quotient")),
          entry(
              "play", Set.of("game", "normal", "genus", "monoid", "search", "quotient", "family")),
          entry(
              "theory",
              Set.of(
                  "game",
                  "normal",
                  "form",
                  "genus",
                  "monoid",
                  "search",
                  "quotient",
                  "family",
                  "proof",
                  "play")));

  private static final JavaClasses LIBRARY =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("org.losingways");

  static Set<String> packages() {
    return MAY_USE.keySet();
  }

  @Test
  void everyPackageIsInTheTable() {
    Set<String> found =
        LIBRARY.stream()
            .map(c -> c.getPackageName().replace("org.losingways.", "").replaceAll("\\..*", ""))
            .collect(Collectors.toSet());
    assertThat(MAY_USE.keySet()).containsAll(found);
  }

  @Test
  void theModuleExportsEveryPackage() throws IOException {
    String module = Files.readString(Path.of("src/main/java/module-info.java"));
    assertThat(
            Pattern.compile("exports (.*);").matcher(module).results().map(found -> found.group(1)))
        .containsExactlyInAnyOrderElementsOf(
            LIBRARY.stream().map(JavaClass::getPackageName).collect(Collectors.toSet()));
  }

  @ParameterizedTest
  @MethodSource("packages")
  void packagesUseOnlyWhatTheyMay(String name) {
    List<String> allowed =
        Stream.concat(MAY_USE.get(name).stream(), Stream.of(name, "budget"))
            .map(p -> "org.losingways." + p + "..")
            .toList();
    DescribedPredicate<JavaClass> others =
        resideInAPackage("org.losingways..")
            .and(DescribedPredicate.not(resideInAnyPackage(allowed.toArray(String[]::new))));
    noClasses()
        .that()
        .resideInAPackage("org.losingways." + name + "..")
        .should()
        .dependOnClassesThat(others)
        .allowEmptyShould(true)
        .check(LIBRARY);
  }

  /** Boards rest on games, and only the reader knows all of them. */
  @Test
  void noGameKnowsTheBoards() {
    noClasses()
        .that()
        .resideOutsideOfPackages("org.losingways.game.board", "org.losingways.reader")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.losingways.game.board")
        .check(LIBRARY);
  }

  @Test
  void packagesHaveNoCycles() {
    SlicesRuleDefinition.slices()
        .matching("org.losingways.(**)")
        .should()
        .beFreeOfCycles()
        .check(LIBRARY);
  }

  /** A name that somebody reads says which class is meant. */
  @Test
  void simpleNamesAreUnique() {
    Set<String> seen = new HashSet<>();
    List<String> twice =
        LIBRARY.stream()
            .filter(c -> c.isTopLevelClass() && !c.getSimpleName().equals("package-info"))
            .map(JavaClass::getSimpleName)
            .filter(name -> !seen.add(name))
            .toList();
    assertThat(twice).isEmpty();
  }

  /** What a newcomer can keep in mind. */
  private static final int MOST_CLASSES = 25;

  @Test
  void packagesAreSmall() {
    Map<String, Long> sizes =
        LIBRARY.stream()
            .filter(c -> c.isTopLevelClass() && !c.getSimpleName().equals("package-info"))
            .collect(
                Collectors.groupingBy(
                    c -> c.getPackageName().replace("org.losingways.", ""), Collectors.counting()));
    sizes.forEach(
        (name, size) ->
            assertThat(size).as("classes in " + name).isLessThanOrEqualTo(MOST_CLASSES));
  }

  /** The library is to be compiled for browsers as well, which lack these. */
  @Test
  void theLibraryDoesNotAskTheVirtualMachine() {
    noClasses().should().dependOnClassesThat().areAssignableTo(Runtime.class).check(LIBRARY);
    noClasses()
        .should()
        .dependOnClassesThat(resideInAnyPackage("java.util.concurrent.atomic", "java.lang.reflect"))
        .check(LIBRARY);
  }

  @Test
  void theLibraryDependsOnNothingButPrimitiveCollections() {
    noClasses()
        .should()
        .dependOnClassesThat(
            DescribedPredicate.not(
                resideInAnyPackage("java..", "it.unimi.dsi.fastutil..", "org.losingways..")))
        .check(LIBRARY);
  }

  @Test
  void theLibraryDoesNotPrintOpenFilesOrStartThreads() {
    noClasses()
        .should()
        .dependOnClassesThat(
            resideInAnyPackage(
                "java.nio.file..", "java.net..", "java.util.logging..", "java.util.concurrent"))
        .check(LIBRARY);
    noClasses()
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .check(LIBRARY);
    noClasses().should().dependOnClassesThat().areAssignableTo(Thread.class).check(LIBRARY);
    noClasses().should().dependOnClassesThat().areAssignableTo(java.io.File.class).check(LIBRARY);
  }
}
