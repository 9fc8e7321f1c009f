// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

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
    JsonMapper.shared()
        .readTree(document)
        .get("paths")
        .forEachEntry(
            (path, methods) ->
                methods.forEachEntry(
                    (method, operation) -> found.add(of(method, path, operation))));
    return found;
  }

  private static ApiOperation of(String method, String path, JsonNode operation) {
    List<String> names = new ArrayList<>();
    operation.get("parameters").forEach(p -> names.add(p.get("name").asString()));
    return new ApiOperation(
        operation.get("operationId").asString(), method.toUpperCase(Locale.ROOT), path, names);
  }
}
