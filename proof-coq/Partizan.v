(* SPDX-License-Identifier: Apache-2.0 *)
(** * Partizan.v: certificates of games with Left and Right

    The argument of Context.v is used twice, once for each player.  These
    certificates do not list open contexts; [grow] finds them.  Nothing is proved
    of it, since the checker looks at what it finds. *)

From Coq Require Import List Arith PArith Bool Lia MSetPositive FMapPositive.
Import ListNotations.
From LosingWays Require Import Game Play Values Context Options Checker.

Record partizan_certificate := PartizanCertificate {
  left_rules : rules;
  right_rules : rules;
  misere : frame;
  (** the values of the positions that Left, moving first, loses; the same for Right *)
  left_lost : list positive;
  right_lost : list positive
}.

Definition rules_of C (s : side) : rules :=
  match s with Left => left_rules C | Right => right_rules C end.
Definition lost_of C (s : side) : list positive :=
  match s with Left => left_lost C | Right => right_lost C end.

(** ** Growing open sets

    A position is added one heap at a time; of the open sets of each value only
    the largest are kept. *)
Section Grow.
  Variable els : list positive.
  Variable full : PS.t.
  Variable mul : positive -> positive -> positive.
  Variables Rm Rt : positive -> PS.t.

  (** The sets found so far, and those to which heaps have not been added yet. *)
  Definition growth : Type := PM.t (list PS.t) * list (positive * PS.t).

  Definition meet (x : positive) (open : list positive) (s : growth) : growth :=
    match open with
    | [] => s
    | _ => let o := set_of open in
           let known := get_sets (fst s) x in
           if any (PS.subset o) known then s
           else (PM.add x (o :: filter (fun k => negb (PS.subset k o)) known) (fst s),
                 (x, o) :: snd s)
    end.

  Definition grow_one (kinds : list kind) (s : growth) : growth :=
    match snd s with
    | [] => s
    | (y, o) :: waiting =>
        fold_left (fun s k => meet (mul (fst (fst k)) y) (left_open mul y o k) s) kinds
                  (fst s, waiting)
    end.

  (** At most 2^n times, and no longer than there is something to do. *)
  Fixpoint grow_all (n : nat) (kinds : list kind) (s : growth) : growth :=
    match snd s with
    | [] => s
    | _ => match n with
           | O => grow_one kinds s
           | S n' => grow_all n' kinds (grow_all n' kinds s)
           end
    end.

  Definition grow (g : rules) (q : positive) (phi : nat -> positive) (H : nat)
      : PM.t (list PS.t) :=
    let hs := heap_facts mul Rt g phi H in
    let kinds := map (fun k => (fst k, snd k, preimages els mul (fst k))) (fold_left add_kind hs []) in
    let idles := fold_left add_idle hs [] in
    let idle_kinds := map (fun x => (x, PS.empty, preimages els mul x)) idles in
    let D := idle_values mul idles (Pos.to_nat q) (PS.singleton 1) in
    let single (k : kind) (s : growth) :=
      match k with (x, W, _) =>
        fold_left (fun s d => meet (mul x d)
                     (filter (fun z => negb (PS.mem (mul z d) W))
                             (PS.elements (PS.diff full (Rm (mul x d))))) s)
                  (PS.elements D) s
      end in
    fst (grow_all 24 (kinds ++ idle_kinds) (fold_right single (PM.empty _, []) kinds)).
End Grow.

(** ** The checker *)

Definition check_partizan (C : partizan_certificate) : bool :=
  let F := misere C in
  let q := order F in
  let els := upto q in
  let full := set_of els in
  let rows := rows_of F in
  let mul := times (table q rows (parents F)) in
  let SL := set_of (left_lost C) in
  let SR := set_of (right_lost C) in
  let inL x := PS.mem x SL in
  let inR x := PS.mem x SR in
  let phi := Phi F in
  let TL := residuals mul els full inL in
  let TR := residuals mul els full inR in
  let RL := get_set TL in
  let RR := get_set TR in
  let gs := [left_rules C; right_rules C] in
  let H := heaps_needed gs F in
  let OL := grow els full mul RL RR (left_rules C) q phi H in
  let OR := grow els full mul RR RL (right_rules C) q phi H in
  check_frame gs F els rows mul phi &!
  check_residuals mul els inL RL &!
  check_residuals mul els inR RR &!
  check_side els full mul inL RL RR (get_sets OL) (left_rules C) q phi H &!
  check_side els full mul inR RR RL (get_sets OR) (right_rules C) q phi H &!
  check_reduced els [RL; RR] els.

Definition partizan_theorem_of (C : partizan_certificate) : Prop :=
  let F := misere C in
  misere_monoid (rules_of C) (allowed F) (order F) (product F) (Phi F) (lost_of C) /\
  (largest F = None -> least_period (Phi F) (period F) (preperiod F)).

Theorem check_partizan_sound C : check_partizan C = true -> partizan_theorem_of C.
Proof.
  unfold check_partizan, partizan_theorem_of. cbv zeta. set (F := misere C).
  set (gs := [left_rules C; right_rules C]).
  change (times (table (order F) (rows_of F) (parents F))) with (product F).
  set (q := order F). set (mul := product F). set (phi := Phi F).
  pose (lost := fun s x => PS.mem x (set_of (lost_of C s))).
  change (fun x => PS.mem x (set_of (left_lost C))) with (lost Left).
  change (fun x => PS.mem x (set_of (right_lost C))) with (lost Right).
  generalize (get_set (residuals mul (upto q) (set_of (upto q)) (lost Left))) as RL.
  generalize (get_set (residuals mul (upto q) (set_of (upto q)) (lost Right))) as RR.
  intros RR RL.
  generalize (get_sets (grow (upto q) (set_of (upto q)) mul RL RR (left_rules C) q phi
                          (heaps_needed gs F))) as OL.
  generalize (get_sets (grow (upto q) (set_of (upto q)) mul RR RL (right_rules C) q phi
                          (heaps_needed gs F))) as OR.
  intros OR OL.
  rewrite !and_spec. intros (Hframe & HRL & HRR & HsL & HsR & Hred).
  assert (Hp : 1 <= period F).
  { pose proof Hframe as K. unfold check_frame in K. rewrite !and_spec in K.
    apply Nat.leb_le, K. }
  apply check_frame_sound in Hframe. fold mul phi in Hframe.
  destruct Hframe as [Hproper Q phi_dom reached Hperiod down small]. fold q in Q, phi_dom, reached.
  assert (RL_spec := check_residuals_sound mul q _ RL HRL).
  assert (RR_spec := check_residuals_sound mul q _ RR HRR).
  assert (IL : In (left_rules C) gs) by (left; reflexivity).
  assert (IR : In (right_rules C) gs) by (right; left; reflexivity).
  assert (Is : forall s, In (rules_of C s) gs) by (intros []; assumption).
  assert (HH : 0 < heaps_needed gs F) by (unfold heaps_needed; destruct (largest F); lia).
  destruct (check_side_sound (left_rules C) q mul Q phi phi_dom _ _ RL RR RL_spec RR_spec OL
              (allowed F) _ HH (fun h A => small _ h IL A) HsL) as (L1 & L2 & L3).
  destruct (check_side_sound (right_rules C) q mul Q phi phi_dom _ _ RR RL RR_spec RL_spec OR
              (allowed F) _ HH (fun h A => small _ h IR A) HsR) as (R1 & R2 & R3).
  assert (OUT : forall s u, Forall (allowed F) u ->
    (loses (rules_of C) s u <-> lost s (value mul phi u) = true) /\
    (wins (rules_of C) s u <-> lost s (value mul phi u) = false)).
  { apply (misere_partition (rules_of C)
             (fun s h hs M => proper_smaller _ h hs (Hproper _ (Is s)) M)
             (Forall (allowed F)) (fun s u => lost s (value mul phi u))).
    - intros s a v Fa (b & h & e & hs & -> & M & ->).
      apply Forall_app in Fa. destruct Fa as [Fb Fe]. inversion Fe; subst.
      apply Forall_app. split; [assumption|]. apply Forall_app. split; [|assumption].
      apply (down (rules_of C s) h); auto.
    - intros []; assumption.
    - intros []; assumption.
    - intros []; assumption. }
  split; [|exact Hperiod]. split.
  - exact Q.
  - intros u. apply (value_dom q mul Q phi phi_dom).
  - intros s u Fu. rewrite (proj1 (OUT s u Fu)). apply set_of_In.
  - intros s u Fu. rewrite (proj2 (OUT s u Fu)). unfold lost.
    rewrite <- set_of_In. destruct (PS.mem _ _); intuition congruence.
  - exact reached.
  - intros u v Fu Fv.
    assert (reduced : forall x y, (x <= q)%positive -> (y <= q)%positive -> x <> y ->
      exists s z, (z <= q)%positive /\ lost s (mul x z) <> lost s (mul y z)).
    { intros x y Hx Hy N.
      destruct (check_reduced_sound q [RL; RR] Hred x y Hx Hy N) as (R' & z & I & Hz & T).
      destruct I as [<-|[<-|[]]].
      - exists Left, z. split; [assumption|]. rewrite <- !RL_spec by assumption. exact T.
      - exists Right, z. split; [assumption|]. rewrite <- !RR_spec by assumption. exact T. }
    apply (same_value q mul Q phi phi_dom (allowed F) side lost (loses (rules_of C))
             (fun s u Fu => proj1 (OUT s u Fu)) reached reduced); assumption.
Qed.

(** ** In plain words *)

(** A solved game: for positions with any number of heaps of any size. *)
Theorem partizan_solved C : largest (misere C) = None -> check_partizan C = true ->
  let val := value (product (misere C)) (Phi (misere C)) in
  (forall s u, loses (rules_of C) s u <-> In (val u) (lost_of C s)) /\
  (forall s u, wins (rules_of C) s u <-> ~ In (val u) (lost_of C s)) /\
  (forall u v, equivalent (rules_of C) (fun _ => True) u v <-> val u = val v) /\
  (forall x, (x <= order (misere C))%positive <-> exists u, val u = x) /\
  monoid (order (misere C)) (product (misere C)) /\
  least_period (Phi (misere C)) (period (misere C)) (preperiod (misere C)).
Proof.
  intros L K. apply check_partizan_sound in K. destruct K as [[Q V HP HN HR HQ] HL].
  specialize (HL L). unfold allowed in *. rewrite L in *.
  assert (F : forall u : position, Forall (fun _ => True) u).
  { intros u. apply Forall_forall. auto. }
  split; [auto|]. split; [auto|]. split; [auto|]. split; [|split; assumption].
  intros x. split.
  - intros Hx. destruct (HR x Hx) as (u & _ & E). exists u. exact E.
  - intros (u & <-). apply V.
Qed.

(** A partial result: for positions with any number of heaps up to n. *)
Theorem partizan_verified C n : largest (misere C) = Some n -> check_partizan C = true ->
  let val := value (product (misere C)) (Phi (misere C)) in
  let small u := Forall (fun h => h <= n) u in
  (forall s u, small u -> (loses (rules_of C) s u <-> In (val u) (lost_of C s))) /\
  (forall s u, small u -> (wins (rules_of C) s u <-> ~ In (val u) (lost_of C s))) /\
  (forall u v, small u -> small v ->
    (equivalent (rules_of C) (fun h => h <= n) u v <-> val u = val v)) /\
  (forall x, (x <= order (misere C))%positive <-> exists u, small u /\ val u = x) /\
  monoid (order (misere C)) (product (misere C)).
Proof.
  intros L K. apply check_partizan_sound in K. destruct K as [[Q V HP HN HR HQ] _].
  unfold allowed in *. rewrite L in *.
  split; [exact HP|]. split; [exact HN|]. split; [exact HQ|]. split; [|exact Q].
  intros x. split; [apply HR|]. intros (u & _ & <-). apply V.
Qed.
