(* SPDX-License-Identifier: Apache-2.0 *)
(** * Values.v: values of positions and options, and the period

    Heaps from some point on have the values of heaps one period before, and so
    have their options: step 8 of docs/certificates.md.  So every heap is like one
    of finitely many. *)

From Coq Require Import List Arith PArith Bool Lia.
Import ListNotations.
From LosingWays Require Import Game Play.

Section Values.
  Variable g : rules.
  Variable q : positive.
  Variable mul : positive -> positive -> positive.
  Hypothesis Q : monoid q mul.
  Variable phi : nat -> positive.
  Hypothesis phi_dom : forall h, (phi h <= q)%positive.

  Local Notation value := (value mul phi).

  Lemma one_dom : (1 <= q)%positive.
  Proof. lia. Qed.

  Lemma value_dom u : (value u <= q)%positive.
  Proof. induction u; simpl; [lia|]. apply (mul_closed _ _ Q); auto. Qed.

  Lemma mul_dom x y : (x <= q -> y <= q -> mul x y <= q)%positive.
  Proof. apply (mul_closed _ _ Q). Qed.
  Hint Resolve value_dom mul_dom phi_dom one_dom : core.

  Lemma value_app u v : value (u ++ v) = mul (value u) (value v).
  Proof.
    induction u as [|h u IH]; simpl.
    - rewrite (mul_1 _ _ Q); auto.
    - fold (value (u ++ v)) (value u) (value v).
      rewrite IH. apply (mul_assoc _ _ Q); auto.
  Qed.

  Lemma value_middle u h v : value (u ++ h :: v) = mul (phi h) (value (u ++ v)).
  Proof.
    rewrite !value_app. simpl. fold (value v).
    rewrite !(mul_assoc _ _ Q) by auto. rewrite (mul_comm _ _ Q (value u)) by auto. reflexivity.
  Qed.

  (** x is the value of an option of heap h. *)
  Definition option_value (h : nat) (x : positive) : Prop :=
    exists hs, heap_move g h hs /\ value hs = x.

  Lemma option_dom h x : option_value h x -> (x <= q)%positive.
  Proof. intros (hs & _ & <-). auto. Qed.

  (** ** The period (8) *)

  Section Period.
    (** No move takes more than K beans or leaves more than m heaps. *)
    Variable d : list nat.
    Hypothesis coded : g = Code d.
    Variables r p m K : nat.
    Hypothesis r_pos : 1 <= r.
    Hypothesis p_pos : 1 <= p.
    Hypothesis m_pos : 1 <= m.
    Hypothesis phi_period : forall h, r <= h -> phi (h + p) = phi h.
    Hypothesis few_parts : forall k j, Nat.testbit (nth k d 0) j = true -> j <= m /\ k <= K.

    Definition bound : nat := m * r + (m - 1) * p + K.

    Lemma large_part hs b : length hs * b < beans hs ->
      exists u x v, hs = u ++ x :: v /\ b < x.
    Proof.
      induction hs as [|x hs IH]; simpl; intros H; [lia|].
      destruct (le_lt_dec x b) as [L|L].
      - destruct IH as (u & y & v & -> & Hy); [fold (beans hs) in H; lia|].
        exists (x :: u), y, v. split; [reflexivity|assumption].
      - exists nil, x, hs. split; [reflexivity|assumption].
    Qed.

    Lemma value_swap u x y v : phi x = phi y -> value (u ++ x :: v) = value (u ++ y :: v).
    Proof. intros H. rewrite !value_middle, H. reflexivity. Qed.

    Lemma option_period n x : bound <= n -> (option_value (n + p) x <-> option_value n x).
    Proof.
      unfold bound, option_value. rewrite coded. simpl heap_move. intros Hn. split.
      - intros (hs & (k & E & F & B) & V).
        destruct (few_parts _ _ B) as [Hm Hk].
        destruct (large_part hs (r + p - 1)) as (u & y & v & -> & Hy).
        { assert (length hs * (r + p - 1) <= m * (r + p - 1)) by nia.
          assert (m * (r + p - 1) < m * r + (m - 1) * p + p) by nia. lia. }
        assert (Ey : exists e, y = e + p /\ r <= e) by (exists (y - p); lia).
        destruct Ey as (e & -> & He).
        exists (u ++ e :: v). split.
        + exists k. rewrite beans_app in *. simpl in *.
          apply Forall_app in F. destruct F as [F1 F2]. inversion F2; subst.
          repeat split; [lia| |].
          * apply Forall_app; split; [assumption|constructor; [lia|assumption]].
          * rewrite app_length in *. assumption.
        + rewrite <- V. apply value_swap. symmetry. auto.
      - intros (hs & (k & E & F & B) & V).
        destruct (few_parts _ _ B) as [Hm Hk].
        destruct (large_part hs (r - 1)) as (u & y & v & -> & Hy).
        { assert (length hs * (r - 1) <= m * (r - 1)) by nia.
          assert (m * (r - 1) < m * r) by nia. lia. }
        exists (u ++ (y + p) :: v). split.
        + exists k. rewrite beans_app in *. simpl in *.
          apply Forall_app in F. destruct F as [F1 F2]. inversion F2; subst.
          repeat split; [lia| |].
          * apply Forall_app; split; [assumption|constructor; [lia|assumption]].
          * rewrite app_length in *. assumption.
        + rewrite <- V. apply value_swap. apply phi_period. lia.
    Qed.

    (** Every heap is like one below bound + p. *)
    Lemma like_a_small_heap n : exists n0, n0 < bound + p /\ phi n = phi n0 /\
      forall x, option_value n x <-> option_value n0 x.
    Proof.
      induction n as [n IH] using (well_founded_ind lt_wf).
      destruct (le_lt_dec (bound + p) n) as [L|L].
      - destruct (IH (n - p)) as (n0 & H0 & E0 & O0); [unfold bound in L; lia|].
        assert (Ln : bound <= n - p) by lia.
        replace n with ((n - p) + p) by lia.
        exists n0. repeat split; [assumption| | |].
        + rewrite phi_period by (unfold bound in Ln; nia). assumption.
        + intros O. apply O0, option_period; assumption.
        + intros O. apply option_period, O0; assumption.
      - exists n. repeat split; auto; tauto.
    Qed.
  End Period.
End Values.
