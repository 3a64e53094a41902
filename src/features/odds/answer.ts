import { meanOf } from '../../engine/odds/damageSums.ts';
import type { ShotOdds } from '../../engine/odds/shoot.ts';
import {
  type FightWorked,
  type OddsRefusal,
  type OddsTask,
  type OddsWorked,
  type ShotsWorked,
  workOut,
} from '../../state/odds/oddsTasks.ts';
import { attacksOf, fightOf, shotsOf } from './asked.ts';
import type { OddsSituation } from './oddsSituation.ts';

/**
 * What comes of it. `damage`: chances by wounds that the other side suffers, of a fight cut at those it has; `mean` of it in
 * wounds; `kill`: the chance that the other side falls; `killAfter`: the same after each attacker’s last shot, one in a fight;
 * `risk`: own wounds on average and the chance to suffer any (Hot) or to fall (a fight), null: there is none; `stun`: the
 * chance of a critical success where the weapon has Stun, else null.
 */
export interface Odds {
  readonly kind: 'odds';
  readonly damage: readonly number[];
  readonly mean: number;
  readonly kill: number;
  readonly killAfter: readonly number[];
  readonly risk: { readonly chance: number; readonly mean: number } | null;
  readonly stun: number | null;
}

/** An answer, or why there is none. */
export type OddsAnswer = Odds | OddsRefusal;

/** The chance that one of some things that know nothing of each other happens. */
const anyOf = (chances: readonly number[]): number => 1 - chances.reduce((none, chance) => none * (1 - chance), 1);

function riskOf(each: readonly ShotOdds[]): Odds['risk'] {
  const hurts = each.flatMap(({ self }) => (self === null ? [] : { chance: 1 - (self[0] ?? 0), mean: meanOf(self) }));
  if (hurts.length === 0) return null;
  return { chance: anyOf(hurts.map(({ chance }) => chance)), mean: hurts.reduce((sum, { mean }) => sum + mean, 0) };
}

function shooting(situation: OddsSituation, { all, each }: ShotsWorked): Odds {
  const attacks = attacksOf(situation);
  const stuns = shotsOf(situation).flatMap(({ weapon }, at) => (weapon.rules.stun ? (each[at]?.crit ?? 0) : []));
  const killAfter = attacks.map((_, at) => {
    const shots = attacks.slice(0, at + 1).reduce((sum, attack) => sum + attack.shots, 0);
    return all.killAfter[shots - 1] ?? all.kill;
  });
  return {
    kind: 'odds',
    damage: [...all.damage],
    mean: all.cappedMean,
    kill: all.kill,
    killAfter,
    risk: riskOf(each),
    stun: stuns.length === 0 ? null : anyOf(stuns),
  };
}

function fighting({ mine }: OddsSituation, { odds: { attacker, defender } }: FightWorked): Odds {
  return {
    kind: 'odds',
    damage: [...defender.left].toReversed(),
    mean: defender.lost,
    kill: defender.killed,
    killAfter: [defender.killed],
    risk: { chance: attacker.killed, mean: attacker.lost },
    stun: mine.rules.stun ? attacker.stuns : null,
  };
}

/** What is to be worked out for a situation. */
export const taskOf = (situation: OddsSituation): OddsTask =>
  situation.kind === 'shoot'
    ? { kind: 'shots', shots: shotsOf(situation), wounds: situation.theirs.wounds }
    : { kind: 'fight', fight: fightOf(situation) };

/** Whether it is worked out in far less than a frame, whatever its numbers. */
export const isShort = ({ kind, rerolls }: OddsSituation): boolean =>
  kind === 'shoot' && (rerolls === 'fails' || rerolls === 'nonCrits');

/** The answer that was worked out for a situation. */
export function answerFrom(situation: OddsSituation, worked: OddsWorked): OddsAnswer {
  if (worked.kind === 'shots') return shooting(situation, worked);
  return worked.kind === 'fight' ? fighting(situation, worked) : worked;
}

/** Works a situation out, at once; numbers that cannot be and fights beyond the bound are answers too. */
export const answerTo = (situation: OddsSituation): OddsAnswer => answerFrom(situation, workOut(taskOf(situation)));
