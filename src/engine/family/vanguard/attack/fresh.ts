import { PLAIN_FACTS } from '../../../core/roundsBook.ts';
import type { Attack } from '../card/card.ts';
import { type AttackKind, type AttackTask, EMPTY_HAND } from '../model/attackTask.ts';
import type { BattleState } from '../model/battle.ts';
import type { Aimed } from '../model/facts.ts';
import { modelById } from '../model/lookup.ts';

/** What an attack begins with, beside whom it is aimed at. */
export interface AttackPlan {
  readonly how: AttackKind;
  readonly attacker: string | null;
  readonly attack: Attack | null;
  readonly aimed?: boolean;
  readonly open?: readonly ('focus' | 'charge')[];
  readonly fixed?: AttackTask['fixed'];
}

/** Dice of which none is declared: all of the attack's own are for the one target. */
export const allDice = (attack: Attack, model: string): Aimed => ({ model, dice: attack.dice, facts: PLAIN_FACTS });

/** An attack before anything of it is settled; who of its targets lies already is noted (V-65). */
export const freshAttack = (state: BattleState, plan: AttackPlan, targets: readonly Aimed[]): AttackTask => ({
  kind: 'attack',
  how: plan.how,
  attacker: plan.attacker,
  attack: plan.attack,
  targets: targets.map((target) => ({ ...target, wasDown: modelById(state, target.model).down })),
  at: 0,
  aimed: plan.aimed ?? false,
  open: [...(plan.open ?? [])],
  focus: null,
  charge: null,
  said: [],
  asked: [],
  fixed: plan.fixed ?? null,
  inHand: EMPTY_HAND,
  answered: 0,
});

/** Hits and mortal wounds that come from no attack (V-46, V-63). */
export const freshHurt = (
  state: BattleState,
  how: 'fall' | 'hurt',
  model: string,
  fixed: NonNullable<AttackTask['fixed']>,
): AttackTask =>
  freshAttack(state, { how, attacker: null, attack: null, fixed }, [{ model, dice: 0, facts: PLAIN_FACTS }]);
