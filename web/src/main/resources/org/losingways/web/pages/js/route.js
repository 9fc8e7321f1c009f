// SPDX-License-Identifier: Apache-2.0
// Addresses of views: /explore/0.123 where a server has them, index.html#/explore/0.123 on a static host.
import { isInPage } from "./engine.js";

const ROOT = isInPage ? "#/" : "/";

/** A part of an address as people wrote it: a percent sign that encodes nothing stands for itself. */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Where the browser is: the parts of the address, what is after its question mark, and the whole as path() writes it. */
export function here() {
  const { pathname, search } = isInPage ? new URL("http://page" + (location.hash.startsWith("#/") ? location.hash.slice(1) : "/")) : location;
  return {
    parts: pathname.split("/").filter(Boolean).map(decoded),
    search,
    query: new URLSearchParams(search),
    address: (isInPage ? "#" : "") + pathname + search,
  };
}

/** The address of the view that a link leads to; none if it leads elsewhere. */
export function view(link) {
  // Links in pictures have no origin and no path of their own.
  const href = link.getAttribute("href") ?? "";
  if (isInPage) {
    return href.startsWith("#/") ? href : undefined;
  }
  const to = new URL(href, location.href);
  const isView = to.origin === location.origin && !to.hash && !link.hasAttribute("download") && !/^\/(api|atlas|game)(\/|$)/.test(to.pathname);
  return isView ? to.pathname + to.search : undefined;
}

/** The address of a view: path("explore", "0.123", "genus"). */
export function path(...parts) {
  return ROOT + parts.filter((p) => p !== undefined && p !== "").map((p) => encodeURIComponent(p).replaceAll("%2B", "+")).join("/");
}

/** Goes to a view; the one before stays in the browser's history. */
export function go(address) {
  if (address !== here().address) {
    history.pushState(null, "", address);
  }
  dispatchEvent(new Event("route"));
}

/** Puts another address of the view that is shown into the browser's history. */
export function visit(address) {
  if (address !== here().address) {
    history.pushState(null, "", address);
  }
}

/** Changes the address without showing the page anew. */
export function rename(address) {
  history.replaceState(null, "", address);
}

/** A position that somebody typed, with plus signs between its parts. */
export function plusses(text) {
  return text.trim().replace(/,\s+/g, "+").replace(/[\s+]+/g, "+");
}
