// SPDX-License-Identifier: Apache-2.0
package org.losingways.cluster;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.losingways.census.Cluster;

/** What the cluster may use, and how it is found. */
class ClusterArchitectureTest {

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("org.losingways");

  @Test
  void theClusterUsesNoCommand() {
    noClasses()
        .that()
        .resideInAPackage("org.losingways.cluster..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.losingways.cli..", "org.losingways.web..")
        .check(CLASSES);
  }

  @Test
  void nobodyElseKnowsSpark() {
    noClasses()
        .that()
        .resideOutsideOfPackage("org.losingways.cluster..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.apache.spark..", "org.losingways.cluster..")
        .check(CLASSES);
  }

  @Test
  void itIsFoundAsAService() {
    assertThat(ServiceLoader.load(Cluster.class)).singleElement().isInstanceOf(SparkCluster.class);
  }
}
