// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.losingways.json.JsonObject;
import org.losingways.json.JsonReader;

/**
 * How an operation of the API is called, read from its OpenAPI document.
 *
 * @param name its {@code operationId}
 * @param method GET or POST
 * @param path its address
 * @param parameters the names of what may follow the question mark
 */
public record ApiOperation(String name, String method, String path, List<String> parameters) {

  /** All operations of a document, in its order. */
  public static List<ApiOperation> all(byte[] document) {
    List<ApiOperation> found = new ArrayList<>();
    JsonObject root = JsonObject.of(JsonReader.read(document, JsonReader.USUAL), "a document");
    ((Map<?, ?>) root.take("paths"))
        .forEach(
            (path, methods) ->
                ((Map<?, ?>) methods)
                    .forEach(
                        (method, operation) ->
                            found.add(of((String) method, (String) path, operation))));
    return found;
  }

  private static ApiOperation of(String method, String path, Object value) {
    JsonObject operation = JsonObject.of(value, "an operation");
    return new ApiOperation(
        operation.text("operationId"),
        method.toUpperCase(Locale.ROOT),
        path,
        operation.list("parameters", p -> JsonObject.of(p, "a parameter").text("name")));
  }
}
