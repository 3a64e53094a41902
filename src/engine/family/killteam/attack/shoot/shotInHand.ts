import {
  allocations,
  type AttackDice,
  attackPool,
  type CoverChoice,
  type DefenceDice,
  defenceDice,
  savePool,
  triggersOf,
} from './derive.ts';
import { type CoverWay, coverWay } from './coverWay.ts';
import type { Pool } from '../../model/pool.ts';
import { attackContext } from '../attackContext.ts';
import type { Game } from '../../rules/game.ts';
import { operativeById, weaponById } from '../../model/lookup.ts';
import { saveAgainst } from '../../stats/saveAgainst.ts';
import type { ShootTask } from '../../model/task.ts';
import type { ShotInHand } from '../../rules/steps.ts';

export function shotInHand(game: Game, task: ShootTask): ShotInHand {
  const shooter = operativeById(game.state, task.operative);
  const target = operativeById(game.state, task.sequence.target);
  const { facts, role, rerollsPassed: declined } = task.sequence;
  const carried = weaponById(shooter, task.weapon);
  const context = attackContext(game.state, {
    attacker: shooter,
    weapon: carried,
    target,
    via: task.via,
    facts,
    declined,
  });
  const { weapon } = context;
  return {
    game,
    task,
    shooter,
    target,
    weapon,
    shot: {
      rules: game.rules,
      context,
      hit: task.hit,
      save: saveAgainst(game.state, target, weapon),
      defenceDice: game.rules.defenceDice(target),
      targetOrder: target.order,
      ignoresPiercing: target.abilities.includes('saveIgnoresPiercing'),
      ...(role === 'blast' && task.blast !== undefined && { improved: task.blast.improved }),
    },
  };
}

/** Attack dice as they stand: pool after all rules, or null before the roll. */
export function attackNow(inHand: ShotInHand): AttackDice | null {
  const { attack, accurate } = inHand.task.sequence;
  return attack === null ? null : attackPool(inHand.shot, attack, accurate ?? 0);
}

/** What is kept where nobody is asked. */
const USUAL: Readonly<Record<CoverWay, CoverChoice>> = {
  normal: 'normal',
  critical: 'critical',
  two: 'two',
  either: 'critical',
};

const coverChoice = ({ shot, task }: ShotInHand): CoverChoice => task.sequence.keepCover ?? USUAL[coverWay(shot)];

/** Defence dice as they stand, or null before the attack roll. */
export function defenceNow(inHand: ShotInHand): DefenceDice | null {
  const attack = attackNow(inHand);
  return attack === null ? null : defenceDice(inHand.shot, attack.pool, coverChoice(inHand));
}

/** Save successes as they stand, kept ones included; empty before the roll. */
export function savesNow(inHand: ShotInHand): Pool {
  const defence = defenceNow(inHand);
  return defence === null ? [] : savePool(inHand.shot, defence.kept, inHand.task.sequence.defence ?? []);
}

/** The sensible ways to spend the saves, or null before the attack roll. */
export function allocationsNow(inHand: ShotInHand): ReturnType<typeof allocations> | null {
  const attack = attackNow(inHand);
  return attack === null ? null : allocations(inHand.shot, attack.pool, savesNow(inHand));
}

export const triggersNow = (inHand: ShotInHand) => {
  const attack = attackNow(inHand);
  return attack === null ? [] : triggersOf(inHand.shot, attack.pool);
};
