// SPDX-License-Identifier: Apache-2.0
// Arrow keys move the focus to the nearest place of a board in their direction.

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function middle(element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
}

/** Handles a key that was pressed on a board. */
export function arrows(event, board) {
  const step = STEPS[event.key];
  if (!step || !board.contains(document.activeElement)) {
    return;
  }
  event.preventDefault();
  const [x, y] = middle(document.activeElement);
  const far = (place) => {
    const [px, py] = middle(place);
    const along = (px - x) * step[0] + (py - y) * step[1];
    const across = Math.abs((px - x) * step[1]) + Math.abs((py - y) * step[0]);
    // What is straight ahead comes before what is nearer and to the side.
    return along > 1 ? along + 3 * across : Infinity;
  };
  const places = [...board.querySelectorAll("button:not(:disabled), [tabindex='0']")].filter((place) => place !== document.activeElement);
  const next = places.map((place) => ({ place, distance: far(place) })).sort((a, b) => a.distance - b.distance)[0];
  if (next && next.distance < Infinity) {
    next.place.focus();
  }
}
