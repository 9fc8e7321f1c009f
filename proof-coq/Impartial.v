(* SPDX-License-Identifier: Apache-2.0 *)
(** * Impartial.v: certificates of impartial games *)

From Coq Require Import List Arith PArith Bool Lia MSetPositive FMapPositive.
Import ListNotations.
From LosingWays Require Import Game Play Values Context Options Checker.

Record certificate := Certificate {
  game : rules;
  quotient : frame;
  (** P *)
  portion : list positive;
  (** for each element x sets of elements: the contexts that a position of value x
      leaves open are contained in one of them *)
  open_sets : list (list (list positive))
}.

Definition check (C : certificate) : bool :=
  let F := quotient C in
  let q := order F in
  let els := upto q in
  let full := set_of els in
  let rows := rows_of F in
  let mul := times (table q rows (parents F)) in
  let P := set_of (portion C) in
  let inP x := PS.mem x P in
  let phi := Phi F in
  let Rt := residuals mul els full inP in
  let R := get_set Rt in
  let ot := number 1 (map (map set_of) (open_sets C)) in
  check_frame [game C] F els rows mul phi &!
  check_residuals mul els inP R &!
  check_side els full mul inP R R (get_sets ot) (game C) q phi (heaps_needed [game C] F) &!
  check_reduced els [R] els.

(** What an accepted certificate proves. *)
Definition theorem_of (C : certificate) : Prop :=
  let F := quotient C in
  misere_quotient (game C) (allowed F) (order F) (product F) (Phi F) (portion C) /\
  (largest F = None -> least_period (Phi F) (period F) (preperiod F)).

Lemma heaps_needed_pos gs F : 1 <= period F -> 0 < heaps_needed gs F.
Proof. unfold heaps_needed. destruct (largest F); lia. Qed.

Theorem check_sound C : check C = true -> theorem_of C.
Proof.
  unfold check, theorem_of. cbv zeta. set (F := quotient C). set (g := game C).
  change (times (table (order F) (rows_of F) (parents F))) with (product F).
  set (q := order F). set (mul := product F). set (phi := Phi F).
  set (inP := fun x => PS.mem x (set_of (portion C))).
  set (R := get_set _). set (opens := get_sets _). clearbody R opens.
  rewrite !and_spec. intros (Hframe & HR & Hside & Hred).
  assert (Hp : 1 <= period F).
  { pose proof Hframe as K. unfold check_frame in K. rewrite !and_spec in K.
    apply Nat.leb_le, K. }
  apply check_frame_sound in Hframe. fold mul phi in Hframe.
  destruct Hframe as [Hproper Q phi_dom reached Hperiod down small]. fold q in Q, phi_dom, reached.
  assert (R_spec := check_residuals_sound mul q inP R HR).
  assert (Ig : In g [g]) by (left; reflexivity).
  destruct (check_side_sound g q mul Q phi phi_dom inP inP R R R_spec R_spec opens (allowed F)
              (heaps_needed [g] F) (heaps_needed_pos [g] F Hp)
              (fun h A => small g h Ig A) Hside) as (S1 & S2 & S3).
  assert (OUT := misere_partition (fun _ => g)
    (fun s h hs M => proper_smaller g h hs (Hproper g Ig) M)
    (Forall (allowed F)) (fun _ u => inP (value mul phi u))).
  assert (OUT' : forall u, Forall (allowed F) u ->
    (P_position g u <-> inP (value mul phi u) = true) /\
    (N_position g u <-> inP (value mul phi u) = false)).
  { intros u Fu. rewrite (P_is_loses g Left), (N_is_wins g Left). apply OUT; auto.
    intros _ a v Fa (b & h & e & hs & -> & M & ->).
      apply Forall_app in Fa. destruct Fa as [Fb Fe]. inversion Fe; subst.
      apply Forall_app. split; [assumption|]. apply Forall_app. split; [|assumption].
      apply (down g h); assumption. }
  clear OUT. rename OUT' into OUT.
  split; [|exact Hperiod]. split.
  - exact Q.
  - intros u. apply (value_dom q mul Q phi phi_dom).
  - intros u Fu. rewrite (proj1 (OUT u Fu)). apply set_of_In.
  - intros u Fu. rewrite (proj2 (OUT u Fu)). unfold inP.
    rewrite <- set_of_In. destruct (PS.mem _ _); intuition congruence.
  - exact reached.
  - intros u v Fu Fv.
    assert (reduced : forall x y, (x <= q)%positive -> (y <= q)%positive -> x <> y ->
      exists (s : unit) z, (z <= q)%positive /\ inP (mul x z) <> inP (mul y z)).
    { intros x y Hx Hy N.
      destruct (check_reduced_sound q [R] Hred x y Hx Hy N) as (R' & z & [<-|[]] & Hz & T).
      exists tt, z. split; [assumption|]. rewrite <- !R_spec by assumption. exact T. }
    rewrite <- (same_value q mul Q phi phi_dom (allowed F) unit (fun _ => inP)
                  (fun _ => P_position g) (fun _ u Fu => proj1 (OUT u Fu)) reached reduced u v Fu Fv).
    unfold interchangeable. split; [intros I _ w; apply I|intros I w; apply (I tt)].
Qed.

(** ** In plain words *)

(** A solved game: for positions with any number of heaps of any size. *)
Theorem solved C : largest (quotient C) = None -> check C = true ->
  let val := value (product (quotient C)) (Phi (quotient C)) in
  (forall u, P_position (game C) u <-> In (val u) (portion C)) /\
  (forall u, N_position (game C) u <-> ~ In (val u) (portion C)) /\
  (forall u v, interchangeable (game C) (fun _ => True) u v <-> val u = val v) /\
  (forall x, (x <= order (quotient C))%positive <-> exists u, val u = x) /\
  monoid (order (quotient C)) (product (quotient C)) /\
  least_period (Phi (quotient C)) (period (quotient C)) (preperiod (quotient C)).
Proof.
  intros L K. apply check_sound in K. destruct K as [[Q V HP HN HR HQ] HL].
  specialize (HL L). unfold allowed in *. rewrite L in *.
  assert (F : forall u : position, Forall (fun _ => True) u).
  { intros u. apply Forall_forall. auto. }
  split; [auto|]. split; [auto|]. split; [auto|]. split; [|split; assumption].
  intros x. split.
  - intros Hx. destruct (HR x Hx) as (u & _ & E). exists u. exact E.
  - intros (u & <-). apply V.
Qed.

(** A partial result: for positions with any number of heaps up to n. *)
Theorem verified C n : largest (quotient C) = Some n -> check C = true ->
  let val := value (product (quotient C)) (Phi (quotient C)) in
  let small u := Forall (fun h => h <= n) u in
  (forall u, small u -> (P_position (game C) u <-> In (val u) (portion C))) /\
  (forall u, small u -> (N_position (game C) u <-> ~ In (val u) (portion C))) /\
  (forall u v, small u -> small v ->
    (interchangeable (game C) (fun h => h <= n) u v <-> val u = val v)) /\
  (forall x, (x <= order (quotient C))%positive <-> exists u, small u /\ val u = x) /\
  monoid (order (quotient C)) (product (quotient C)).
Proof.
  intros L K. apply check_sound in K. destruct K as [[Q V HP HN HR HQ] _].
  unfold allowed in *. rewrite L in *.
  split; [exact HP|]. split; [exact HN|]. split; [exact HQ|]. split; [|exact Q].
  intros x. split; [apply HR|]. intros (u & _ & <-). apply V.
Qed.
