import { engagedEnemies, isEngaged } from '../../attack/engaged.ts';
import type { Attack } from '../../card/card.ts';
import type { BattleState } from '../../model/battle.ts';
import type { Aimed } from '../../model/facts.ts';
import { findModel, modelById } from '../../model/lookup.ts';
import { reject, type Rejection } from '../../model/rejection.ts';
import { type NoSplit, whyNoSplit } from '../../rules/attacks/split.ts';
import { whyHeld } from './acts.ts';

/** An attack that is to be made, by whom and on whom. */
export interface Intended {
  readonly attacker: string;
  readonly attack: Attack;
  readonly free: boolean;
  readonly targets: readonly Aimed[];
}

/** Whom an attack can be aimed at: an enemy in play, known, once. */
function whyNoEnemy(state: BattleState, { attacker, targets }: Intended): Rejection | null {
  const { side } = modelById(state, attacker);
  if (targets.length === 0) return reject('noTargets');
  for (const { model: id } of targets) {
    const model = findModel(state, id);
    if (model === null) return reject('unknownModel', { model: id });
    if (!model.inPlay) return reject('outOfPlay', { model: id });
    if (model.side === side) return reject('ownSide', { model: id });
  }
  return new Set(targets.map(({ model }) => model)).size < targets.length ? reject('sameTarget') : null;
}

/** Why this kind of attack is not made where the model stands. Shooting: held by nobody (V-40). Melee: engaged with somebody (V-54). */
export function whyNotFrom(state: BattleState, attacker: string, kind: Attack['kind']): Rejection | null {
  if (kind === 'ranged') return whyHeld(state, attacker);
  return engagedEnemies(state, attacker).length === 0 ? reject('notEngaged') : null;
}

/** Whether a target is engaged as this kind of attack asks it: shooting with anybody, melee with the attacker. */
export const engagedFor = (state: BattleState, attacker: string, kind: Attack['kind'], target: string): boolean =>
  kind === 'ranged' ? isEngaged(state, target) : engagedEnemies(state, attacker).some(({ id }) => id === target);

function saidOf({ why, model }: NoSplit, { attack, targets }: Intended): Rejection {
  const about = model === null ? {} : { target: model };
  switch (why) {
    case 'wrongDice': {
      const dice = targets.reduce((sum, target) => sum + target.dice, 0);
      return reject('diceShare', { dice, of: attack.dice });
    }
    case 'engaged':
      return reject('targetEngaged', about);
    case 'chargeSplit':
    case 'splitRange':
    case 'notEngaged':
    case 'range':
    case 'noSight':
      return reject(why, about);
  }
}

/** Why an attack cannot be made so, all dice declared before any roll (V-40, V-53, V-54); null: it can. */
export function whyNoAttack(state: BattleState, intended: Intended): Rejection | null {
  const { attacker, attack, free, targets } = intended;
  const no = whyNoEnemy(state, intended) ?? whyNotFrom(state, attacker, attack.kind);
  if (no !== null) return no;
  const shares = targets.map(({ model, dice, facts }) => ({
    model,
    dice,
    engaged: engagedFor(state, attacker, attack.kind, model),
    inRange: facts.inRange,
    inSight: facts.sight,
    fromFirst: facts.nearFirst ? 0 : Infinity,
  }));
  const split = whyNoSplit({ kind: attack.kind, isCharge: free, dice: attack.dice, shares });
  return split === null ? null : saidOf(split, intended);
}
