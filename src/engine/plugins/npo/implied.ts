import { inchesOf, type EnemySituation } from '../../behaviour/killTeam/enemySituation.ts';
import type { Operative } from '../../family/killteam/model/operative.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';

type Facts = Readonly<Record<string, boolean>>;

/** "Everybody is more than this far away", in inches: what `farFromAll` says. */
const FAR = 12;
/** Whoever charges ends within this of whom it charges, in inches. */
const CONTROL_RANGE = 1;

/** The Target Location is called as an enemy is: it is where that one stands. */
const isThere = ({ npo }: Pick<BattleState, 'npo'>, { name }: Operative): boolean => npo?.targetLocation === name;

/** The scenario is about this enemy: who is closest to it hangs on where it stands. */
const isNamed = ({ mission }: BattleState, { name }: Operative): boolean =>
  mission.ticks.some(({ whenDown }) => whenDown === name);

/** Where it stands tells of more than itself: the place that others look at, or whom they look for. */
export const isLookedAt = (state: BattleState, operative: Operative): boolean =>
  isThere(state, operative) || isNamed(state, operative);

/** Where the Target Location is the place of an enemy, that enemy is always there. */
export const atLocation = (state: BattleState, enemy: Operative): Facts =>
  isThere(state, enemy) ? { atTargetLocation: true } : {};

/**
 * What follows for each target when everybody was told to be far away: nobody is near, nor within a charge, nor within a
 * power, that goes less far. `power`: inches of the power; null: there is none, or it reaches anybody.
 */
export function whenFar(
  self: Facts,
  { situation, power }: { readonly situation: EnemySituation; readonly power: number | null },
): Facts {
  if (self['farFromAll'] !== true) return {};
  return {
    within4: false,
    ...(inchesOf('charge', situation) + CONTROL_RANGE <= FAR ? { chargeReach: false } : {}),
    ...(power !== null && power <= FAR ? { powerReach: false } : {}),
  };
}

/** Somebody was told to be near, or is in control range: then not everybody is far away. */
export const whenNear = (targets: readonly Facts[]): Facts =>
  targets.some((facts) => facts['within4'] === true || facts['inControlRange'] === true) ? { farFromAll: false } : {};
