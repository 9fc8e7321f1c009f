// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.json;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.io.Writer;
import java.util.List;
import org.losingways.show.answer.Flattened;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.Omitted;
import org.losingways.show.answer.Unwritten;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.ser.std.StdSerializer;
import tools.jackson.databind.util.NameTransformer;

/**
 * The one writer of JSON: an answer becomes an object with a member for each of its components, in
 * their order.
 *
 * <pre>{@code
 * record Length(int heap, Optional<String> name) {}
 * Json.text(new Length(3, Optional.empty()))    // {"heap":3,"name":null}
 * }</pre>
 */
public final class Json {

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
          .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
          // Only components are members, not what else a record can be asked for.
          .changeDefaultVisibility(v -> v.withIsGetterVisibility(JsonAutoDetect.Visibility.NONE))
          .annotationIntrospector(new AnswerAnnotations())
          .addModule(new SimpleModule().addSerializer(new HeapNameSerializer()))
          .build();

  private Json() {}

  /** An answer on one line. */
  public static String text(Record answer) {
    return MAPPER.writeValueAsString(answer);
  }

  /** Answers on one line. */
  public static String text(List<? extends Record> answers) {
    return MAPPER.writeValueAsString(answers);
  }

  /** A text in quotes. */
  public static String text(String text) {
    return MAPPER.writeValueAsString(text);
  }

  /** Writes an answer on one line, however long it is. */
  public static void write(Record answer, Writer out) {
    MAPPER.writeValue(out, answer);
  }

  /** An answer as a tree, to look at or to add to. */
  public static ObjectNode tree(Record answer) {
    return MAPPER.valueToTree(answer);
  }

  /** An empty object to fill. */
  public static ObjectNode object() {
    return MAPPER.createObjectNode();
  }

  /** What the annotations of answers mean. */
  private static final class AnswerAnnotations extends JacksonAnnotationIntrospector {
    private static final long serialVersionUID = 1L;

    @Override
    public JsonInclude.Value findPropertyInclusion(MapperConfig<?> config, Annotated a) {
      return a.hasAnnotation(Omitted.class)
          ? JsonInclude.Value.construct(JsonInclude.Include.NON_EMPTY, JsonInclude.Include.ALWAYS)
          : super.findPropertyInclusion(config, a);
    }

    @Override
    public boolean hasIgnoreMarker(MapperConfig<?> config, AnnotatedMember member) {
      return member.hasAnnotation(Unwritten.class) || super.hasIgnoreMarker(config, member);
    }

    @Override
    public NameTransformer findUnwrappingNameTransformer(
        MapperConfig<?> config, AnnotatedMember member) {
      return member.hasAnnotation(Flattened.class)
          ? NameTransformer.NOP
          : super.findUnwrappingNameTransformer(config, member);
    }
  }

  private static final class HeapNameSerializer extends StdSerializer<HeapName> {

    HeapNameSerializer() {
      super(HeapName.class);
    }

    @Override
    public void serialize(HeapName heap, JsonGenerator out, SerializationContext context) {
      if (heap.size().isPresent()) {
        out.writeNumber(heap.size().get());
      } else {
        out.writeString(heap.label());
      }
    }
  }
}
