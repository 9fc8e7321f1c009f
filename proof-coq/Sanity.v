(* SPDX-License-Identifier: Apache-2.0 *)
(** * Sanity.v: the definitions of Game.v mean what they should

    Nothing depends on this file.  It is for readers of Game.v: no position is both
    N and P, the order of the heaps does not matter, impartial games are those in
    which Left and Right have the same moves, and two positions of Kayles are
    played by hand. *)

From Coq Require Import List Arith Bool Lia Permutation.
Import ListNotations.
From LosingWays Require Import Game Play.

(** Play ends. *)
Lemma ends c : proper c = true -> forall u, Acc (follows (fun _ => c)) u.
Proof. intros Hc. apply play_ends. intros _ h hs. apply proper_smaller, Hc. Qed.

(** The player who finds nothing left has won. *)
Lemma empty_is_N c : N_position c [].
Proof. constructor. intros v (a & h & b & hs & E & _). destruct a; discriminate. Qed.

(** No position is both. *)
Lemma not_both c u : proper c = true -> P_position c u -> N_position c u -> False.
Proof.
  intros Hc. induction (ends c Hc u) as [u _ IH]. intros HP HN.
  inversion HP as [? Hex Hall]; subst. inversion HN as [? Hno|? v M HPv]; subst.
  - destruct Hex as (v & M). exact (Hno v M).
  - apply (IH v); auto. exists Left. assumption.
Qed.

(** Positions are multisets: the order of the heaps does not matter. *)
Lemma move_permutation c u u' v : Permutation u u' -> move c u v ->
  exists v', move c u' v' /\ Permutation v v'.
Proof.
  intros HP (a & h & b & hs & -> & M & ->).
  assert (I : In h u') by (apply (Permutation_in h HP), in_elt).
  apply in_split in I. destruct I as (a' & b' & ->).
  exists (a' ++ hs ++ b'). split; [exists a', h, b', hs; auto|].
  apply Permutation_app_inv in HP.
  rewrite !(Permutation_app_comm hs), !app_assoc. apply Permutation_app_tail. assumption.
Qed.

Theorem outcome_permutation c u : proper c = true -> forall u', Permutation u u' ->
  (P_position c u -> P_position c u') /\ (N_position c u -> N_position c u').
Proof.
  intros Hc. induction (ends c Hc u) as [u _ IH]. intros u' HP. split.
  - intros H. inversion H as [? (v & M) Hall]; subst. constructor.
    + destruct (move_permutation c u u' v HP M) as (v' & M' & _). exists v'. assumption.
    + intros v' M'. destruct (move_permutation c u' u v' (Permutation_sym HP) M') as (w & Mw & Pw).
      apply (IH w); auto.
      * exists Left. assumption.
      * apply Permutation_sym. assumption.
  - intros H. inversion H as [? Hno|? v M HPv]; subst.
    + constructor. intros v' M'.
      destruct (move_permutation c u' u v' (Permutation_sym HP) M') as (w & Mw & _). exact (Hno w Mw).
    + destruct (move_permutation c u u' v HP M) as (v' & M' & Pv).
      apply (N_move c u' v' M'). apply (IH v); auto. exists Left. assumption.
Qed.

(** An impartial game is one in which Left and Right have the same moves. *)
Lemma impartial c s u :
  (P_position c u <-> loses (fun _ => c) s u) /\ (N_position c u <-> wins (fun _ => c) s u).
Proof. split; [apply P_is_loses|apply N_is_wins]. Qed.

(** Kayles by hand: one pin is a loss, two pins in a row are a win. *)
Definition kayles : rules := Code [0; 7; 7].
Example one_pin : P_position kayles [1].
Proof.
  constructor.
  - exists []. exists [], 1, [], []. repeat split. exists 1. repeat split. constructor.
  - intros v (a & h & b & hs & E & (k & Ek & F & B) & ->).
    destruct a as [|x a];
      [|exfalso; apply (f_equal (@length nat)) in E; rewrite app_length in E; simpl in E; lia].
    injection E as <- <-.
    destruct k as [|[|k]].
    + simpl nth in B. rewrite Nat.bits_0 in B. discriminate.
    + destruct hs as [|y hs]; [apply empty_is_N|]. inversion F; subst. simpl in Ek. lia.
    + lia.
Qed.
Example two_pins : N_position kayles [2].
Proof.
  apply (N_move kayles [2] [1]); [|apply one_pin].
  exists [], 2, [], [1]. repeat split. exists 1. repeat split. constructor; [lia|constructor].
Qed.
