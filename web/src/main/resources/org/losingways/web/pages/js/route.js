// SPDX-License-Identifier: Apache-2.0
// Addresses of views.

/** The address of a view: path("explore", "0.123", "genus"). */
export function path(...parts) {
  return "/" + parts.filter((p) => p !== undefined && p !== "").map((p) => encodeURIComponent(p).replaceAll("%2B", "+")).join("/");
}

/** Goes to a view; the one before stays in the browser's history. */
export function go(address) {
  if (address !== location.pathname + location.search) {
    history.pushState(null, "", address);
  }
  dispatchEvent(new Event("route"));
}

/** Changes the address without showing the page anew. */
export function rename(address) {
  history.replaceState(null, "", address);
}

/** A position that somebody typed, with plus signs between its parts. */
export function plusses(text) {
  return text.trim().replace(/,\s+/g, "+").replace(/[\s+]+/g, "+");
}
