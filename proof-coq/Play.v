(* SPDX-License-Identifier: Apache-2.0 *)
(** * Play.v: play ends, and how to recognise the lost positions

    The partition theorem: a set of positions is the set of lost positions if no
    move leads from a lost position to a lost one, and every other position has
    no move at all or a move to a lost one.  It is proved for Left and Right, who
    may have different moves; impartial games are the case of equal moves. *)

From Coq Require Import List Arith Bool Lia.
Import ListNotations.
From LosingWays Require Import Game.

(** ** Rules under which every move leads to smaller heaps *)

Fixpoint options_below (h : nat) (t : list (list (list nat))) : bool :=
  match t with
  | [] => true
  | os :: t' => forallb (forallb (fun i => i <? h)) os && options_below (S h) t'
  end.

(** A move by a code takes something or splits a heap if d0 has neither of the
    bits 1 and 2. *)
Definition proper (g : rules) : bool :=
  match g with
  | Code d => negb (Nat.testbit (nth 0 d 0) 0) && negb (Nat.testbit (nth 0 d 0) 1)
  | Table t => options_below 0 t
  end.

Lemma beans_app u v : beans (u ++ v) = beans u + beans v.
Proof. induction u; simpl in *; lia. Qed.

Lemma part_le hs : Forall (fun i => i <= beans hs) hs.
Proof.
  induction hs as [|a hs IH]; constructor; simpl; fold (beans hs); [lia|].
  eapply Forall_impl; [|exact IH]. simpl. lia.
Qed.

Lemma parts_lt hs : Forall (fun i => 0 < i) hs -> 2 <= length hs ->
  Forall (fun i => i < beans hs) hs.
Proof.
  intros F L. destruct hs as [|a [|b hs]]; simpl in L; try lia.
  inversion F as [|? ? Ha F1]; subst. inversion F1 as [|? ? Hb F2]; subst.
  constructor; [simpl; lia|]. eapply Forall_impl; [|exact (part_le (b :: hs))].
  intros i Hi. simpl in *. lia.
Qed.

Lemma options_below_spec t : forall n h hs, options_below n t = true ->
  In hs (nth h t []) -> Forall (fun i => i < n + h) hs.
Proof.
  induction t as [|os t IH]; intros n h hs B I.
  - destruct h; destruct I.
  - cbn [options_below] in B. apply andb_true_iff in B. destruct B as [B1 B2].
    destruct h as [|h]; simpl in I.
    + rewrite forallb_forall in B1. specialize (B1 hs I). rewrite forallb_forall in B1.
      apply Forall_forall. intros i Hi. specialize (B1 i Hi). apply Nat.ltb_lt in B1. lia.
    + specialize (IH (S n) h hs B2 I). eapply Forall_impl; [|exact IH]. simpl. lia.
Qed.

Lemma proper_smaller g h hs : proper g = true -> heap_move g h hs -> Forall (fun i => i < h) hs.
Proof.
  destruct g as [d|t]; simpl.
  - rewrite andb_true_iff, !negb_true_iff. intros [H0 H1] (k & E & F & B).
    destruct k as [|k].
    + assert (L : 2 <= length hs) by (destruct hs as [|a [|b hs]]; simpl in *; try congruence; lia).
      eapply Forall_impl; [|exact (parts_lt hs F L)]. simpl. lia.
    + eapply Forall_impl; [|exact (part_le hs)]. simpl. lia.
  - intros B I. exact (options_below_spec t 0 h hs B I).
Qed.

(** ** Play ends *)

Section Ends.
  Variable g : side -> rules.
  Hypothesis smaller : forall s h hs, heap_move (g s) h hs -> Forall (fun i => i < h) hs.

  Definition follows (v u : position) : Prop := exists s, move (g s) u v.

  (** A move in a sum is a move in one of its parts. *)
  Lemma follows_app w u v : follows w (u ++ v) ->
    (exists u', follows u' u /\ w = u' ++ v) \/ (exists v', follows v' v /\ w = u ++ v').
  Proof.
    intros (s & a & h & b & hs & E & M & ->).
    revert a E. induction u as [|x u IH]; intros a E; simpl in E.
    - right. exists (a ++ hs ++ b). split; [|reflexivity]. exists s, a, h, b, hs. auto.
    - destruct a as [|y a]; simpl in E; injection E as -> E.
      + left. exists (hs ++ u). split.
        * exists s, [], h, u, hs. auto.
        * subst b. simpl. rewrite app_assoc. reflexivity.
      + destruct (IH a E) as [(u' & (s' & a' & h' & b' & hs' & E1 & M' & E2) & E3)|(v' & F & E3)].
        * left. exists (y :: u'). split.
          -- exists s', (y :: a'), h', b', hs'. subst. auto.
          -- simpl. f_equal. exact E3.
        * right. exists v'. split; [assumption|]. simpl. f_equal. exact E3.
  Qed.

  Lemma ends_app u : Acc follows u -> forall v, Acc follows v -> Acc follows (u ++ v).
  Proof.
    induction 1 as [u Hu IHu]. intros v Hv. induction Hv as [v Hv IHv].
    constructor. intros w F. apply follows_app in F.
    destruct F as [(u' & F & ->)|(v' & F & ->)].
    - apply IHu; [assumption|]. constructor. assumption.
    - apply IHv. assumption.
  Qed.

  Lemma ends_all u : Forall (fun h => Acc follows [h]) u -> Acc follows u.
  Proof.
    induction 1 as [|h u Hh _ IH].
    - constructor. intros v (s & a & h & b & hs & E & _). destruct a; discriminate.
    - apply (ends_app [h]); assumption.
  Qed.

  Lemma ends_heap h : Acc follows [h].
  Proof.
    induction h as [h IH] using (well_founded_ind lt_wf). constructor.
    intros v (s & a & h' & b & hs & E & M & ->).
    destruct a as [|x a]; [|destruct a; discriminate]. injection E as <- <-.
    simpl. rewrite app_nil_r. apply ends_all. apply smaller in M.
    eapply Forall_impl; [|exact M]. exact IH.
  Qed.

  Theorem play_ends u : Acc follows u.
  Proof. apply ends_all, Forall_forall. intros h _. apply ends_heap. Qed.

  (** ** The partition theorem, for positions that are [here]: a set that no move
      leaves *)
  Theorem misere_partition (here : position -> Prop) (lost : side -> position -> bool) :
    (forall s u v, here u -> move (g s) u v -> here v) ->
    (forall s u, here u -> lost s u = true -> exists v, move (g s) u v) ->
    (forall s u v, here u -> lost s u = true -> move (g s) u v -> lost (other s) v = false) ->
    (forall s u, here u -> lost s u = false -> (forall v, ~ move (g s) u v) \/
                             exists v, move (g s) u v /\ lost (other s) v = true) ->
    forall s u, here u ->
      (loses g s u <-> lost s u = true) /\ (wins g s u <-> lost s u = false).
  Proof.
    intros Hhere Hlive HPP HNP s u. revert s.
    induction (play_ends u) as [u _ IH]. intros s Hu.
    assert (IH' : forall v, move (g s) u v ->
      (loses g (other s) v <-> lost (other s) v = true) /\
      (wins g (other s) v <-> lost (other s) v = false)).
    { intros v M. apply IH; [exists s; assumption|]. eauto. }
    split; split.
    - intros HP. inversion HP as [s' u' Hex Hall]; subst.
      destruct (lost s u) eqn:L; [reflexivity|exfalso].
      destruct (HNP s u Hu L) as [Hno | (v & M & Lv)].
      + destruct Hex as (v & M). exact (Hno v M).
      + pose proof (Hall v M) as HN. apply IH' in HN; [congruence|assumption].
    - intros L. constructor; [auto|]. intros v M. apply IH'; eauto.
    - intros HN. destruct (lost s u) eqn:L; [exfalso|reflexivity].
      inversion HN as [s' u' Hno | s' u' v M HPv]; subst.
      + destruct (Hlive s u Hu L) as (v & M). exact (Hno v M).
      + apply IH' in HPv; [|assumption]. rewrite (HPP s u v Hu L M) in HPv. discriminate.
    - intros L. destruct (HNP s u Hu L) as [Hno | (v & M & Lv)].
      + constructor; assumption.
      + apply (wins_move g s u v M). apply IH'; assumption.
  Qed.
End Ends.

(** ** Impartial games *)

Fixpoint N_wins g u (H : N_position g u) {struct H} : forall s, wins (fun _ => g) s u
with P_loses g u (H : P_position g u) {struct H} : forall s, loses (fun _ => g) s u.
Proof.
  - destruct H as [u Hno|u v M HP]; intros s.
    + constructor. exact Hno.
    + apply (wins_move (fun _ => g) s u v M). apply P_loses. exact HP.
  - destruct H as [u He Ha]; intros s. constructor; [exact He|].
    intros v M. apply N_wins. apply Ha. exact M.
Qed.

Fixpoint wins_N g s u (H : wins (fun _ => g) s u) {struct H} : N_position g u
with loses_P g s u (H : loses (fun _ => g) s u) {struct H} : P_position g u.
Proof.
  - destruct H as [s u Hno|s u v M HP].
    + constructor. exact Hno.
    + apply (N_move g u v M). apply (loses_P g (other s)). exact HP.
  - destruct H as [s u He Ha]. constructor; [exact He|].
    intros v M. apply (wins_N g (other s)). apply Ha. exact M.
Qed.

Lemma P_is_loses g s u : P_position g u <-> loses (fun _ => g) s u.
Proof. split; [intros H; apply P_loses; assumption|apply loses_P]. Qed.

Lemma N_is_wins g s u : N_position g u <-> wins (fun _ => g) s u.
Proof. split; [intros H; apply N_wins; assumption|apply wins_N]. Qed.
