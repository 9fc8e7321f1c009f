// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.rules;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.losingways.game.Game;
import org.losingways.show.CommandFailure;

/** A Java source file, compiled in memory against the library, as {@code java File.java} does. */
final class JavaSource {

  private JavaSource() {}

  /** The classes in the file. */
  static List<Class<?>> compiled(Path file) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    CommandFailure.when(
        compiler == null,
        "This Java has no compiler, which a source file needs: install a JDK, or compile the rules"
            + " elsewhere and name the jar.");
    DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
            compiler.getStandardFileManager(said, Locale.ROOT, StandardCharsets.UTF_8);
        InMemory memory = new InMemory(files)) {
      List<String> options = List.of("-proc:none", "-nowarn", "-classpath", library());
      boolean isCompiled =
          compiler
              .getTask(
                  new StringWriter(),
                  memory,
                  said,
                  options,
                  null,
                  files.getJavaFileObjects(file))
              .call();
      if (!isCompiled) {
        throw new CommandFailure("'%s' does not compile: %s".formatted(file, first(said)));
      }
      return memory.load();
    }
  }

  /** Where the library is: a jar or a folder of classes, however this program was started. */
  private static String library() {
    try {
      return Path.of(Game.class.getProtectionDomain().getCodeSource().getLocation().toURI())
          .toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the library is in no file", e);
    }
  }

  private static String first(DiagnosticCollector<JavaFileObject> said) {
    return said.getDiagnostics().stream()
        .filter(d -> d.getKind() == Diagnostic.Kind.ERROR)
        .findFirst()
        .map(d -> "line " + d.getLineNumber() + ", " + d.getMessage(Locale.ROOT))
        .map(text -> text.replaceAll("\\s+", " ").strip())
        .map(text -> text.endsWith(".") ? text : text + ".")
        .orElse("the compiler does not say why.");
  }

  /** Classes as bytes, and what loads them. */
  private static final class InMemory extends ForwardingJavaFileManager<JavaFileManager> {
    private final Map<String, ByteArrayOutputStream> classes = new TreeMap<>();

    InMemory(JavaFileManager files) {
      super(files);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      classes.put(name, bytes);
      return new SimpleJavaFileObject(URI.create("memory:///" + name.replace('.', '/')), kind) {
        @Override
        public OutputStream openOutputStream() {
          return bytes;
        }
      };
    }

    List<Class<?>> load() throws IOException {
      ClassLoader loader =
          new ClassLoader(JavaSource.class.getClassLoader()) {
            @Override
            protected Class<?> findClass(String name) throws ClassNotFoundException {
              ByteArrayOutputStream bytes = classes.get(name);
              if (bytes == null) {
                throw new ClassNotFoundException(name);
              }
              return defineClass(name, bytes.toByteArray(), 0, bytes.size());
            }
          };
      List<Class<?>> loaded = new ArrayList<>();
      for (String name : classes.keySet()) {
        try {
          loaded.add(Class.forName(name, false, loader));
        } catch (ClassNotFoundException e) {
          throw new IOException(e.getMessage(), e);
        }
      }
      return loaded;
    }
  }
}
