(* SPDX-License-Identifier: Apache-2.0 *)
(** * Context.v: all positions at once

    Steps 6 and 7 of docs/certificates.md: no move leads from a lost position to a
    lost one, and every other position with a move has a move to a lost one.
    There are infinitely many positions, but only this of a position u matters:
    its value, and the contexts z that it leaves open.  A context z is open if
    z·u is not lost and u has no winning move of its own in the context z.

    The argument is given for one player.  [mine x] says that a position of value
    x is lost for this player, moving first, and [theirs x] that it is lost for
    the opponent, moving first.  In an impartial game both are the set P. *)

From Coq Require Import List Arith PArith Bool Lia MSetPositive.
Import ListNotations.
From LosingWays Require Import Game Play Values.
Module PS := PositiveSet.

Section Context.
  Variable g : rules.
  Variable q : positive.
  Variable mul : positive -> positive -> positive.
  Hypothesis Q : monoid q mul.
  Variable phi : nat -> positive.
  Hypothesis phi_dom : forall h, (phi h <= q)%positive.
  Variables mine theirs : positive -> bool.

  Local Notation "x @@ y" := (mul x y) (at level 40, left associativity).
  Local Notation dom x := (x <= q)%positive.
  Local Notation val := (value mul phi).
  Local Notation opt := (option_value g mul phi).

  (** Of a heap with moves only its kind matters: its value x, and a set W of
      contexts z in which it has a winning move. *)
  Variable kinds : list (positive * PS.t).
  (** The values other than 1 of heaps without moves, and D, which contains the
      values of all positions without moves. *)
  Variable idles : list positive.
  Variable D : PS.t.

  Definition dead (h : nat) : Prop :=
    (phi h = 1%positive \/ In (phi h) idles) /\ forall t, ~ opt h t.
  Definition live (h : nat) : Prop :=
    (exists t, opt h t) /\
    (forall t z, dom z -> opt h t -> mine (z @@ phi h) = true -> theirs (z @@ t) = false) /\
    (exists W, In (phi h, W) kinds /\
       forall z, dom z -> PS.mem z W = true -> exists t, opt h t /\ theirs (z @@ t) = true).

  (** The heaps that positions are made of: all, or those up to some size. *)
  Variable allowed : nat -> Prop.
  Hypothesis heaps : forall h, allowed h -> dead h \/ live h.

  Hypothesis D_1 : PS.mem 1%positive D = true.
  Hypothesis D_closed : forall x d, In x idles -> dom d -> PS.mem d D = true ->
    PS.mem (x @@ d) D = true.
  Hypothesis D_not_lost : forall d, dom d -> PS.mem d D = true -> mine d = false.

  (** For each value x some sets O.  The claim is that all that a position of
      value x leaves open is contained in one of them. *)
  Variable opens : positive -> list PS.t.
  Definition among (x : positive) (O : PS.t) : Prop := In O (opens x) \/ O = PS.empty.

  Hypothesis single_ok : forall d x W, dom d -> PS.mem d D = true -> In (x, W) kinds ->
    exists O, among (x @@ d) O /\
    forall z, dom z -> mine (z @@ (x @@ d)) = true \/ PS.mem (z @@ d) W = true \/ PS.mem z O = true.
  Hypothesis sum_ok : forall y O x W, dom y -> In O (opens y) ->
    In (x, W) kinds \/ (In x idles /\ W = PS.empty) ->
    exists O', among (x @@ y) O' /\
    forall z, dom z -> PS.mem (z @@ x) O = true ->
      PS.mem (z @@ y) W = true \/ PS.mem z O' = true.
  Hypothesis open_ok : forall y O, dom y -> In O (opens y) -> PS.mem 1%positive O = false.

  Lemma mc x y : dom x -> dom y -> dom (x @@ y). Proof. apply (mul_closed q mul Q). Qed.
  Lemma vd u : dom (val u). Proof. exact (value_dom q mul Q phi phi_dom u). Qed.
  Lemma od h t : opt h t -> dom t. Proof. exact (option_dom g q mul Q phi phi_dom h t). Qed.
  Lemma one_le : dom 1%positive. Proof. lia. Qed.
  Hint Resolve mc vd od phi_dom one_le : core.

  Lemma not_in_empty z : PS.mem z PS.empty = true -> False.
  Proof. intros M. apply PS.mem_spec in M. exact (PS.empty_spec M). Qed.

  (** u has a winning move of its own in the context z. *)
  Definition moves_to_lost (u : position) (z : positive) : Prop :=
    exists a h b t, u = a ++ h :: b /\ opt h t /\ theirs (z @@ (t @@ val (a ++ b))) = true.

  Definition covered (u : position) : Prop :=
    exists O, among (val u) O /\
    forall z, dom z -> mine (z @@ val u) = true \/ moves_to_lost u z \/ PS.mem z O = true.

  Lemma moves_head h u z W : dom z ->
    (forall z, dom z -> PS.mem z W = true -> exists t, opt h t /\ theirs (z @@ t) = true) ->
    PS.mem (z @@ val u) W = true -> moves_to_lost (h :: u) z.
  Proof.
    intros Hz HW M. destruct (HW (z @@ val u)) as (t & Ot & Pt); auto.
    exists (@nil nat), h, u, t. split; [reflexivity|split; [assumption|]]. simpl.
    rewrite (mul_comm _ _ Q t) by eauto.
    rewrite (mul_assoc _ _ Q) by eauto. assumption.
  Qed.

  Lemma moves_tail h u z : dom z -> moves_to_lost u (z @@ phi h) -> moves_to_lost (h :: u) z.
  Proof.
    intros Hz (a & k & b & t & -> & Ot & Pt).
    exists (h :: a), k, b, t. split; [reflexivity|split; [assumption|]].
    simpl. fold (val (a ++ b)).
    rewrite <- Pt. f_equal.
    rewrite <- (mul_assoc _ _ Q) by eauto. f_equal.
    rewrite !(mul_assoc _ _ Q) by eauto.
    rewrite (mul_comm _ _ Q t) by eauto. reflexivity.
  Qed.

  Lemma dead_or_covered u : Forall allowed u ->
    (Forall dead u /\ PS.mem (val u) D = true) \/ ((exists h, In h u /\ live h) /\ covered u).
  Proof.
    induction u as [|h u IH]; intros Fu.
    - left. split; [constructor|exact D_1].
    - inversion Fu as [|? ? Ah Au]; subst. specialize (IH Au).
      assert (V : val (h :: u) = phi h @@ val u) by reflexivity.
      destruct (heaps h Ah) as [Dh|L].
      + pose proof Dh as [Di _].
        destruct IH as [[F E]|[(k & Ik & Lk) (O & A & C)]].
        * left. split; [constructor; assumption|]. rewrite V. destruct Di as [-> |Di].
          -- rewrite (mul_1 _ _ Q); auto.
          -- apply D_closed; auto.
        * right. split; [exists k; split; [right|]; assumption|].
          assert (S : exists O', among (phi h @@ val u) O' /\
            forall z, dom z -> PS.mem (z @@ phi h) O = true -> PS.mem z O' = true).
          { destruct Di as [-> |Di].
            - rewrite (mul_1 _ _ Q) by auto. exists O. split; [assumption|]. intros z Hz.
              rewrite (mul_comm _ _ Q), (mul_1 _ _ Q) by auto. auto.
            - destruct A as [A| ->].
              + destruct (sum_ok (val u) O (phi h) PS.empty) as (O' & A' & S); auto.
                exists O'. split; [assumption|]. intros z Hz M.
                destruct (S z Hz M) as [K|K]; [destruct (not_in_empty _ K)|assumption].
              + exists PS.empty. split; [right; reflexivity|]. intros z Hz M.
                destruct (not_in_empty _ M). }
          destruct S as (O' & A' & S).
          exists O'. rewrite V. split; [assumption|]. intros z Hz.
          destruct (C (z @@ phi h)) as [H|[H|H]]; auto.
          -- left. rewrite (mul_assoc _ _ Q); auto.
          -- right. left. apply moves_tail; assumption.
      + right. split; [exists h; split; [left; reflexivity|assumption]|].
        pose proof L as (_ & _ & W & IW & HW).
        destruct IH as [[F E]|[_ (O & A & C)]].
        * destruct (single_ok (val u) (phi h) W) as (O & A & C); auto.
          exists O. rewrite V. split; [assumption|]. intros z Hz.
          destruct (C z Hz) as [H|[H|H]]; auto. right. left.
          apply (moves_head h u z W); auto.
        * assert (S : exists O', among (phi h @@ val u) O' /\
            forall z, dom z -> PS.mem (z @@ phi h) O = true ->
              PS.mem (z @@ val u) W = true \/ PS.mem z O' = true).
          { destruct A as [A| ->].
            - apply sum_ok; auto.
            - exists PS.empty. split; [right; reflexivity|]. intros z Hz M.
              destruct (not_in_empty _ M). }
          destruct S as (O' & A' & S).
          exists O'. rewrite V. split; [assumption|]. intros z Hz.
          destruct (C (z @@ phi h)) as [H|[H|H]]; auto.
          -- left. rewrite (mul_assoc _ _ Q); auto.
          -- right. left. apply moves_tail; assumption.
          -- destruct (S z Hz H) as [H'|H']; auto. right. left.
             apply (moves_head h u z W); auto.
  Qed.

  Lemma dead_no_move u v : Forall dead u -> ~ move g u v.
  Proof.
    intros F (a & h & b & hs & -> & M & _).
    apply Forall_app in F. destruct F as [_ F]. inversion F as [|? ? [_ N] _]; subst.
    apply (N (val hs)). exists hs. split; [assumption|reflexivity].
  Qed.

  Lemma value_after a b hs : val (a ++ hs ++ b) = val hs @@ val (a ++ b).
  Proof.
    rewrite !(value_app q mul Q phi phi_dom).
    rewrite !(mul_assoc _ _ Q) by auto. rewrite (mul_comm _ _ Q (val a)) by auto. reflexivity.
  Qed.

  (** ** What the partition theorem asks of this player *)

  Lemma lost_has_move u : Forall allowed u -> mine (val u) = true -> exists v, move g u v.
  Proof.
    intros Fu Hu.
    destruct (dead_or_covered u Fu) as [[_ E]|[(h & Ih & ((t & hs & M & _) & _)) _]].
    - rewrite D_not_lost in Hu by auto. discriminate.
    - apply in_split in Ih. destruct Ih as (a & b & ->).
      exists (a ++ hs ++ b). exists a, h, b, hs. auto.
  Qed.

  Lemma no_lost_to_lost u v : Forall allowed u -> mine (val u) = true -> move g u v ->
    theirs (val v) = false.
  Proof.
    intros Fu Hu (a & h & b & hs & -> & M & ->).
    assert (Ah : allowed h)
      by (apply Forall_app in Fu; destruct Fu as [_ Fu]; inversion Fu; assumption).
    rewrite (value_after a b hs).
    rewrite (value_middle q mul Q phi phi_dom) in Hu.
    assert (Ot : opt h (val hs)) by (exists hs; auto).
    destruct (heaps h Ah) as [[_ N]|(_ & NPP & _)]; [exfalso; eapply N; eassumption|].
    rewrite (mul_comm _ _ Q) by eauto. apply NPP; auto.
    rewrite (mul_comm _ _ Q) by auto. assumption.
  Qed.

  Lemma other_moves_to_lost u : Forall allowed u -> mine (val u) = false ->
    (forall v, ~ move g u v) \/ exists v, move g u v /\ theirs (val v) = true.
  Proof.
    intros Fu Hu. destruct (dead_or_covered u Fu) as [[F _]|[_ (O & A & C)]].
    - left. intros v. apply dead_no_move. assumption.
    - right. destruct (C 1%positive) as [H|[H|H]]; auto.
      + rewrite (mul_1 _ _ Q) in H by auto. congruence.
      + destruct H as (a & h & b & t & -> & (hs & M & <-) & Pt).
        rewrite (mul_1 _ _ Q) in Pt by auto.
        exists (a ++ hs ++ b). split; [exists a, h, b, hs; auto|].
        rewrite (value_after a b hs). assumption.
      + exfalso. destruct A as [A| ->].
        * rewrite (open_ok (val u) O) in H; auto. discriminate.
        * destruct (not_in_empty _ H).
  Qed.
End Context.

(** ** Positions are equivalent if and only if their values are equal (4, 5)

    [lost s] is a set of lost values; of two elements one is lost in some context
    and the other not. *)
Section Quotient.
  Variable q : positive.
  Variable mul : positive -> positive -> positive.
  Hypothesis Q : monoid q mul.
  Variable phi : nat -> positive.
  Hypothesis phi_dom : forall h, (phi h <= q)%positive.
  Variable allowed : nat -> Prop.
  Variable S : Type.
  Variable lost : S -> positive -> bool.
  Variable is_lost : S -> position -> Prop.
  Hypothesis outcomes : forall s u, Forall allowed u ->
    (is_lost s u <-> lost s (value mul phi u) = true).
  Hypothesis reached : forall x, (x <= q)%positive ->
    exists u, Forall allowed u /\ value mul phi u = x.
  Hypothesis reduced : forall x y, (x <= q)%positive -> (y <= q)%positive -> x <> y ->
    exists s z, (z <= q)%positive /\ lost s (mul x z) <> lost s (mul y z).

  Theorem same_value u v : Forall allowed u -> Forall allowed v ->
    ((forall s w, Forall allowed w -> (is_lost s (u ++ w) <-> is_lost s (v ++ w))) <->
     value mul phi u = value mul phi v).
  Proof.
    intros Fu Fv. assert (VA := value_app q mul Q phi phi_dom).
    assert (VD := value_dom q mul Q phi phi_dom).
    assert (OU : forall s a w, Forall allowed a -> Forall allowed w ->
              (is_lost s (a ++ w) <-> lost s (mul (value mul phi a) (value mul phi w)) = true)).
    { intros s a w Fa Fw. rewrite <- VA. apply outcomes. apply Forall_app. auto. }
    split.
    - intros I. destruct (Pos.eq_dec (value mul phi u) (value mul phi v)) as [E|E]; [assumption|exfalso].
      destruct (reduced (value mul phi u) (value mul phi v)) as (s & z & Hz & N); auto.
      destruct (reached z Hz) as (w & Fw & <-). apply N.
      specialize (I s w Fw). rewrite !OU in I by assumption.
      destruct (lost s (mul (value mul phi u) (value mul phi w))),
               (lost s (mul (value mul phi v) (value mul phi w))); intuition congruence.
    - intros E s w Fw. rewrite !OU by assumption. rewrite E. reflexivity.
  Qed.
End Quotient.
