(* SPDX-License-Identifier: Apache-2.0 *)
(** * Options.v: the values of the options of all small heaps, computed

    For step 6 of docs/certificates.md.  S_r(n), the values of r heaps with n beans
    in all, is the union of Phi(i)·S_{r-1}(n-i) over 1 <= i <= n; by a code heap h
    has the option values S_r(h-k) whenever the digit d_k has the bit 2^r. *)

From Coq Require Import List Arith PArith Bool Lia MSetPositive.
Import ListNotations.
From LosingWays Require Import Game Play Values Context.

(** ** Lists read from the n-th member backwards *)

Section Walk.
  Context {A B : Type}.
  Fixpoint walk (f : list A -> B) (prev l : list A) : list B :=
    match l with
    | [] => []
    | a :: l' => f (a :: prev) :: walk f (a :: prev) l'
    end.

  Lemma walk_length f l : forall prev, length (walk f prev l) = length l.
  Proof. induction l; simpl; auto. Qed.

  Lemma walk_nth f d l : forall prev n, n < length l ->
    nth n (walk f prev l) d = f (rev (firstn (S n) l) ++ prev).
  Proof.
    induction l as [|a l IH]; simpl; intros prev n H; [lia|].
    destruct n as [|n]; [reflexivity|].
    rewrite IH by lia. rewrite <- app_assoc. reflexivity.
  Qed.

  Lemma nth_firstn (l : list A) d : forall m n, n < m -> nth n (firstn m l) d = nth n l d.
  Proof.
    induction l as [|a l IH]; intros m n H; [rewrite firstn_nil; reflexivity|].
    destruct m; [lia|]. destruct n; simpl; [reflexivity|]. apply IH. lia.
  Qed.

  Lemma backwards (l : list A) d n i s : n < length l ->
    (nth_error (rev (firstn (S n) l)) i = Some s <-> i <= n /\ nth (n - i) l d = s).
  Proof.
    intros H. set (L := firstn (S n) l).
    assert (HL : length L = S n) by (unfold L; rewrite firstn_length; lia).
    assert (E : i <= n -> nth_error (rev L) i = Some (nth (n - i) l d)).
    { intros Hi. rewrite (nth_error_nth' (rev L) d) by (rewrite rev_length; lia).
      rewrite rev_nth by lia. rewrite HL. f_equal. unfold L.
      replace (S n - S i) with (n - i) by lia. apply nth_firstn. lia. }
    split.
    - intros Hs. assert (i <= n).
      { assert (nth_error (rev L) i <> None) by congruence.
        apply nth_error_Some in H0. rewrite rev_length in H0. lia. }
      rewrite E in Hs by assumption. split; [assumption|congruence].
    - intros [Hi <-]. auto.
  Qed.
End Walk.

(** ** Sets *)

Definition image_add (f : positive -> positive) (s acc : PS.t) : PS.t :=
  PS.fold (fun y a => PS.add (f y) a) s acc.

Lemma elements_In s x : In x (PS.elements s) <-> PS.In x s.
Proof.
  rewrite <- PS.elements_spec1. rewrite SetoidList.InA_alt. split.
  - intros H. exists x. split; [reflexivity|assumption].
  - intros (y & -> & H). assumption.
Qed.

Lemma image_add_spec f s acc x :
  PS.In x (image_add f s acc) <-> PS.In x acc \/ exists y, PS.In y s /\ x = f y.
Proof.
  unfold image_add. rewrite PS.fold_spec.
  assert (H : forall l acc, PS.In x (fold_left (fun a e => PS.add (f e) a) l acc) <->
    PS.In x acc \/ exists y, In y l /\ x = f y).
  { induction l as [|a l IH]; simpl; intros ac.
    - split; [auto|]. intros [H|(y & [] & _)]. assumption.
    - rewrite IH, PS.add_spec. split.
      + intros [[->|H]|(y & H & E)]; eauto.
      + intros [H|(y & [->|H] & E)]; eauto. }
  rewrite H. split; (intros [K|(y & K & E)]; [auto|right; exists y; split; [apply elements_In|]; assumption]).
Qed.

Section CodeOptions.
  Variable c : list nat.
  Variable mul : positive -> positive -> positive.
  Variable phi : nat -> positive.
  Variable m : nat.
  Hypothesis few : forall k j, Nat.testbit (nth k c 0) j = true -> j <= m.
  Variable H : nat.

  Definition phis : list positive := map phi (seq 1 H).

  Fixpoint conv (ph : list positive) (prev : list PS.t) : PS.t :=
    match ph, prev with
    | x :: ph', s :: prev' => image_add (mul x) s (conv ph' prev')
    | _, _ => PS.empty
    end.

  Definition next (ph : list positive) (S : list PS.t) : list PS.t :=
    walk (fun prev => conv ph (tl prev)) [] S.

  Fixpoint pick (r : nat) (c : list nat) (prev : list PS.t) : PS.t :=
    match c, prev with
    | d :: c', s :: prev' =>
        if Nat.testbit d r then PS.union s (pick r c' prev') else pick r c' prev'
    | _, _ => PS.empty
    end.

  Fixpoint unions (a b : list PS.t) : list PS.t :=
    match a, b with
    | s :: a', t :: b' => PS.union s t :: unions a' b'
    | _, _ => []
    end.

  (** The option values for moves that leave r, …, r+n heaps. *)
  Fixpoint options_from (ph : list positive) (n r : nat) (S : list PS.t) : list PS.t :=
    match n with
    | 0 => walk (pick r c) [] S
    | Datatypes.S n' => unions (walk (pick r c) [] S)
                               (options_from ph n' (Datatypes.S r) (next ph S))
    end.

  Definition nothing : list PS.t := PS.singleton 1%positive :: repeat PS.empty (H - 1).
  Definition code_options : list PS.t := options_from phis m 0 nothing.

  (** ** They are right *)

  Definition parts (r n : nat) (x : positive) : Prop :=
    exists hs, length hs = r /\ Forall (fun i => 0 < i) hs /\ beans hs = n /\
               value mul phi hs = x.
  Definition right (r : nat) (S : list PS.t) : Prop :=
    length S = H /\ forall n x, n < H -> (PS.In x (nth n S PS.empty) <-> parts r n x).

  Lemma empty_In x : ~ PS.In x PS.empty.
  Proof. apply PS.empty_spec. Qed.

  Lemma conv_spec x : forall ph prev, PS.In x (conv ph prev) <->
    exists i y s w, nth_error ph i = Some y /\ nth_error prev i = Some s /\
                    PS.In w s /\ x = mul y w.
  Proof.
    induction ph as [|y ph IH]; intros prev.
    - simpl. split; [intros K; destruct (empty_In _ K)|].
      intros (i & y & s & w & E & _). destruct i; discriminate.
    - destruct prev as [|s prev].
      + simpl. split; [intros K; destruct (empty_In _ K)|].
        intros (i & y' & s & w & _ & E & _). destruct i; discriminate.
      + simpl. rewrite image_add_spec, IH. split.
        * intros [(i & y' & s' & w & K)|(w & K & E)].
          -- exists (S i), y', s', w. assumption.
          -- exists 0, y, s, w. auto.
        * intros ([|i] & y' & s' & w & E1 & E2 & K & E); simpl in *.
          -- right. exists w. split; [congruence|]. congruence.
          -- left. exists i, y', s', w. auto.
  Qed.

  Lemma phis_spec i y : nth_error phis i = Some y <-> i < H /\ y = phi (S i).
  Proof.
    unfold phis. split.
    - intros E. assert (i < H).
      { assert (nth_error (map phi (seq 1 H)) i <> None) by congruence.
        apply nth_error_Some in H0. rewrite map_length, seq_length in H0. assumption. }
      split; [assumption|].
      apply (nth_error_nth _ _ (phi 0)) in E. rewrite map_nth, seq_nth in E by assumption.
      symmetry. assumption.
    - intros [Hi ->]. rewrite (nth_error_nth' _ (phi 0)) by (rewrite map_length, seq_length; assumption).
      rewrite map_nth, seq_nth by assumption. reflexivity.
  Qed.

  Lemma parts_S r n x :
    parts (S r) n x <-> exists i w, i < n /\ parts r (n - S i) w /\ x = mul (phi (S i)) w.
  Proof.
    split.
    - intros (hs & L & F & B & V). destruct hs as [|i hs]; [discriminate|].
      inversion F; subst. simpl in *. fold (beans hs) in *.
      exists (i - 1), (value mul phi hs). split; [lia|]. replace (S (i - 1)) with i by lia.
      split; [|reflexivity]. exists hs. repeat split; auto. lia.
    - intros (i & w & Hi & (hs & L & F & B & V) & ->).
      exists (S i :: hs). repeat split; simpl.
      + congruence.
      + constructor; [lia|assumption].
      + fold (beans hs). lia.
      + fold (value mul phi hs). congruence.
  Qed.

  Lemma next_right r S : right r S -> right (Datatypes.S r) (next phis S).
  Proof.
    intros [L R]. split; [unfold next; rewrite walk_length; assumption|].
    intros n x Hn. unfold next. rewrite walk_nth by lia. rewrite app_nil_r.
    rewrite conv_spec, parts_S. split.
    - intros (i & y & s & w & E1 & E2 & K & ->).
      apply phis_spec in E1. destruct E1 as [Hi ->].
      assert (E3 : nth_error (rev (firstn (Datatypes.S n) S)) (Datatypes.S i) = Some s).
      { destruct (rev (firstn (Datatypes.S n) S)); [destruct i; discriminate|assumption]. }
      apply (backwards S PS.empty) in E3; [|lia]. destruct E3 as [Hin <-].
      apply R in K; [|lia]. exists i, w. auto.
    - intros (i & w & Hi & K & ->). apply R in K; [|lia].
      exists i, (phi (Datatypes.S i)), (nth (n - Datatypes.S i) S PS.empty), w.
      repeat split; auto.
      + apply phis_spec. split; [lia|reflexivity].
      + assert (E3 : nth_error (rev (firstn (Datatypes.S n) S)) (Datatypes.S i) =
          Some (nth (n - Datatypes.S i) S PS.empty)).
        { apply (backwards S PS.empty); [lia|]. split; [lia|reflexivity]. }
        destruct (rev (firstn (Datatypes.S n) S)); [discriminate|assumption].
  Qed.

  Lemma nothing_right : 0 < H -> right 0 nothing.
  Proof.
    intros HH. split; [unfold nothing; simpl; rewrite repeat_length; lia|].
    intros n x Hn. unfold nothing. destruct n as [|n]; simpl.
    - rewrite PS.singleton_spec. split.
      + intros ->. exists []. repeat split. constructor.
      + intros (hs & L & _ & _ & V). destruct hs; [|discriminate]. symmetry. exact V.
    - rewrite nth_repeat. split; [intros K; destruct (empty_In _ K)|].
      intros (hs & L & _ & B & _). destruct hs; [|discriminate]. discriminate.
  Qed.

  Lemma pick_spec r x : forall c' prev, PS.In x (pick r c' prev) <->
    exists k s, nth_error prev k = Some s /\ Nat.testbit (nth k c' 0) r = true /\ PS.In x s.
  Proof.
    induction c' as [|d c' IH]; intros prev.
    - simpl. split; [intros K; destruct (empty_In _ K)|].
      intros (k & s & _ & E & _). destruct k; rewrite Nat.bits_0 in E; discriminate.
    - destruct prev as [|s prev].
      + simpl. split; [intros K; destruct (empty_In _ K)|].
        intros (k & s & E & _). destruct k; discriminate.
      + cbn [pick]. assert (Q : PS.In x (pick r c' prev) <->
          exists k s0, nth_error (s :: prev) (S k) = Some s0 /\
                       Nat.testbit (nth (S k) (d :: c') 0) r = true /\ PS.In x s0).
        { rewrite IH. reflexivity. }
        destruct (Nat.testbit d r) eqn:E.
        * rewrite PS.union_spec, Q. split.
          -- intros [K|(k & K)]; [exists 0, s; auto|exists (S k); assumption].
          -- intros ([|k] & s' & E1 & E2 & K); [left|right; exists k, s'; auto].
             simpl in E1. congruence.
        * rewrite Q. split.
          -- intros (k & K). exists (S k). assumption.
          -- intros ([|k] & s' & E1 & E2 & K); [simpl in E2; congruence|exists k, s'; auto].
  Qed.

  (** x is the value of an option of h that consists of r heaps. *)
  Definition option_of (r h : nat) (x : positive) : Prop :=
    exists k, k <= h /\ Nat.testbit (nth k c 0) r = true /\ parts r (h - k) x.

  Lemma picked r S : right r S -> forall h x, h < H ->
    (PS.In x (nth h (walk (pick r c) [] S) PS.empty) <-> option_of r h x).
  Proof.
    intros [L R] h x Hh. rewrite walk_nth by lia. rewrite app_nil_r, pick_spec. split.
    - intros (k & s & E & T & K). apply (backwards S PS.empty) in E; [|lia].
      destruct E as [Hk <-]. apply R in K; [|lia]. exists k. auto.
    - intros (k & Hk & T & K). apply R in K; [|lia].
      exists k, (nth (h - k) S PS.empty). repeat split; auto.
      apply (backwards S PS.empty); [lia|]. auto.
  Qed.

  Lemma unions_spec x : forall a b n, length a = length b ->
    (PS.In x (nth n (unions a b) PS.empty) <->
     PS.In x (nth n a PS.empty) \/ PS.In x (nth n b PS.empty)).
  Proof.
    induction a as [|s a IH]; intros [|t b] n L; try discriminate.
    - simpl. destruct n; tauto.
    - destruct n; simpl.
      + apply PS.union_spec.
      + apply IH. simpl in L. lia.
  Qed.

  Lemma unions_length : forall a b, length a = length b -> length (unions a b) = length a.
  Proof.
    induction a as [|s a IH]; intros [|t b] L; try discriminate; simpl in *; auto.
  Qed.

  Lemma options_from_spec n : forall r S, right r S ->
    length (options_from phis n r S) = H /\
    forall h x, h < H ->
    (PS.In x (nth h (options_from phis n r S) PS.empty) <->
     exists j, r <= j <= r + n /\ option_of j h x).
  Proof.
    induction n as [|n IH]; intros r S R.
    - simpl. split; [rewrite walk_length; apply R|]. intros h x Hh.
      rewrite (picked r S R h x Hh). split.
      + intros O. exists r. split; [lia|assumption].
      + intros (j & Hj & O). replace r with j by lia. assumption.
    - cbn [options_from].
      destruct (IH (Datatypes.S r) _ (next_right r S R)) as [L2 E2].
      assert (L1 : length (walk (pick r c) [] S) = H) by (rewrite walk_length; apply R).
      split; [rewrite unions_length; congruence|]. intros h x Hh.
      rewrite unions_spec by congruence. rewrite (picked r S R h x Hh), (E2 h x Hh). split.
      + intros [O|(j & Hj & O)]; [exists r|exists j]; (split; [lia|assumption]).
      + intros (j & Hj & O). destruct (Nat.eq_dec j r) as [->|Hn]; [auto|].
        right. exists j. split; [lia|assumption].
  Qed.

  Theorem code_options_right : 0 < H -> length code_options = H /\ forall h x, h < H ->
    (PS.In x (nth h code_options PS.empty) <-> option_value (Code c) mul phi h x).
  Proof.
    intros HH. destruct (options_from_spec m 0 nothing (nothing_right HH)) as [L E].
    split; [exact L|]. intros h x Hh. unfold code_options. rewrite E by assumption. split.
    - intros (j & _ & k & Hk & T & hs & L' & F & B & V).
      exists hs. split; [|assumption]. exists k. rewrite L'. repeat split; auto. lia.
    - intros (hs & (k & E' & F & T) & V).
      exists (length hs). split; [apply few in T; lia|]. exists k.
      repeat split; [lia|assumption|]. exists hs. repeat split; auto. lia.
  Qed.
End CodeOptions.

(** ** Codes and tables *)

Definition max_parts (d : list nat) : nat := Nat.max 1 (list_max (map Nat.log2 d)).
Definition max_taken (d : list nat) : nat := length d - 1.

Lemma max_parts_spec c k j :
  Nat.testbit (nth k c 0) j = true -> j <= max_parts c /\ k <= max_taken c.
Proof.
  intros H.
  assert (k < length c).
  { destruct (le_lt_dec (length c) k) as [L|L]; [|assumption].
    rewrite nth_overflow, Nat.bits_0 in H by assumption. discriminate. }
  split; [|unfold max_taken; lia].
  assert (j <= Nat.log2 (nth k c 0)).
  { destruct (le_lt_dec j (Nat.log2 (nth k c 0))) as [L|L]; [assumption|].
    rewrite Nat.bits_above_log2 in H by assumption. discriminate. }
  assert (Nat.log2 (nth k c 0) <= list_max (map Nat.log2 c)).
  { pose proof (proj1 (list_max_le (map Nat.log2 c) _) (le_n _)) as F.
    rewrite Forall_forall in F. apply F. apply in_map. apply nth_In. assumption. }
  unfold max_parts. lia.
Qed.

Definition set_of (l : list positive) : PS.t := fold_right PS.add PS.empty l.

Lemma set_of_In l x : PS.mem x (set_of l) = true <-> In x l.
Proof.
  rewrite PS.mem_spec. induction l as [|a l IH]; simpl.
  - split; [intros H; destruct (PS.empty_spec H)|intros []].
  - rewrite PS.add_spec, IH. split; intros [H|H]; auto.
Qed.

(** The option values of the heaps 0, …, H-1. *)
Definition options (g : rules) (mul : positive -> positive -> positive) (phi : nat -> positive)
    (H : nat) : list PS.t :=
  match g with
  | Code d => code_options d mul phi (max_parts d) H
  | Table t => map (fun h => set_of (map (value mul phi) (nth h t []))) (seq 0 H)
  end.

Theorem options_right g mul phi H : 0 < H ->
  length (options g mul phi H) = H /\ forall h x, h < H ->
  (PS.In x (nth h (options g mul phi H) PS.empty) <-> option_value g mul phi h x).
Proof.
  intros HH. destruct g as [d|t].
  - apply code_options_right; [|assumption]. intros k j T. apply (max_parts_spec d k j T).
  - unfold options. rewrite map_length, seq_length. split; [reflexivity|]. intros h x Hh.
    set (f := fun h => set_of (map (value mul phi) (nth h t []))).
    rewrite (nth_indep _ PS.empty (f 0)) by (rewrite map_length, seq_length; assumption).
    rewrite map_nth, seq_nth by assumption. unfold f. simpl (0 + h).
    rewrite <- PS.mem_spec, set_of_In, in_map_iff. unfold option_value, heap_move.
    split; intros (hs & A & B); exists hs; auto.
Qed.
