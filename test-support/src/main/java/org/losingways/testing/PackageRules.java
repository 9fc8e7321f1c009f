// SPDX-License-Identifier: Apache-2.0
package org.losingways.testing;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * The part of the table in docs/design.md that is about one module: which packages it has, and
 * which of them each may use.
 *
 * <pre>{@code
 * PackageRules packages =
 *     new PackageRules(
 *         "org.losingways.cli",
 *         Set.of(),
 *         Map.of("terminal", Set.of(), "solving", Set.of("terminal")));
 *
 * @TestFactory
 * Stream<DynamicTest> theTableHolds() {
 *   return packages.rules();
 * }
 * }</pre>
 */
public final class PackageRules {

  private final String root;
  private final Set<String> shared;
  private final Map<String, Set<String>> mayUse;
  private final JavaClasses classes =
      new ClassFileImporter().importPath(Path.of("target", "classes"));

  /**
   * The rules for the module whose tests are running.
   *
   * @param root the package that all others of the module are in
   * @param shared packages that all may use; the empty name is the root itself
   * @param mayUse for each package which others of the module it may use
   */
  public PackageRules(String root, Set<String> shared, Map<String, Set<String>> mayUse) {
    this.root = root;
    this.shared = shared;
    this.mayUse = mayUse;
  }

  /** The classes of the module, without its tests. */
  public JavaClasses classes() {
    return classes;
  }

  /** Nothing of the module uses one of these packages. */
  public void usesNothingOf(String... packages) {
    noClasses().should().dependOnClassesThat(resideInAnyPackage(packages)).check(classes);
  }

  /** A test for each rule that every module keeps. */
  public Stream<DynamicTest> rules() {
    return Stream.concat(
        Stream.of(
            dynamicTest("every package is in the table", this::everyPackageIsInTheTable),
            dynamicTest("packages have no cycles", this::packagesHaveNoCycles),
            dynamicTest("simple names are unique", this::simpleNamesAreUnique)),
        mayUse.keySet().stream()
            .sorted()
            .map(name -> dynamicTest(name + " uses what it may", () -> usesWhatItMay(name))));
  }

  private void everyPackageIsInTheTable() {
    Set<String> found =
        topLevel()
            .map(JavaClass::getPackageName)
            .filter(name -> !name.equals(root))
            .map(name -> name.substring(root.length() + 1).replaceAll("\\..*", ""))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(found).isEqualTo(new TreeSet<>(mayUse.keySet()));
  }

  private void usesWhatItMay(String name) {
    String[] allowed =
        Stream.of(Set.of(name), mayUse.get(name), shared)
            .flatMap(Set::stream)
            .map(this::within)
            .toArray(String[]::new);
    noClasses()
        .that()
        .resideInAPackage(within(name))
        .should()
        .dependOnClassesThat(resideInAnyPackage(ours()).and(not(resideInAnyPackage(allowed))))
        .check(classes);
  }

  private String within(String name) {
    return name.isEmpty() ? root : root + "." + name + "..";
  }

  /** All packages of the module; others may have the same root. */
  private String[] ours() {
    return Stream.concat(Stream.of(""), mayUse.keySet().stream())
        .map(this::within)
        .toArray(String[]::new);
  }

  private void packagesHaveNoCycles() {
    slices().matching(root + ".(*)..").should().beFreeOfCycles().check(classes);
    slices().matching("(**)").should().beFreeOfCycles().check(classes);
  }

  /** A name that somebody reads says which class is meant. */
  private void simpleNamesAreUnique() {
    Set<String> seen = new HashSet<>();
    List<String> twice =
        topLevel().map(JavaClass::getSimpleName).filter(name -> !seen.add(name)).toList();
    assertThat(twice).isEmpty();
  }

  private Stream<JavaClass> topLevel() {
    return classes.stream()
        .filter(c -> c.isTopLevelClass() && !c.getSimpleName().endsWith("-info"));
  }
}
