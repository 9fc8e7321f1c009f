(* SPDX-License-Identifier: Apache-2.0 *)
(** * Game.v: rules, outcomes, and the statement that is proved

    To know what is proved, read this file.  It uses numbers and lists and
    nothing else.  The other files contain proofs, which the kernel of Coq
    checks; nobody has to read them. *)

From Coq Require Import List Arith PArith.
Import ListNotations.

(** ** Rules

    A take-and-break code d0.d1d2d3… is the list of its digits d0, d1, d2, …;
    the digits after the last one are 0.  Kayles, 0.77, is [Code [0; 7; 7]].
    Rules without a code are a table: the options of heap 0, of heap 1, and so
    on; an option is a list of heaps, and heaps after the last have no moves. *)
Inductive rules :=
  | Code (digits : list nat)
  | Table (options : list (list (list nat))).

(** A position is a list of heaps, and a heap is a number. *)
Definition position := list nat.

Definition beans (u : position) : nat := fold_right plus 0 u.

(** A move in heap h replaces it by the heaps hs.  With a code it removes k beans
    and leaves the others in heaps hs, none of them empty; it may leave r heaps
    if the digit d_k has the bit 2^r. *)
Definition heap_move (g : rules) (h : nat) (hs : list nat) : Prop :=
  match g with
  | Code d => exists k, k + beans hs = h /\
                        Forall (fun i => 0 < i) hs /\
                        Nat.testbit (nth k d 0) (length hs) = true
  | Table t => In hs (nth h t [])
  end.

(** A move in a position is a move in one of its heaps. *)
Definition move (g : rules) (u v : position) : Prop :=
  exists before h after hs,
    u = before ++ h :: after /\ heap_move g h hs /\ v = before ++ hs ++ after.

(** ** Outcomes

    Misère play: the player who makes the last move loses.  The next player wins
    (N) if there is no move, or a move to a position that the previous player
    wins (P).  The previous player wins if there is a move and all moves lead
    to N. *)
Inductive N_position (g : rules) : position -> Prop :=
  | N_nothing : forall u, (forall v, ~ move g u v) -> N_position g u
  | N_move : forall u v, move g u v -> P_position g v -> N_position g u
with P_position (g : rules) : position -> Prop :=
  | P_moves : forall u, (exists v, move g u v) ->
                        (forall v, move g u v -> N_position g v) -> P_position g u.

(** Two positions are interchangeable if they have the same outcome in every
    context made of allowed heaps. *)
Definition interchangeable (g : rules) (allowed : nat -> Prop) (u v : position) : Prop :=
  forall w, Forall allowed w -> (P_position g (u ++ w) <-> P_position g (v ++ w)).

(** ** The misère quotient

    A commutative monoid with the elements 1, …, q, of which 1 is the identity. *)
Record monoid (q : positive) (mul : positive -> positive -> positive) : Prop := {
  mul_closed : forall x y, (x <= q -> y <= q -> mul x y <= q)%positive;
  mul_comm : forall x y, (x <= q -> y <= q -> mul x y = mul y x)%positive;
  mul_assoc : forall x y z, (x <= q -> y <= q -> z <= q ->
                mul x (mul y z) = mul (mul x y) z)%positive;
  mul_1 : forall x, (x <= q -> mul 1 x = x)%positive
}.

(** Phi gives each heap a value; the value of a position is their product. *)
Definition value (mul : positive -> positive -> positive) (Phi : nat -> positive)
    (u : position) : positive :=
  fold_right (fun h x => mul (Phi h) x) 1%positive u.

(** (Q, P, Phi) is the misère quotient of the game with the allowed heaps: all
    heaps if the game is solved, those up to n in a partial result. *)
Record misere_quotient (g : rules) (allowed : nat -> Prop) (q : positive)
    (mul : positive -> positive -> positive) (Phi : nat -> positive)
    (P : list positive) : Prop := {
  (** Q is a commutative monoid, and values are elements of it. *)
  Q_monoid : monoid q mul;
  Q_values : forall u, (value mul Phi u <= q)%positive;
  (** The value determines who wins. *)
  P_outcomes : forall u, Forall allowed u ->
    (P_position g u <-> In (value mul Phi u) P);
  N_outcomes : forall u, Forall allowed u ->
    (N_position g u <-> ~ In (value mul Phi u) P);
  (** Every element is a value, and two positions have the same value if and
      only if they are interchangeable. *)
  Q_reached : forall x, (x <= q)%positive ->
    exists u, Forall allowed u /\ value mul Phi u = x;
  Q_quotient : forall u v, Forall allowed u -> Forall allowed v ->
    (interchangeable g allowed u v <-> value mul Phi u = value mul Phi v)
}.

(** Phi repeats with period p from heap r on, and neither number can be smaller. *)
Definition least_period (Phi : nat -> positive) (p r : nat) : Prop :=
  1 <= p /\ (forall h, r <= h -> Phi (h + p) = Phi h) /\
  forall p' r', 1 <= p' -> (forall h, r' <= h -> Phi (h + p') = Phi h) -> p <= p' /\ r <= r'.

(** ** Left and Right

    Each player has rules.  The player to move wins if there is no move, or a
    move after which the other player, then to move, loses. *)
Inductive side := Left | Right.

Definition other (s : side) : side := match s with Left => Right | Right => Left end.

Inductive wins (g : side -> rules) : side -> position -> Prop :=
  | wins_nothing : forall s u, (forall v, ~ move (g s) u v) -> wins g s u
  | wins_move : forall s u v, move (g s) u v -> loses g (other s) v -> wins g s u
with loses (g : side -> rules) : side -> position -> Prop :=
  | loses_moves : forall s u, (exists v, move (g s) u v) ->
      (forall v, move (g s) u v -> wins g (other s) v) -> loses g s u.

(** Two positions are equivalent if each player loses both or neither when moving
    first, in every context made of allowed heaps. *)
Definition equivalent (g : side -> rules) (allowed : nat -> Prop) (u v : position) : Prop :=
  forall s w, Forall allowed w -> (loses g s (u ++ w) <-> loses g s (v ++ w)).

(** The misère monoid of a partizan game: [lost s] are the values of the positions
    that player s loses when moving first. *)
Record misere_monoid (g : side -> rules) (allowed : nat -> Prop) (q : positive)
    (mul : positive -> positive -> positive) (Phi : nat -> positive)
    (lost : side -> list positive) : Prop := {
  M_monoid : monoid q mul;
  M_values : forall u, (value mul Phi u <= q)%positive;
  M_loses : forall s u, Forall allowed u ->
    (loses g s u <-> In (value mul Phi u) (lost s));
  M_wins : forall s u, Forall allowed u ->
    (wins g s u <-> ~ In (value mul Phi u) (lost s));
  M_reached : forall x, (x <= q)%positive ->
    exists u, Forall allowed u /\ value mul Phi u = x;
  M_quotient : forall u v, Forall allowed u -> Forall allowed v ->
    (equivalent g allowed u v <-> value mul Phi u = value mul Phi v)
}.
