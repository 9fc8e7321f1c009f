// SPDX-License-Identifier: Apache-2.0
// The steps of the tour.
import { analysis } from "./analysis.js";
import { call } from "./api.js";
import { figure, h } from "./dom.js";
import { complete, genusOf, isTame, onRay, refutes, whoWins } from "./exercise.js";
import { match } from "./match.js";
import { genus, pPortionTex, presentationTex, tex } from "./maths.js";
import { phiTable } from "./phi.js";
import { plot } from "./plot.js";
import { valueGrid } from "./tabs/grid.js";

const p = (...content) => h("p", {}, content);
const b = (text) => h("b", {}, text);
const i = (text) => h("em", {}, text);

export const LESSONS = [
  {
    title: "A first game",
    game: "kayles",
    lead: () => p("Pins stand in rows. You and the machine take turns. A move knocks down one pin, or two pins that stand side by side. ", b("The player who takes the last pin loses.")),
    text: () => [
      p("Play a few times. When you do not know what to do, press ", b("Hint"), ": it shows where to look. Press again for the move, and once more for the reason."),
      p("Two ideas help. Near the end, when only single pins are left, leave an ", i("odd"), " number of them: then the machine has to take the last one. Earlier, try to leave two equal rows; you can often copy what the machine does."),
      p("After a match, ", b("Review"), " shows which move lost it. The next lesson has a game in which one rule always tells who wins."),
    ],
    board: async () => match({ game: "kayles", code: "0.77", heaps: [4, 2], play: "misere", level: "easy", youBegin: true }),
  },
  {
    title: "Nim, both ways",
    game: "nim",
    text: () => [
      p("Some heaps of beans. Two players take turns; a move takes any number of beans from one heap. In ", b("normal play"), " whoever makes the last move wins. In ", b("misère play"), " that player loses."),
      p("Bouton solved both in 1902. In normal play, write the sizes in binary and add without carrying: the player to move loses exactly when the sum is 0. In misère play, do the same as long as some heap has two beans or more; when you leave only heaps of one bean, leave an ", i("odd"), " number of them instead of an even one."),
      p("Change the heaps of the board here and compare. A position that the player to move loses is called a ", h("span", { class: "word-p" }, "P-position"), ", any other an ", h("span", { class: "word-n" }, "N-position"), ". The outcomes of the two kinds of play differ only where no heap has more than one bean."),
    ],
    board: async () => analysis({ game: "nim", heaps: [3, 2, 1], compare: true }),
    exercises: () => [whoWins("nim", "Nim", 6, 3), complete("nim", "Nim", 7, 2)],
  },
  {
    title: "Why G + G is not 0",
    game: "nim",
    text: () => [
      p("In normal play a game beside a copy of itself is worth nothing: whatever your opponent does in one, you do in the other, and you make the last move. So G + G can be added to any position and changes no outcome: G + G = 0."),
      p("In misère play the last move is just what you do not want. Look at 2 + 2 on the board: the player to move ", i("loses"), ", copying works. But the empty position is ", i("won"), " by the player to move, who has no move. So 2 + 2 and 0 are different games."),
      p("Now take 1 + 1: the player to move wins. Add 2 + 2 to it: 2 + 2 + 1 + 1 is lost. So one cannot cancel. Most of what makes normal play easy is gone, and games that are equal in misère play are rare."),
      p("The way out: do not ask whether games are equal for all company in the world, only for company from the same game."),
    ],
    board: async () => analysis({ game: "nim", heaps: [2, 2], compare: true }),
    exercises: () => [refutes("nim", "Nim", "2+2", "0")],
  },
  {
    title: "What a quotient is",
    game: "0.123",
    text: () => [
      p("In the game 0.123 you may take one bean if it is the whole heap, two beans if some are left of the heap, or three beans; press a heap of the board to see its moves."),
      p("Two positions are ", i("alike"), " if whatever positions of 0.123 you put beside both, the outcomes are the same. Adding heaps respects being alike, so the classes can be multiplied: they are a commutative monoid, the ", b("misère quotient"), " Q. The classes of P-positions are its P-portion."),
      p("Each heap has a value in Q, written under it. Multiply the values, reduce the word by the relations of Q, and look whether it is in P: that is all one needs to win."),
    ],
    board: async () => analysis({ game: "0.123", heaps: [9, 8, 5, 3] }),
    exercises: () => [whoWins("0.123", "0.123", 9, 3), refutes("0.123", "0.123", "4+4", "6")],
  },
  {
    title: "0.123 solved",
    game: "0.123",
    text: () => [
      p("The quotient of 0.123 has twenty elements. It is the main example of T. E. Plambeck, ", i("Taming the wild in impartial combinatorial games"), " (2005). The program has found it too, adding one heap after the other, and verified two things: no move leads from P to P, and from every other position that has a move some move leads to P."),
      p("The values of the heaps repeat: the row that is underlined goes on for ever. That is a theorem, and “check this” below has its certificate checked by code that shares nothing with the solver."),
      p("So a heap of a million beans has the same value as a heap of five."),
    ],
    board: async () => {
      const state = await settled("0.123");
      return {
        element: h("div", {}, tex(presentationTex(state, 24), true), tex(pPortionTex(state.pPortion), true), figure(phiTable(state), h("b", {}, "Φ of 0.123. "), "Blue and round: lost for the player to move."), analysis({ game: "0.123", heaps: [1000, 8] }).element),
      };
    },
  },
  {
    title: "How to lose at Kayles",
    game: "kayles",
    text: () => [
      p("Kayles: pins stand in a row, a ball knocks down one pin or two neighbours. Normal play was solved in 1956. Misère play resisted until William Sibert, an amateur, found the solution in 1973; it was published with Conway in 1992."),
      p("The quotient has forty elements, and the values of the heaps repeat with period 12 from heap 71 on. But a person can remember less: misère Kayles has the outcome of normal Kayles, unless the position is of one of nine kinds, which the tab “Sibert–Conway” of the game lists. The winning moves may differ all the same: from 6 + 4 the move 6 → 5 wins in misère play only."),
      p("Play. The machine is perfect, so begin well: “hint” says what to do and why. Press a pin twice to knock it down alone, or two neighbours one after the other."),
    ],
    board: async () => match({ game: "kayles", code: "0.77", heaps: [6, 4], play: "misere", level: "perfect", youBegin: true }),
  },
  {
    title: "Genus",
    game: "kayles",
    text: () => [
      p("A first way to see more than who wins. The ", b("genus"), " of a game is its normal-play value, and above it misère values: of the game alone, of the game beside a nim-heap of size 2, beside two of them, and so on. The misère value of a game is the size of the nim-heap that makes a P-position with it."),
      p("From some place on the last two superscripts repeat for ever, so they are written once. Nim-heaps have the genera ", genus("0^120"), ", ", genus("1^031"), ", ", genus("2^20"), ", ", genus("3^31"), " and so on. The first superscript alone tells who wins: 0 means that the player to move loses."),
      p("The table has the genera of the heaps of Kayles. Those that no sum of nim-heaps has, such as ", genus("4^146"), " of heap 5, are the trouble, and the subject of the next lesson."),
    ],
    board: async () => {
      const found = await call("genus", { game: "kayles", heaps: 36 });
      return { element: figure(valueGrid(found.genera.map((g) => ({ content: genus(g), outcome: g ? (/\^(0|\[0\])/.test(g) ? "P" : "N") : null })), null, null), h("b", {}, "Genera of Kayles. "), "Round and blue: lost for the player to move.") };
    },
    exercises: () => [genusOf("nim", "Nim", 6), genusOf("kayles", "Kayles", 12)],
  },
  {
    title: "Tame and wild",
    game: "0.123",
    text: () => [
      p("A game is ", b("tame"), " if it behaves like a sum of nim-heaps: then Bouton's rule of the second lesson is enough. Many games are tame for a while: 0.123 to heap 7, Kayles to heap 4. With the next heap the quotient is ", b("wild"), ", and sums have to be looked at one by one."),
      p("The genera of tame games tell the genus of their sum, as in Nim. Those of other games do not: heaps 9 and 12 of Kayles both have the genus ", genus("4^046"), ", but 9 + 25 + 1 is a P-position and 12 + 25 + 1 is an N-position."),
      p("In the plot open circles are tame partial quotients, full ones wild. A game whose genus is not tame may still be ", i("restive"), " or ", i("restless"), ", which ", i("Winning Ways"), " calls half tame; the rest is what misère quotients were invented for."),
    ],
    board: async () => {
      const state = await settled("0.123");
      return { element: figure(plot(state), h("b", {}, "Growth of 0.123. "), "The order of the partial quotient at each heap. It is tame as long as the circles are open.") };
    },
    exercises: () => [isTame("0.123", "0.123", 12), isTame("kayles", "Kayles", 30), whoWins("kayles", "Kayles", 9, 2)],
  },
  {
    title: "How a solution is searched for",
    game: "0.123",
    text: () => [
      p("The program adds heaps one at a time. Usually the next heap is worth an element that is there already: its options say which, and two checks verify it."),
      p("If not, a ", b("trial"), " quotient is made in which the new heap has more freedom. It is verified: no move may lead from P to P, and from every other position that has a move some move must lead to P. A smallest position that fails refutes the trial, and says which two positions it took for the same although they are not. So these are told apart, and the next trial is made."),
      p("It ends when the quotient is right for all positions with the heaps so far. When the values have repeated for long enough, a theorem says that they do so for ever, and the game is solved."),
      p("A refutation is something that you can find yourself: in the exercise, two positions that are alike as long as heaps are small."),
    ],
    board: async () => {
      const state = await settled("0.123");
      return { element: figure(phiTable(state), h("b", {}, "Φ of 0.123. "), "The first row that repeats for ever is underlined.") };
    },
    exercises: () => [refutes("0.123", "0.123", "4+4", "6"), refutes("kayles", "Kayles", "5+5", "0")],
  },
  {
    title: "Infinite quotients",
    game: "0.76",
    text: () => [
      p("Not every quotient is finite. In 0.76 all is finite to heap 11. With heap 12 no finite monoid will do. Heaps of 7 and heaps of 12 count against each other: three heaps of 7 and one of 12 have the value of two heaps of 7. But no two numbers of heaps of 7 alone have the same value, so that one has to count."),
      p("Such a quotient is still told by finitely many signs: some elements, and ", b("rays"), " w, wx, wx², … along which P repeats. So one can say who wins with a thousand heaps."),
      p("Other games, such as 4.7, have a finite quotient at every heap, and the quotients grow without end; they are solved by weights and thresholds of the heaps. Move the slider on the page of 0.76 to see the quotients to heap 11 and to heap 12."),
    ],
    board: async () => {
      const state = await call("solve", { game: "0.76", heaps: 12 });
      return { element: h("div", {}, tex(presentationTex(state, 24), true), figure(plot(state), h("b", {}, "Growth of 0.76 to heap 12. "), "At heap 12 the order is infinite.")) };
    },
    exercises: () => [onRay("0.76", "0.76", 7, [], 12), onRay("0.76", "0.76", 12, [], 12)],
  },
];

/** A game's solution when it is there. */
async function settled(game) {
  for (let tries = 0; tries < 20; tries++) {
    const state = await call("solve", { game });
    if (state.phase === "done" || state.phase === "paused") {
      return state;
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return call("solve", { game });
}
