import { needs, ofTarget, targetOf } from '../../../attack/numbers.ts';
import type { AttackTask } from '../../../model/attackTask.ts';
import type { BattleState } from '../../../model/battle.ts';
import type { BattleEvent } from '../../../model/event.ts';
import { modelById } from '../../../model/lookup.ts';
import { type Fate, fateOf, recovers } from '../../../rules/attacks/recovery.ts';
import { harmWounds } from '../../../rules/attacks/hurt.ts';
import { woundsOf } from '../../../rules/attacks/wounds.ts';
import type { Test } from '../../../rules/dice/grade.ts';
import { abilities } from '../../../rules/modifiers/ability.ts';
import { isFelled } from '../../../rules/moving/fall.ts';
import { type Go, go, roll } from '../../go.ts';
import { askAbility } from '../abilities.ts';

/** What has come of the dice. `byHand`: wounds as the table has them. */
interface Struck {
  readonly hits: number;
  readonly saved: number;
  readonly byHand: number | null;
}

/** The target takes its wounds (V-57, V-62). */
export function woundEvents(state: BattleState, task: AttackTask, { hits, saved, byHand }: Struck): BattleEvent[] {
  const { model } = targetOf(task);
  const mortal = task.fixed?.mortal ?? 0;
  const { attack } = task;
  const came = attack === null ? harmWounds({ hits, mortal }, saved) : woundsOf(attack, { hits, saved, mortal });
  const wounds = byHand ?? came;
  const from = modelById(state, model).wounds;
  const { attacker, how } = task;
  const left = from - wounds;
  const sure = { model, by: attacker, how, hits, saved, mortal, wounds, from, left, byHand: byHand !== null };
  return [{ type: 'wounded', ...sure }];
}

/** What is to become of the hurt target (V-64, V-65). */
export function fate(state: BattleState, task: AttackTask): Fate {
  const { wounds, below } = task.inHand;
  const { model, wasDown } = targetOf(task);
  const left = below > 0 ? -below : modelById(state, model).wounds;
  const modifiers = abilities(ofTarget(state, task, 'recovery'));
  return fateOf({ wounds: wounds ?? 0, left, wasDown, modifiers });
}

const gone = (model: string, why: 'noRecovery' | 'wasDown'): BattleEvent[] => [
  { type: 'removed', model, why },
  { type: 'targetOver', model, outcome: 'removed' },
];

const lies = (model: string, recovered: boolean): BattleEvent[] => [
  { type: 'knockedDown', model, recovered },
  { type: 'targetOver', model, outcome: 'down' },
];

function recovery(state: BattleState, task: AttackTask, test: Test): Go {
  const { model } = targetOf(task);
  const { asked, said } = task.inHand;
  const ids = said.map(({ ability }) => ability);
  const of = task.attack?.kind ?? null;
  const first = asked.includes('recovery') ? null : askAbility(state, { model, moment: 'recovery', of, said: ids });
  if (first !== null) return first;
  const { side } = modelById(state, model);
  return roll(state, 'recovery', { side, operative: model, count: 1, test }, ([face = 1]) => [
    { type: 'recoveryRolled', model, face, needs: needs(test) },
    ...(recovers(face, test) ? lies(model, true) : gone(model, 'noRecovery')),
  ]);
}

/** Whoever is at 0 or fewer rolls for recovery, or is gone; a fall that hurt knocks down (V-46, V-64 to V-66). */
export function recoveryGoes(state: BattleState, task: AttackTask): Go {
  const { model, wasDown } = targetOf(task);
  if (!modelById(state, model).inPlay) return go({ type: 'targetOver', model, outcome: 'removed' });
  const what = fate(state, task);
  switch (what.kind) {
    case 'stays':
      if (task.how === 'fall' && !wasDown && isFelled(task.inHand.wounds ?? 0)) return go(...lies(model, false));
      return go({ type: 'targetOver', model, outcome: 'stands' });
    case 'removed':
      return go(...gone(model, 'wasDown'));
    case 'rolls':
      return recovery(state, task, what.test);
  }
}
