(* SPDX-License-Identifier: Apache-2.0 *)
(** * Checker.v: functions that check certificates, and why what they accept is true

    Nothing in this file has to be believed: the kernel of Coq checks it. *)

From Coq Require Import List Arith PArith Bool Lia MSetPositive FMapPositive.
Import ListNotations.
From LosingWays Require Import Game Play Monoid Values Context Options.
Module PM := PositiveMap.

(** ** Monoid and values

    The part of a certificate that says what Q and Phi are.  Elements are numbered
    from 1 on: element i of the file in JSON is i+1 here. *)
Record frame := Frame {
  order : positive;
  (** what each generator makes of the elements 1, …, order *)
  actions : list (list positive);
  (** the heap of which each generator is the value *)
  heaps_of_generators : list nat;
  (** for the elements 2, 3, …: the number of a generator, and the element of
      which it makes this one *)
  parents : list (nat * positive);
  (** Some n: the claim is for heaps up to n; None: it is for all heaps *)
  largest : option nat;
  (** Phi(h + period) = Phi(h) for h >= preperiod; for Some n, 1 and n + 1 *)
  period : nat;
  preperiod : nat;
  (** Phi(0), …, Phi(preperiod + period - 1) *)
  values : list positive
}.

(** Tables.  Nothing is proved of how they are made: the checker looks at all
    entries that are used. *)

Fixpoint number {A} (i : positive) (l : list A) : PM.t A :=
  match l with
  | [] => PM.empty A
  | a :: l' => PM.add i a (number (Pos.succ i) l')
  end.

Definition get (t : PM.t positive) (x : positive) : positive :=
  match PM.find x t with Some y => y | None => 1%positive end.

Definition get_set (t : PM.t PS.t) (x : positive) : PS.t :=
  match PM.find x t with Some s => s | None => PS.empty end.

Definition get_sets (t : PM.t (list PS.t)) (x : positive) : list PS.t :=
  match PM.find x t with Some l => l | None => [] end.

Definition upto (q : positive) : list positive := map Pos.of_nat (seq 1 (Pos.to_nat q)).

Fixpoint fill (rows : list (PM.t positive)) (ps : list (nat * positive)) (x : positive)
    (t : PM.t (PM.t positive)) : PM.t (PM.t positive) :=
  match ps with
  | [] => t
  | (g, x') :: ps' =>
      let row := match PM.find x' t with Some r => r | None => PM.empty _ end in
      fill rows ps' (Pos.succ x) (PM.add x (PM.map (get (nth g rows (PM.empty _))) row) t)
  end.

(** The table of products. *)
Definition table (q : positive) rows ps : PM.t (PM.t positive) :=
  fill rows ps 2 (PM.add 1%positive (number 1 (upto q)) (PM.empty _)).

Definition times (t : PM.t (PM.t positive)) (x y : positive) : positive :=
  match PM.find x t with Some r => get r y | None => 1%positive end.

Definition rows_of F : list (PM.t positive) := map (number 1) (actions F).
Definition table_of F : PM.t (PM.t positive) := table (order F) (rows_of F) (parents F).

(** The product of two elements. *)
Definition product F : positive -> positive -> positive := times (table_of F).

(** Phi, continued with the period. *)
Definition phi_of (r p : nat) (l : list positive) (h : nat) : positive :=
  nth (if h <? r then h else r + (h - r) mod p) l 1%positive.
Definition Phi F : nat -> positive := phi_of (preperiod F) (period F) (values F).

(** The heaps that the claim is about. *)
Definition allowed F (h : nat) : Prop :=
  match largest F with Some n => h <= n | None => True end.
Definition is_allowed F (h : nat) : bool :=
  match largest F with Some n => h <=? n | None => true end.

(** ** The checks *)

(** As forallb and existsb, but these stop as soon as they know. *)
Fixpoint all {A} (f : A -> bool) (l : list A) : bool :=
  match l with [] => true | a :: l' => if f a then all f l' else false end.
Fixpoint any {A} (f : A -> bool) (l : list A) : bool :=
  match l with [] => false | a :: l' => if f a then true else any f l' end.
Notation "a &! b" := (if a then b else false) (at level 41, right associativity).

Section CheckFrame.
  Local Open Scope positive_scope.
  Variable q : positive.
  Variable els : list positive.
  Variable rows : list (PM.t positive).
  Variable parent : PM.t (nat * positive).
  Variable mul : positive -> positive -> positive.

  Definition check_actions : bool :=
    all (fun g => all (fun y => get g y <=? q) els) rows &!
    all (fun g => all (fun h => all (fun y => get g (get h y) =? get h (get g y)) els) rows) rows.

  Definition check_row (x : positive) : bool :=
    if x =? 1 then all (fun y => mul 1 y =? y) els
    else match PM.find x parent with
         | Some (g, x') =>
             let row := nth g rows (PM.empty _) in
             (g <? length rows)%nat &! (x' <? x) &! (get row x' =? x) &!
             all (fun y => mul x y =? get row (mul x' y)) els
         | None => false
         end.
End CheckFrame.

(** The period and the preperiod are least. *)
Definition check_least (phi : nat -> positive) (p r : nat) : bool :=
  match r with 0 => true | S r' => negb (Pos.eqb (phi (r' + p)) (phi r')) end &!
  all (fun e => any (fun h => negb (Pos.eqb (phi (h + e)) (phi h))) (seq r p)) (seq 1 (p - 1)).

Definition is_code (g : rules) : bool := match g with Code _ => true | Table _ => false end.
Definition digits (g : rules) : list nat := match g with Code d => d | Table _ => [] end.

(** This many heaps are looked at, with heap 0: [bound] + period if the claim is
    for all heaps, with the largest reach of a player's rules. *)
Definition heaps_needed (gs : list rules) F : nat :=
  match largest F with
  | Some n => S n
  | None => bound (Nat.max 1 (preperiod F)) (period F)
              (list_max (map (fun g => max_parts (digits g)) gs))
              (list_max (map (fun g => max_taken (digits g)) gs)) + period F
  end.

Definition check_frame (gs : list rules) F (els : list positive) rows mul phi : bool :=
  all proper gs &!
  (1 <=? period F) &!
  all (fun x => Pos.leb x (order F)) (values F) &!
  check_actions (order F) els rows &!
  all (check_row els rows (number 2 (parents F)) mul) els &!
  (length (heaps_of_generators F) =? length rows) &!
  all (is_allowed F) (heaps_of_generators F) &!
  all (fun gh => Pos.eqb (phi (snd gh)) (get (fst gh) 1)) (combine rows (heaps_of_generators F)) &!
  match largest F with
  | Some _ => true
  | None => all is_code gs &! check_least phi (period F) (preperiod F)
  end.

(** The sets R(x) of all z with x·z lost. *)
Definition residuals (mul : positive -> positive -> positive) (els : list positive) (full : PS.t)
    (lost : positive -> bool) : PM.t PS.t :=
  number 1 (map (fun x => PS.filter (fun z => lost (mul x z)) full) els).

Definition check_residuals mul els (lost : positive -> bool) (R : positive -> PS.t) : bool :=
  all (fun x => let s := R x in all (fun z => Bool.eqb (PS.mem z s) (lost (mul x z))) els) els.

(** Different elements are distinguished, by one of several families of sets R. *)
Fixpoint check_reduced (els : list positive) (Rs : list (positive -> PS.t)) (l : list positive)
    : bool :=
  match l with
  | [] => true
  | x :: l' =>
      all (fun y => any (fun R : positive -> PS.t =>
             let Rx := R x in let Ry := R y in
             any (fun z => xorb (PS.mem z Rx) (PS.mem z Ry)) els) Rs) l' &!
      check_reduced els Rs l'
  end.

(** A kind of heap: its value x, its set W, and for each y the z with z·x = y. *)
Definition kind : Type := positive * PS.t * PM.t PS.t.

Section CheckSide.
  Local Open Scope positive_scope.
  Variable els : list positive.
  Variable full : PS.t.
  Variable mul : positive -> positive -> positive.
  Variable mine : positive -> bool.
  Variables Rm Rt : positive -> PS.t.
  Variable opens : positive -> list PS.t.

  (** W(h), the contexts in which a heap with these option values has a winning move *)
  Definition winning (opts : PS.t) : PS.t :=
    fold_right (fun t s => PS.union (Rt t) s) PS.empty (PS.elements opts).

  (** For each heap its value, its option values and W. *)
  Definition heap_facts (g : rules) (phi : nat -> positive) (H : nat) :=
    combine (map phi (seq 0 H)) (map (fun o => (o, winning o)) (options g mul phi H)).

  Definition preimages (x : positive) : PM.t PS.t :=
    fold_right (fun z m => let y := mul z x in PM.add y (PS.add z (get_set m y)) m)
               (PM.empty _) els.

  (** One heap of each kind; of two that are alike the one with fewer winning moves. *)
  Definition add_kind (ks : list (positive * PS.t)) (h : positive * (PS.t * PS.t)) :=
    match h with (x, (o, W)) =>
      if PS.is_empty o then ks
      else if any (fun k => if Pos.eqb (fst k) x then PS.subset (snd k) W else false) ks then ks
      else (x, W) :: filter (fun k => negb (if Pos.eqb (fst k) x then PS.subset W (snd k) else false)) ks
    end.

  Definition add_idle (xs : list positive) (h : positive * (PS.t * PS.t)) :=
    match h with (x, (o, _)) =>
      if PS.is_empty o then if (x =? 1) || any (Pos.eqb x) xs then xs else x :: xs else xs
    end.

  (** The values of positions without moves. *)
  Fixpoint idle_values (idles : list positive) (fuel : nat) (D : PS.t) : PS.t :=
    match fuel with
    | O => D
    | S n => let D' := fold_right (fun x acc => image_add (mul x) D acc) D idles in
             if PS.equal D D' then D else idle_values idles n D'
    end.

  Definition check_heap (kinds : list kind) (idles : list positive) (h : positive * (PS.t * PS.t)) :=
    match h with (x, (o, W)) =>
      if PS.is_empty o then (x =? 1) || any (Pos.eqb x) idles
      else PS.is_empty (PS.inter W (Rm x)) &!
           any (fun k : kind => match k with (x', W', _) => (x' =? x) &! PS.subset W' W end) kinds
    end.

  Definition check_idles (idles : list positive) (D : PS.t) : bool :=
    PS.mem 1 D &!
    all (fun x => all (fun d => PS.mem (mul x d) D) (PS.elements D)) idles &!
    all (fun d => negb (mine d)) (PS.elements D).

  Definition check_preimages (k : kind) : bool :=
    match k with (x, _, pre) => all (fun z => PS.mem z (get_set pre (mul z x))) els end.

  Definition fits (x : positive) (open : list positive) : bool :=
    match open with
    | [] => true
    | _ => any (fun O => all (fun z => PS.mem z O) open) (opens x)
    end.

  (** What a heap of this kind beside heaps without moves leaves open. *)
  Definition check_single (D : PS.t) (k : kind) : bool :=
    match k with (x, W, _) =>
      all (fun d => fits (mul x d) (filter (fun z => negb (PS.mem (mul z d) W))
                                           (PS.elements (PS.diff full (Rm (mul x d))))))
          (PS.elements D)
    end.

  (** What a position that leaves O open and a heap leave open together. *)
  Definition left_open (y : positive) (O : PS.t) (k : kind) : list positive :=
    match k with (x, W, pre) =>
      flat_map (fun o => filter (fun z => negb (PS.mem (mul z y) W)) (PS.elements (get_set pre o)))
               (PS.elements O)
    end.

  Definition check_sum (y : positive) (O : PS.t) (k : kind) : bool :=
    fits (mul (fst (fst k)) y) (left_open y O k).

  Definition check_opens (kinds : list kind) (y : positive) : bool :=
    all (fun O => negb (PS.mem 1 O) &! all (check_sum y O) kinds) (opens y).

  Definition check_side (g : rules) (q : positive) (phi : nat -> positive) (H : nat) : bool :=
    let hs := heap_facts g phi H in
    let kinds := map (fun k => (fst k, snd k, preimages (fst k))) (fold_left add_kind hs []) in
    let idles := fold_left add_idle hs [] in
    let idle_kinds := map (fun x => (x, PS.empty, preimages x)) idles in
    let D := idle_values idles (Pos.to_nat q) (PS.singleton 1) in
    all (check_heap kinds idles) hs &!
    check_idles idles D &!
    all (fun k : kind => fst (fst k) <=? q) (kinds ++ idle_kinds) &!
    all check_preimages (kinds ++ idle_kinds) &!
    all (check_single D) kinds &!
    all (check_opens (kinds ++ idle_kinds)) els.
End CheckSide.

(** ** Soundness *)

Lemma all_spec {A} (f : A -> bool) l : all f l = true <-> forall a, In a l -> f a = true.
Proof.
  induction l as [|a l IH]; simpl.
  - split; [intros _ ? []|reflexivity].
  - destruct (f a) eqn:E; split.
    + intros H b [<-|Hb]; [assumption|]. apply IH; assumption.
    + intros H. apply IH. auto.
    + discriminate.
    + intros H. rewrite <- E. apply H. auto.
Qed.

Lemma any_spec {A} (f : A -> bool) l : any f l = true <-> exists a, In a l /\ f a = true.
Proof.
  induction l as [|a l IH]; simpl.
  - split; [discriminate|]. intros (a & [] & _).
  - destruct (f a) eqn:E.
    + split; [|reflexivity]. intros _. exists a. auto.
    + rewrite IH. split; intros (b & Hb & F); exists b; [auto|].
      destruct Hb as [->|Hb]; [congruence|auto].
Qed.

Lemma and_spec (a b : bool) : (if a then b else false) = true <-> a = true /\ b = true.
Proof. destruct a; intuition congruence. Qed.

Lemma upto_In q x : In x (upto q) <-> (x <= q)%positive.
Proof.
  unfold upto. rewrite in_map_iff. split.
  - intros (n & <- & Hn). apply in_seq in Hn.
    apply Pos2Nat.inj_le. rewrite Nat2Pos.id by lia. lia.
  - intros Hx. exists (Pos.to_nat x). rewrite Pos2Nat.id. split; [reflexivity|].
    apply in_seq. lia.
Qed.

Lemma is_empty_mem s z : PS.is_empty s = true -> PS.mem z s = true -> False.
Proof. rewrite PS.is_empty_spec, PS.mem_spec. intros E H. exact (E z H). Qed.

Lemma subset_mem s s' z : PS.subset s s' = true -> PS.mem z s = true -> PS.mem z s' = true.
Proof. rewrite PS.subset_spec, !PS.mem_spec. intros E H. exact (E z H). Qed.

Lemma mem_false s z : PS.mem z s = false <-> ~ PS.In z s.
Proof. rewrite <- PS.mem_spec. destruct (PS.mem z s); intuition congruence. Qed.

Lemma elements_mem s z : In z (PS.elements s) <-> PS.mem z s = true.
Proof. rewrite elements_In, PS.mem_spec. reflexivity. Qed.

Lemma winning_spec R opts z :
  PS.mem z (winning R opts) = true <-> exists t, PS.In t opts /\ PS.mem z (R t) = true.
Proof.
  assert (F : forall l, PS.In z (fold_right (fun t s => PS.union (R t) s) PS.empty l) <->
    exists t, In t l /\ PS.In z (R t)).
  { induction l as [|t l IH]; cbn [fold_right].
    - split; [intros H; destruct (PS.empty_spec H)|]. intros (t & [] & _).
    - rewrite PS.union_spec, IH. split.
      + intros [H|(t' & H & E)]; [exists t|exists t']; simpl; auto.
      + intros (t' & [->|H] & E); [auto|]. right. exists t'. auto. }
  rewrite PS.mem_spec. unfold winning. rewrite F. split; intros (t & I & M); exists t;
    (split; [apply elements_In; assumption|apply PS.mem_spec; assumption]).
Qed.

(** *** The period *)

Lemma phi_of_period r p l h : 1 <= p -> r <= h -> phi_of r p l (h + p) = phi_of r p l h.
Proof.
  intros Hp Hh. unfold phi_of.
  replace (h + p <? r) with false by (symmetry; apply Nat.ltb_ge; lia).
  replace (h <? r) with false by (symmetry; apply Nat.ltb_ge; lia).
  replace (h + p - r) with ((h - r) + 1 * p) by lia.
  rewrite Nat.mod_add by lia. reflexivity.
Qed.

Lemma phi_of_dom r p l q h : Forall (fun x => (x <= q)%positive) l -> (phi_of r p l h <= q)%positive.
Proof.
  intros F. unfold phi_of. rewrite Forall_forall in F.
  destruct (nth_in_or_default (if h <? r then h else r + (h - r) mod p) l 1%positive) as [H|H].
  - apply F. assumption.
  - rewrite H. lia.
Qed.

(** If Phi also repeats with p' from r' on, it repeats with p' mod p from r on. *)
Lemma check_least_sound phi p r : 1 <= p -> (forall h, r <= h -> phi (h + p) = phi h) ->
  check_least phi p r = true -> least_period phi p r.
Proof.
  intros Hp Hper Hc. unfold check_least in Hc. rewrite and_spec, all_spec in Hc.
  destruct Hc as [Hr Hd]. split; [assumption|split; [assumption|]].
  intros p' r' Hp' Hper'.
  assert (many : forall n h, r <= h -> phi (h + n * p) = phi h).
  { induction n as [|n IH]; intros h Hh; [f_equal; lia|].
    replace (h + S n * p) with ((h + n * p) + p) by lia. rewrite Hper by lia. apply IH. assumption. }
  assert (again : forall h, r <= h -> phi (h + p') = phi h).
  { intros h Hh. rewrite <- (many r' h Hh). rewrite <- (many r' (h + p')) by lia.
    replace (h + p' + r' * p) with ((h + r' * p) + p') by lia. apply Hper'. nia. }
  assert (E := Nat.div_mod p' p ltac:(lia)).
  assert (B := Nat.mod_upper_bound p' p ltac:(lia)).
  assert (rest : forall h, r <= h -> phi (h + p' mod p) = phi h).
  { intros h Hh. rewrite <- (again h Hh).
    rewrite <- (many (p' / p) (h + p' mod p)) by lia. f_equal. lia. }
  destruct (Nat.eq_dec (p' mod p) 0) as [Z|Z].
  - assert (M : 1 <= p' / p) by (destruct (p' / p); lia).
    split; [nia|].
    destruct (le_lt_dec r r') as [L|L]; [assumption|exfalso].
    destruct r as [|r1]; [lia|]. apply negb_true_iff, Pos.eqb_neq in Hr. apply Hr.
    rewrite <- (Hper' r1) by lia.
    rewrite <- (many (p' / p - 1) (r1 + p)) by lia. f_equal. nia.
  - exfalso. assert (I : In (p' mod p) (seq 1 (p - 1))) by (apply in_seq; lia).
    specialize (Hd _ I). rewrite any_spec in Hd. destruct Hd as (h & Ih & N).
    apply in_seq in Ih. apply negb_true_iff, Pos.eqb_neq in N. apply N, rest. lia.
Qed.

(** *** The frame *)

Record frame_facts (gs : list rules) (F : frame) (mul : positive -> positive -> positive)
    (phi : nat -> positive) : Prop := {
  f_proper : forall g, In g gs -> proper g = true;
  f_monoid : monoid (order F) mul;
  f_dom : forall h, (phi h <= order F)%positive;
  f_reached : forall x, (x <= order F)%positive ->
    exists u, Forall (allowed F) u /\ value mul phi u = x;
  f_period : largest F = None -> least_period phi (period F) (preperiod F);
  f_down : forall g h l, In g gs -> allowed F h -> heap_move g h l -> Forall (allowed F) l;
  f_small : forall g h, In g gs -> allowed F h -> exists h0, h0 < heaps_needed gs F /\
    phi h = phi h0 /\ forall x, option_value g mul phi h x <-> option_value g mul phi h0 x
}.

Lemma list_max_In (f : rules -> nat) gs g : In g gs -> f g <= list_max (map f gs).
Proof.
  intros I. pose proof (proj1 (list_max_le (map f gs) _) (le_n _)) as L.
  rewrite Forall_forall in L. apply L, in_map, I.
Qed.

Lemma check_frame_sound gs F :
  check_frame gs F (upto (order F)) (rows_of F) (product F) (Phi F) = true ->
  frame_facts gs F (product F) (Phi F).
Proof.
  set (q := order F). set (els := upto q). set (rows := rows_of F).
  set (mul := product F). set (phi := Phi F). unfold check_frame. fold q.
  rewrite !and_spec.
  intros (Hproper & Hp & Hvals & Hact & Hrows & Hlen & Hga & Hgens & Hlast).
  apply Nat.leb_le in Hp. apply Nat.eqb_eq in Hlen.
  rewrite all_spec in Hproper. rewrite all_spec in Hvals.
  rewrite all_spec in Hrows. rewrite all_spec in Hgens. rewrite all_spec in Hga.
  assert (Hels : forall x, In x els <-> (x <= q)%positive) by apply upto_In.
  assert (phi_dom : forall h, (phi h <= q)%positive).
  { intros h. apply phi_of_dom. apply Forall_forall. intros x Hx. apply Pos.leb_le. auto. }
  (* the monoid *)
  unfold check_actions in Hact. rewrite and_spec in Hact. destruct Hact as [Hclosed Hcomm].
  rewrite all_spec in Hclosed. rewrite all_spec in Hcomm.
  assert (A1 : forall g y, In g rows -> (y <= q -> get g y <= q)%positive).
  { intros g y Hg Hy. specialize (Hclosed g Hg). rewrite all_spec in Hclosed.
    apply Pos.leb_le, Hclosed, Hels, Hy. }
  assert (A2 : forall g h y, In g rows -> In h rows -> (y <= q)%positive ->
    get g (get h y) = get h (get g y)).
  { intros g h y Hg Hh Hy. specialize (Hcomm g Hg). rewrite all_spec in Hcomm.
    specialize (Hcomm h Hh). rewrite all_spec in Hcomm. apply Pos.eqb_eq, Hcomm, Hels, Hy. }
  assert (A3 : forall y, (y <= q)%positive -> mul 1%positive y = y).
  { intros y Hy. assert (I1 : In 1%positive els) by (apply Hels; lia).
    specialize (Hrows _ I1). unfold check_row in Hrows. rewrite Pos.eqb_refl, all_spec in Hrows.
    apply Pos.eqb_eq, Hrows, Hels, Hy. }
  pose (par := fun x => match PM.find x (number 2 (parents F)) with
                        | Some (g, x') => (nth g rows (PM.empty _), x')
                        | None => (PM.empty _, 1%positive) end).
  assert (A4 : forall x g x', (x <= q)%positive -> (1 < x)%positive -> par x = (g, x') ->
    (x' < x)%positive /\ In g rows /\ get g x' = x /\
    forall y, (y <= q)%positive -> mul x y = get g (mul x' y)).
  { intros x g x' Hx Hx1 E. apply Hels in Hx. specialize (Hrows _ Hx). unfold check_row in Hrows.
    replace (x =? 1)%positive with false in Hrows by (symmetry; apply Pos.eqb_neq; lia).
    unfold par in E. destruct (PM.find x (number 2 (parents F))) as [[n x'']|]; [|discriminate].
    cbv zeta in Hrows. rewrite !and_spec, all_spec in Hrows.
    inversion E; subst g x''. destruct Hrows as (B1 & B2 & B3 & B4).
    repeat split.
    - apply Pos.ltb_lt. assumption.
    - apply nth_In. apply Nat.ltb_lt. assumption.
    - apply Pos.eqb_eq. assumption.
    - intros y Hy. apply Pos.eqb_eq, B4, Hels, Hy. }
  assert (Q : monoid q mul) by exact (actions_make_monoid q mul _ get rows par A1 A2 A3 A4).
  split; try assumption.
  - (* every element is a value *)
    apply (all_reached q mul _ get rows par A1 A2 A3 A4 (allowed F) phi).
    intros g Hg. apply (In_nth _ _ (PM.empty _)) in Hg. destruct Hg as (n & Hn & <-).
    exists (nth n (heaps_of_generators F) 0). split.
    + assert (isa : forall h, is_allowed F h = true -> allowed F h).
      { intros h. unfold is_allowed, allowed. destruct (largest F); [apply Nat.leb_le|auto]. }
      apply isa, Hga, nth_In. lia.
    + apply Pos.eqb_eq.
      apply (Hgens (nth n rows (PM.empty _), nth n (heaps_of_generators F) 0)).
      rewrite <- combine_nth by congruence. apply nth_In. rewrite combine_length. lia.
  - (* the period is least *)
    intros L. rewrite L, and_spec in Hlast. apply check_least_sound; [assumption| |apply Hlast].
    intros h Hh. apply phi_of_period; assumption.
  - (* moves lead to allowed heaps *)
    unfold allowed. intros g h l Ig. destruct (largest F) as [n|].
    + intros Hn M. apply (proper_smaller g h l (Hproper g Ig)) in M.
      eapply Forall_impl; [|exact M]. simpl. lia.
    + intros _ _. apply Forall_forall. auto.
  - (* every heap is like a small one *)
    intros g h Ig. unfold allowed, heaps_needed. destruct (largest F) as [n|].
    + intros Hn. exists h. split; [lia|]. split; [reflexivity|]. intros x. reflexivity.
    + intros _. rewrite and_spec, all_spec in Hlast. destruct Hlast as [Hcode _].
      specialize (Hcode g Ig).
      set (m := list_max (map (fun g => max_parts (digits g)) gs)).
      set (K := list_max (map (fun g => max_taken (digits g)) gs)).
      assert (Lm := list_max_In (fun g => max_parts (digits g)) gs g Ig). fold m in Lm.
      assert (LK := list_max_In (fun g => max_taken (digits g)) gs g Ig). fold K in LK.
      destruct g as [d|t]; [|discriminate]. simpl in Lm, LK.
      apply (like_a_small_heap (Code d) q mul Q phi phi_dom d eq_refl
                (Nat.max 1 (preperiod F)) (period F) m K).
      * lia.
      * assumption.
      * unfold max_parts in Lm. lia.
      * intros k Hk. apply phi_of_period; [assumption|lia].
      * intros k j T. destruct (max_parts_spec d k j T). lia.
Qed.

Lemma check_residuals_sound mul q lost R :
  check_residuals mul (upto q) lost R = true ->
  forall x z, (x <= q)%positive -> (z <= q)%positive -> PS.mem z (R x) = lost (mul x z).
Proof.
  unfold check_residuals. rewrite all_spec. intros HR x z Hx Hz.
  apply upto_In in Hx. specialize (HR _ Hx). cbv beta zeta in HR. rewrite all_spec in HR.
  apply eqb_prop, HR, upto_In, Hz.
Qed.

Lemma check_reduced_sound q Rs : check_reduced (upto q) Rs (upto q) = true ->
  forall x y, (x <= q)%positive -> (y <= q)%positive -> x <> y ->
  exists R z, In R Rs /\ (z <= q)%positive /\ PS.mem z (R x) <> PS.mem z (R y).
Proof.
  intros Hred x y Hx Hy. apply upto_In in Hx, Hy. revert x y Hx Hy. revert Hred.
  generalize (upto q) at 2 3 4 as l.
  induction l as [|a l IH]; intros Hl x y Hx Hy Hne; [destruct Hx|].
  cbn [check_reduced] in Hl. rewrite and_spec, all_spec in Hl. destruct Hl as [Ha Hl].
  assert (T : forall b, In b l ->
    exists R z, In R Rs /\ (z <= q)%positive /\ PS.mem z (R a) <> PS.mem z (R b)).
  { intros b Hb. specialize (Ha b Hb). rewrite any_spec in Ha. destruct Ha as (R & IR & X).
    cbv zeta in X. rewrite any_spec in X. destruct X as (z & Iz & X).
    exists R, z. split; [assumption|]. split; [apply upto_In; assumption|].
    destruct (PS.mem z (R a)), (PS.mem z (R b)); simpl in X; congruence. }
  destruct Hx as [->|Hx], Hy as [->|Hy].
  - congruence.
  - auto.
  - destruct (T x Hx) as (R & z & IR & Hz & N). exists R, z. auto.
  - apply IH; assumption.
Qed.

(** *** One player *)

Section SideSound.
  Variable g : rules.
  Variable q : positive.
  Variable mul : positive -> positive -> positive.
  Hypothesis Q : monoid q mul.
  Variable phi : nat -> positive.
  Hypothesis phi_dom : forall h, (phi h <= q)%positive.
  Variables mine theirs : positive -> bool.
  Variables Rm Rt : positive -> PS.t.
  Hypothesis Rm_spec : forall x z, (x <= q)%positive -> (z <= q)%positive ->
    PS.mem z (Rm x) = mine (mul x z).
  Hypothesis Rt_spec : forall x z, (x <= q)%positive -> (z <= q)%positive ->
    PS.mem z (Rt x) = theirs (mul x z).
  Variable opens : positive -> list PS.t.
  Variable allowed : nat -> Prop.
  Variable H : nat.
  Hypothesis H_pos : 0 < H.
  Hypothesis small : forall h, allowed h -> exists h0, h0 < H /\ phi h = phi h0 /\
    forall x, option_value g mul phi h x <-> option_value g mul phi h0 x.

  Local Notation dom x := (x <= q)%positive.
  Local Notation val := (value mul phi).

  Lemma check_side_sound :
    check_side (upto q) (set_of (upto q)) mul mine Rm Rt opens g q phi H = true ->
    (forall u, Forall allowed u -> mine (val u) = true -> exists v, move g u v) /\
    (forall u v, Forall allowed u -> mine (val u) = true -> move g u v -> theirs (val v) = false) /\
    (forall u, Forall allowed u -> mine (val u) = false ->
      (forall v, ~ move g u v) \/ exists v, move g u v /\ theirs (val v) = true).
  Proof.
    unfold check_side. cbv zeta.
    set (els := upto q). set (full := set_of els). set (hs := heap_facts _ _ _ _ _).
    set (kinds := map _ (fold_left add_kind hs [])). clearbody kinds.
    set (idles := fold_left add_idle hs []). clearbody idles.
    set (idle_kinds := map _ idles).
    set (D := idle_values _ _ _ _). clearbody D.
    rewrite !and_spec. intros (Hheaps & Hidles & Hdom & Hpre & Hsingle & Hopens).
    unfold check_idles in Hidles. rewrite !and_spec in Hidles.
    destruct Hidles as (HD1 & HDc & HDm).
    rewrite all_spec in Hheaps. rewrite all_spec in HDc. rewrite all_spec in HDm.
    rewrite all_spec in Hdom. rewrite all_spec in Hpre.
    rewrite all_spec in Hsingle. rewrite all_spec in Hopens.
    assert (Hels : forall x, In x els <-> dom x) by apply upto_In.
    destruct (options_right g mul phi H H_pos) as [Lopts Eopts].
    pose (kinds' := map fst kinds).
    assert (few : forall h, h < H ->
              dead g mul phi idles h \/ live g q mul phi mine theirs kinds' h).
    { intros h Hh. set (opts := options g mul phi H) in *. set (o := nth h opts PS.empty).
      assert (I : In (phi h, (o, winning Rt o)) hs).
      { unfold hs, heap_facts. fold opts.
        replace (phi h, (o, winning Rt o)) with
          (nth h (combine (map phi (seq 0 H)) (map (fun o => (o, winning Rt o)) opts))
               (phi 0, (PS.empty, winning Rt PS.empty))).
        - apply nth_In. rewrite combine_length, !map_length, seq_length. lia.
        - rewrite combine_nth by (rewrite !map_length, seq_length; congruence).
          rewrite map_nth, seq_nth by assumption.
          rewrite (map_nth (fun o => (o, winning Rt o))). reflexivity. }
      specialize (Hheaps _ I). unfold check_heap in Hheaps.
      assert (Eo : forall x, PS.In x o <-> option_value g mul phi h x)
        by (intros x; apply Eopts; assumption).
      destruct (PS.is_empty o) eqn:Em.
      - left. split.
        + apply orb_true_iff in Hheaps. destruct Hheaps as [E|E].
          * left. apply Pos.eqb_eq. assumption.
          * right. rewrite any_spec in E. destruct E as (y & Iy & Ey).
            apply Pos.eqb_eq in Ey. congruence.
        + intros t Ht. apply Eo in Ht. rewrite PS.is_empty_spec in Em. exact (Em t Ht).
      - right. rewrite and_spec, any_spec in Hheaps.
        destruct Hheaps as [Hinter ([[x' W'] pre] & Ik & Hk)].
        rewrite and_spec in Hk. destruct Hk as [Ex Hsub]. apply Pos.eqb_eq in Ex. subst x'.
        split; [|split].
        + destruct (PS.choose o) as [t|] eqn:Ec.
          * exists t. apply Eo, PS.choose_spec1. assumption.
          * exfalso. apply PS.choose_spec2 in Ec. apply PS.is_empty_spec in Ec. congruence.
        + intros t z Hz Ht HzP. destruct (theirs (mul z t)) eqn:Et; [exfalso|reflexivity].
          pose proof (option_dom g q mul Q phi phi_dom h t Ht) as Hd.
          apply (is_empty_mem _ z Hinter).
          rewrite PS.mem_spec, PS.inter_spec, <- !PS.mem_spec. split.
          * apply winning_spec. exists t. split; [apply Eo; assumption|].
            rewrite Rt_spec by assumption. rewrite (mul_comm _ _ Q) by assumption. assumption.
          * rewrite Rm_spec by auto. rewrite (mul_comm _ _ Q) by auto. assumption.
        + exists W'. split.
          * unfold kinds'. apply in_map_iff. exists (phi h, W', pre). auto.
          * intros z Hz Hm. apply (subset_mem _ _ z Hsub) in Hm.
            apply winning_spec in Hm. destruct Hm as (t & It & Mt).
            apply Eo in It. exists t. split; [assumption|].
            pose proof (option_dom g q mul Q phi phi_dom h t It) as Hd.
            rewrite Rt_spec in Mt by assumption.
            rewrite (mul_comm _ _ Q) by assumption. assumption. }
    assert (heaps : forall h, allowed h ->
              dead g mul phi idles h \/ live g q mul phi mine theirs kinds' h).
    { intros h Ah. destruct (small h Ah) as (h0 & Hh0 & E0 & O0).
      destruct (few h0 Hh0) as [[D1 D2]|(L1 & L2 & L3)].
      - left. split; [rewrite E0; assumption|]. intros t Ht. apply (D2 t), O0, Ht.
      - right. split; [|split].
        + destruct L1 as (t & Ht). exists t. apply O0, Ht.
        + intros t z Hz Ht HP. apply L2; [assumption|apply O0, Ht|congruence].
        + destruct L3 as (W & IW & HW). exists W. rewrite E0. split; [assumption|].
          intros z Hz Hm. destruct (HW z Hz Hm) as (t & Ht & Pt).
          exists t. split; [apply O0, Ht|assumption]. }
    assert (kind_in : forall x W, In (x, W) kinds' -> exists pre, In (x, W, pre) kinds).
    { intros x W I. unfold kinds' in I. apply in_map_iff in I.
      destruct I as ([[x' W'] pre] & E & I). simpl in E. inversion E; subst. exists pre. assumption. }
    assert (full_In : forall z, dom z -> PS.In z full).
    { intros z Hz. apply PS.mem_spec, set_of_In, Hels, Hz. }
    assert (fit : forall x open, fits opens x open = true ->
      exists O, among opens x O /\ forall z, In z open -> PS.mem z O = true).
    { intros x open Hf. destruct open as [|a open].
      - exists PS.empty. split; [right; reflexivity|]. intros z [].
      - unfold fits in Hf. rewrite any_spec in Hf. destruct Hf as (O & IO & HO).
        rewrite all_spec in HO. exists O. split; [left; assumption|assumption]. }
    assert (D_closed : forall x d, In x idles -> dom d -> PS.mem d D = true ->
              PS.mem (mul x d) D = true).
    { intros x d Ix Hd Md. specialize (HDc x Ix). rewrite all_spec in HDc.
      apply HDc, elements_mem, Md. }
    assert (D_not_lost : forall d, dom d -> PS.mem d D = true -> mine d = false).
    { intros d _ Md. apply negb_true_iff, HDm, elements_mem, Md. }
    assert (single_ok : forall d x W, dom d -> PS.mem d D = true -> In (x, W) kinds' ->
      exists O, among opens (mul x d) O /\ forall z, dom z ->
        mine (mul z (mul x d)) = true \/ PS.mem (mul z d) W = true \/ PS.mem z O = true).
    { intros d x W Hd Md I. destruct (kind_in x W I) as (pre & Ik).
      assert (Hx : dom x).
      { specialize (Hdom (x, W, pre) (in_or_app _ _ _ (or_introl Ik))). apply Pos.leb_le, Hdom. }
      assert (Hxd : dom (mul x d)) by (apply (mul_closed _ _ Q); assumption).
      specialize (Hsingle _ Ik). unfold check_single in Hsingle. rewrite all_spec in Hsingle.
      assert (Ed : In d (PS.elements D)) by (apply elements_mem; assumption).
      destruct (fit _ _ (Hsingle d Ed)) as (O & A & C). exists O. split; [assumption|].
      intros z Hz. destruct (mine (mul z (mul x d))) eqn:E1; [auto|].
      destruct (PS.mem (mul z d) W) eqn:E2; [auto|]. right. right. apply C.
      apply filter_In. split; [|rewrite E2; reflexivity].
      apply elements_In, PS.diff_spec. split; [auto|]. apply mem_false.
      rewrite Rm_spec by assumption. rewrite (mul_comm _ _ Q) by assumption. assumption. }
    assert (sum_ok : forall y O x W, dom y -> In O (opens y) ->
      In (x, W) kinds' \/ (In x idles /\ W = PS.empty) ->
      exists O', among opens (mul x y) O' /\ forall z, dom z ->
        PS.mem (mul z x) O = true -> PS.mem (mul z y) W = true \/ PS.mem z O' = true).
    { intros y O x W Hy IO I.
      assert (Ik : exists pre, In (x, W, pre) (kinds ++ idle_kinds)).
      { destruct I as [I|[I ->]].
        - destruct (kind_in x W I) as (pre & Ik). exists pre. apply in_or_app. auto.
        - eexists. apply in_or_app. right. unfold idle_kinds.
          apply (in_map (fun x => (x, PS.empty, preimages els mul x))), I. }
      destruct Ik as (pre & Ik).
      pose proof (Hpre _ Ik) as Hk. unfold check_preimages in Hk. rewrite all_spec in Hk.
      apply Hels in Hy. specialize (Hopens _ Hy). unfold check_opens in Hopens.
      rewrite all_spec in Hopens. specialize (Hopens _ IO). rewrite and_spec, all_spec in Hopens.
      destruct Hopens as [_ Hs]. specialize (Hs _ Ik). unfold check_sum in Hs.
      destruct (fit _ _ Hs) as (O' & A & C). exists O'. split; [exact A|].
      intros z Hz Hm. destruct (PS.mem (mul z y) W) eqn:E; [auto|]. right. apply C.
      unfold left_open. apply in_flat_map. exists (mul z x). split.
      - apply elements_mem. assumption.
      - apply filter_In. split; [|rewrite E; reflexivity].
        apply elements_mem. apply Hk, Hels, Hz. }
    assert (open_ok : forall y O, dom y -> In O (opens y) -> PS.mem 1%positive O = false).
    { intros y O Hy IO. apply Hels in Hy. specialize (Hopens _ Hy). unfold check_opens in Hopens.
      rewrite all_spec in Hopens. specialize (Hopens _ IO). rewrite and_spec in Hopens.
      apply negb_true_iff, Hopens. }
    split; [|split]; intros u.
    - apply (lost_has_move g q mul Q phi phi_dom mine theirs kinds' idles D allowed heaps HD1
               D_closed D_not_lost opens single_ok sum_ok).
    - intros v. apply (no_lost_to_lost g q mul Q phi phi_dom mine theirs kinds' idles allowed heaps).
    - apply (other_moves_to_lost g q mul Q phi phi_dom mine theirs kinds' idles D allowed heaps HD1
               D_closed opens single_ok sum_ok open_ok).
  Qed.
End SideSound.
