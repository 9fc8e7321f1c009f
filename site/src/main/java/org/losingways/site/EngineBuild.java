// SPDX-License-Identifier: Apache-2.0
package org.losingways.site;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles the engine, when the module is built, unless nothing has changed since the last time: to
 * WebAssembly with the browser's own garbage collection, which is several times as fast, and to
 * JavaScript for browsers that lack it.
 *
 * <p>TeaVM's own plugin for Maven puts the classes of a module behind those of its libraries, which
 * some of them are there to replace.
 */
public final class EngineBuild {

  /** TeaVM's script that loads WebAssembly of its making. */
  private static final String RUNTIME = "/org/teavm/backend/wasm/wasm-gc-runtime.min.js";

  private EngineBuild() {}

  /**
   * Compiles it.
   *
   * @param arguments the folder for what is compiled, and a file that remembers of what; the folder
   *     alone for WebAssembly alone
   */
  public static void main(String[] arguments)
      throws TeaVMToolException, IOException, InterruptedException {
    Path folder = Path.of(arguments[0]);
    if (arguments.length == 1) {
      compile(folder, TeaVMTargetType.WEBASSEMBLY_GC, "engine.wasm");
      return;
    }
    Path memory = Path.of(arguments[1]);
    String now = sum(List.of(System.getProperty("java.class.path").split(File.pathSeparator)));
    Path engine = folder.resolve("engine.js");
    if (Files.exists(engine) && Files.exists(memory) && Files.readString(memory).equals(now)) {
      // Whoever compares times sees that it was looked at.
      Files.setLastModifiedTime(engine, FileTime.from(Instant.now()));
      return;
    }
    Files.deleteIfExists(memory);
    Process wasm = besides(folder);
    try {
      compile(folder, TeaVMTargetType.JAVASCRIPT, "engine.js");
      if (wasm.waitFor() != 0) {
        throw new IllegalStateException("the engine could not be compiled to WebAssembly");
      }
    } finally {
      wasm.destroy();
    }
    try (InputStream script = EngineBuild.class.getResourceAsStream(RUNTIME)) {
      Files.copy(script, folder.resolve("runtime.js"), StandardCopyOption.REPLACE_EXISTING);
    }
    Files.writeString(memory, now);
  }

  /**
   * WebAssembly, in a process beside this one. Not in a thread: the order in which TeaVM writes
   * things down depends on hash codes, which are the same each time in the first thread of a
   * process only, and two builds of the same sources are to be the same.
   */
  private static Process besides(Path folder) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(
        List.of(
            "-classpath",
            System.getProperty("java.class.path"),
            EngineBuild.class.getName(),
            folder.toString()));
    return new ProcessBuilder(command).inheritIO().start();
  }

  private static void compile(Path folder, TeaVMTargetType target, String name)
      throws TeaVMToolException {
    TeaVMTool tool = new TeaVMTool();
    tool.setClassLoader(EngineBuild.class.getClassLoader());
    tool.setMainClass(Page.class.getName());
    tool.setTargetType(target);
    tool.setTargetDirectory(folder.toFile());
    tool.setTargetFileName(name);
    tool.setObfuscated(true);
    tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    ConsoleTeaVMToolLog log = new ConsoleTeaVMToolLog(false);
    tool.setLog(log);
    tool.generate();
    if (!tool.getProblemProvider().getSevereProblems().isEmpty()) {
      TeaVMProblemRenderer.describeProblems(
          tool.getDependencyInfo().getCallGraph(), tool.getProblemProvider(), log);
      throw new IllegalStateException("the engine could not be compiled");
    }
  }

  /** A number for everything on a class path. */
  private static String sum(List<String> places) throws IOException {
    CRC32 sum = new CRC32();
    long bytes = 0;
    for (String place : places) {
      try (Stream<Path> files = Files.walk(Path.of(place))) {
        for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
          byte[] content = Files.readAllBytes(file);
          sum.update(content);
          bytes += content.length;
        }
      }
    }
    return Long.toHexString(sum.getValue()) + " " + bytes;
  }
}
