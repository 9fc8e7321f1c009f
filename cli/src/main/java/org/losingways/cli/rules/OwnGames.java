// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.rules;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.losingways.game.Game;
import org.losingways.game.GameFormatException;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Ruleset;
import org.losingways.show.CommandFailure;

/**
 * Games in Java files that a user names: classes that implement {@link Ruleset} or {@link
 * PartizanRuleset}, known by their simple names.
 *
 * <pre>{@code
 * OwnGames games = OwnGames.of(List.of(Path.of("Crosses.java")));
 * games.find("crosses")                  // new Crosses()
 * games.find("Strip:3x4")                // new Strip("3x4")
 * }</pre>
 *
 * <p>A class is a game when it is public or in the same file as a public one, not abstract, and has
 * a constructor without parameters or one for the text after a colon. The code runs with the rights
 * of whoever named the file, like any program they start; nothing is loaded that was not named.
 *
 * <p>What is kept of such a game is kept under a digest of the file, so that other rules of the
 * same name are another game.
 */
public final class OwnGames {

  private final Map<String, Loaded> byName = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

  /** A class, what tells its file from others, and who runs its code. */
  private record Loaded(Class<? extends Game> type, String digest, Guest guest) {}

  private OwnGames() {}

  /** The games in these files, source or jar; at least one in each. */
  public static OwnGames of(List<Path> files) {
    OwnGames games = new OwnGames();
    files.forEach(games::load);
    return games;
  }

  /** Whom to tell, in a sentence, that the code of a game did not return in time. */
  void blaming(Consumer<String> whom) {
    byName.values().forEach(loaded -> loaded.guest.blaming(whom));
  }

  /** What the games are called. */
  public List<String> names() {
    return List.copyOf(byName.keySet());
  }

  /** The game that a text names, with what it says after a colon. */
  public Optional<Game> find(String text) {
    int colon = text.indexOf(':');
    String name = colon < 0 ? text : text.substring(0, colon);
    return Optional.ofNullable(byName.get(name))
        .map(
            loaded ->
                make(
                    loaded,
                    colon < 0 ? Optional.empty() : Optional.of(text.substring(colon + 1)),
                    text));
  }

  private static Game make(Loaded loaded, Optional<String> argument, String text) {
    Class<? extends Game> type = loaded.type;
    try {
      Constructor<? extends Game> constructor =
          argument.isEmpty()
              ? type.getDeclaredConstructor()
              : type.getDeclaredConstructor(String.class);
      constructor.setAccessible(true);
      String name = argument.isEmpty() ? type.getSimpleName() : text;
      Game made =
          loaded.guest.make(
              name, Game.class, () -> constructor.newInstance(argument.stream().toArray()));
      return made instanceof Ruleset rules
          ? new CheckedRules(name, loaded.digest, loaded.guest.asked(name, Ruleset.class, rules))
          : CheckedRules.partizan(
              name,
              loaded.digest,
              loaded.guest.asked(name, PartizanRuleset.class, (PartizanRuleset) made));
    } catch (NoSuchMethodException e) {
      throw new CommandFailure(
          argument.isEmpty()
              ? "%1$s needs a parameter after a colon, such as %1$s:3x4."
                  .formatted(type.getSimpleName())
              : "%1$s takes no parameter: write %1$s.".formatted(type.getSimpleName()),
          e);
    }
  }

  private void load(Path file) {
    String shown = GameFormatException.printable(file.toString());
    CommandFailure.when(
        !Files.isRegularFile(file) || !Files.isReadable(file),
        "There is no file '%s': --rules takes a Java source file or a jar.",
        shown);
    boolean isSource = file.toString().endsWith(".java");
    CommandFailure.when(
        !isSource && !file.toString().endsWith(".jar"),
        "'%s' is neither a Java source file nor a jar.",
        shown);
    int before = byName.size();
    try {
      String digest = digest(Files.readAllBytes(file));
      List<Class<?>> found = isSource ? JavaSource.compiled(file) : inJar(file);
      for (Class<?> type : found) {
        if (isGame(type)) {
          Loaded earlier =
              byName.put(
                  type.getSimpleName(),
                  new Loaded(type.asSubclass(Game.class), digest, new Guest()));
          CommandFailure.when(
              earlier != null, "There are two games called %s.", type.getSimpleName());
        }
      }
    } catch (IOException | LinkageError e) {
      throw new CommandFailure("'%s' could not be loaded: %s.".formatted(shown, e.getMessage()), e);
    }
    CommandFailure.when(
        byName.size() == before,
        "There is no game in '%s': a class that implements org.losingways.game.Ruleset or"
            + " PartizanRuleset, with a constructor without parameters.",
        shown);
  }

  private static boolean isGame(Class<?> type) {
    boolean isMade =
        Stream.of(type.getDeclaredConstructors())
            .map(Constructor::getParameterTypes)
            .anyMatch(p -> p.length == 0 || (p.length == 1 && p[0] == String.class));
    return (Ruleset.class.isAssignableFrom(type) || PartizanRuleset.class.isAssignableFrom(type))
        && !type.isInterface()
        && !Modifier.isAbstract(type.getModifiers())
        && !type.isAnonymousClass()
        && !type.isLocalClass()
        && (type.getEnclosingClass() == null || Modifier.isStatic(type.getModifiers()))
        && isMade;
  }

  private static List<Class<?>> inJar(Path file) throws IOException {
    List<Class<?>> found = new ArrayList<>();
    // It stays open as long as the games in it are played.
    @SuppressWarnings("resource")
    URLClassLoader loader =
        new URLClassLoader(new URL[] {file.toUri().toURL()}, OwnGames.class.getClassLoader());
    try (JarFile jar = new JarFile(file.toFile())) {
      for (JarEntry entry : (Iterable<JarEntry>) jar.stream()::iterator) {
        String name = entry.getName();
        if (name.endsWith(".class")
            && !name.startsWith("META-INF/")
            && !name.endsWith("-info.class")) {
          found.add(
              Class.forName(
                  name.substring(0, name.length() - ".class".length()).replace('/', '.'),
                  false,
                  loader));
        }
      }
    } catch (ClassNotFoundException e) {
      throw new IOException(e.getMessage(), e);
    }
    return found;
  }

  private static String digest(byte[] file) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(file));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
