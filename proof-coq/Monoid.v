(* SPDX-License-Identifier: Apache-2.0 *)
(** * Monoid.v: commuting actions that reach every element make a commutative monoid

    This is step 2 of docs/certificates.md.  Let each generator act on the
    elements 1, …, q, let the actions commute, and let them reach every element
    from 1.  Then there is exactly one commutative monoid on these elements in
    which a generator g multiplies by g(1); associativity needs no check. *)

From Coq Require Import List Arith PArith Bool Lia.
Import ListNotations.
From LosingWays Require Import Game.

Section Monoid.
  Local Open Scope positive_scope.
  Variable q : positive.
  Variable mul : positive -> positive -> positive.
  Variable G : Type.
  Variable act : G -> positive -> positive.
  Variable gens : list G.
  (** Element x > 1 is made by the generator [fst (parent x)] of a smaller one. *)
  Variable parent : positive -> G * positive.

  Hypothesis act_closed : forall g y, In g gens -> y <= q -> act g y <= q.
  Hypothesis act_comm : forall g h y, In g gens -> In h gens -> y <= q ->
    act g (act h y) = act h (act g y).
  Hypothesis row_1 : forall y, y <= q -> mul 1 y = y.
  Hypothesis row : forall x g x', x <= q -> 1 < x -> parent x = (g, x') ->
    x' < x /\ In g gens /\ act g x' = x /\ forall y, y <= q -> mul x y = act g (mul x' y).

  Lemma up (A : positive -> Prop) : A 1 ->
    (forall x g x', x <= q -> 1 < x -> parent x = (g, x') -> x' <= q -> A x' -> A x) ->
    forall x, x <= q -> A x.
  Proof.
    intros H1 HS x.
    induction x as [x IH] using (well_founded_ind (well_founded_ltof _ Pos.to_nat)). intros Hx.
    destruct (Pos.eq_dec x 1) as [->|Hn]; [assumption|].
    assert (1 < x) by lia.
    destruct (parent x) as [g x'] eqn:E.
    destruct (row x g x' Hx H E) as (Hl & _).
    apply (HS x g x'); auto; [lia|]. apply IH; [unfold ltof; lia|lia].
  Qed.

  Lemma m_closed x : x <= q -> forall y, y <= q -> mul x y <= q.
  Proof.
    revert x. apply (up (fun x => forall y, y <= q -> mul x y <= q)).
    - intros y Hy. rewrite row_1; assumption.
    - intros x g x' Hx H1 E Hx' IH y Hy.
      destruct (row x g x' Hx H1 E) as (_ & Hg & _ & R). rewrite R by assumption.
      apply act_closed; auto.
  Qed.

  Lemma m_r1 x : x <= q -> mul x 1 = x.
  Proof.
    revert x. apply (up (fun x => mul x 1 = x)).
    - apply row_1. lia.
    - intros x g x' Hx H1 E Hx' IH.
      destruct (row x g x' Hx H1 E) as (_ & _ & A & R).
      rewrite R by lia. rewrite IH. assumption.
  Qed.

  Lemma act_mul x : x <= q -> forall g y, In g gens -> y <= q ->
    act g (mul x y) = mul x (act g y).
  Proof.
    revert x. apply (up (fun x => forall g y, In g gens -> y <= q ->
      act g (mul x y) = mul x (act g y))).
    - intros g y Hg Hy. rewrite !row_1; auto.
    - intros x h x' Hx H1 E Hx' IH g y Hg Hy.
      destruct (row x h x' Hx H1 E) as (_ & Hh & _ & R).
      rewrite !R by auto. rewrite act_comm by (auto using m_closed). rewrite IH; auto.
  Qed.

  Lemma m_comm x : x <= q -> forall y, y <= q -> mul x y = mul y x.
  Proof.
    revert x. apply (up (fun x => forall y, y <= q -> mul x y = mul y x)).
    - intros y Hy. rewrite row_1, m_r1; auto.
    - intros x g x' Hx H1 E Hx' IH y Hy.
      destruct (row x g x' Hx H1 E) as (_ & Hg & A & R).
      rewrite R by assumption. rewrite IH by assumption.
      rewrite act_mul by assumption. rewrite A. reflexivity.
  Qed.

  Lemma m_assoc x : x <= q -> forall y z, y <= q -> z <= q ->
    mul x (mul y z) = mul (mul x y) z.
  Proof.
    revert x. apply (up (fun x => forall y z, y <= q -> z <= q ->
      mul x (mul y z) = mul (mul x y) z)).
    - intros y z Hy Hz. rewrite !row_1; auto using m_closed.
    - intros x g x' Hx H1 E Hx' IH y z Hy Hz.
      destruct (row x g x' Hx H1 E) as (_ & Hg & A & R).
      rewrite !R by auto using m_closed. rewrite IH by assumption.
      rewrite (m_comm (mul x' y)) by auto using m_closed.
      rewrite act_mul by auto using m_closed.
      apply m_comm; auto using m_closed.
  Qed.

  Theorem actions_make_monoid : monoid q mul.
  Proof. split; auto using m_closed, m_comm, m_assoc, row_1. Qed.

  Lemma act_is_mul g y : In g gens -> y <= q -> act g y = mul (act g 1) y.
  Proof.
    intros Hg Hy. rewrite <- (m_r1 y Hy) at 1. rewrite act_mul by (auto; lia).
    apply m_comm; [assumption|]. apply act_closed; [assumption|lia].
  Qed.

  (** If the generators are values of heaps, every element is one of a position. *)
  Lemma all_reached (allowed : nat -> Prop) (phi : nat -> positive) :
    (forall g, In g gens -> exists h, allowed h /\ phi h = act g 1) ->
    forall x, x <= q -> exists u, Forall allowed u /\
                                  fold_right (fun h z => mul (phi h) z) 1 u = x.
  Proof.
    intros HG. apply (up (fun x => exists u, Forall allowed u /\
                                  fold_right (fun h z => mul (phi h) z) 1 u = x)).
    - exists nil. split; [constructor|reflexivity].
    - intros x g x' Hx H1 E Hx' (u & Fu & Hu).
      destruct (row x g x' Hx H1 E) as (_ & Hg & A & _).
      destruct (HG g Hg) as (h & Ah & Hh).
      exists (cons h u). split; [constructor; assumption|].
      simpl. rewrite Hu, Hh, <- act_is_mul; assumption.
  Qed.
End Monoid.
