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
import type { Operative, Weapon } from '../../model/operative.ts';
import type { ShootSequence, ShootTask } from '../../model/task.ts';
import type { Shot, ShotInHand } from '../../rules/steps.ts';

/** The attack dice of the sequence in hand, when all of them are shared out; undefined: all that the weapon has. */
const shareOf = ({ shares, others, number }: ShootTask): number | undefined =>
  shares !== undefined && shares.length > (others?.length ?? 0) ? shares[number] : undefined;

/** With what the target saves: its Save, or its invulnerable save, which nothing changes and no Piercing touches (L-45). */
function savingBy(
  game: Game,
  target: Operative,
  { weapon, by }: { readonly weapon: Weapon; readonly by: ShootSequence['saveBy'] },
): Pick<Shot, 'save' | 'ignoresPiercing'> {
  const save = saveAgainst(game, target, weapon);
  const { invulnerable } = target;
  const usual = invulnerable !== undefined && invulnerable <= save ? 'invulnerable' : 'save';
  return invulnerable !== undefined && (by ?? usual) === 'invulnerable'
    ? { save: invulnerable, ignoresPiercing: true }
    : { save, ignoresPiercing: target.abilities.includes('saveIgnoresPiercing') };
}

export function shotInHand(game: Game, task: ShootTask): ShotInHand {
  const shooter = operativeById(game.state, task.operative);
  const target = operativeById(game.state, task.sequence.target);
  const { facts, role, rerollsPassed: declined } = task.sequence;
  const carried = weaponById(shooter, task.weapon);
  const used = attackContext(game.state, {
    attacker: shooter,
    weapon: carried,
    target,
    via: task.via,
    facts,
    declined,
  });
  const share = shareOf(task);
  const context = share === undefined ? used : { ...used, weapon: { ...used.weapon, attacks: share } };
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
      ...savingBy(game, target, { weapon, by: task.sequence.saveBy }),
      defenceDice: game.rules.defenceDice(target),
      targetOrder: target.order,
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
