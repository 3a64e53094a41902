import { findOperative, forceOf, standing } from '../family/killteam/model/lookup.ts';
import type { Operative } from '../family/killteam/model/operative.ts';
import type { BattleState } from '../family/killteam/model/state.ts';
import type { Reported } from './model/walk.ts';

/** Nobody of the retinue was left to hold the field, or the battle was broken off with enemies on it. */
function withdrew(battle: BattleState): boolean {
  const reason = battle.result?.reason;
  return reason === 'retinueDown' || (reason === 'ended' && forceOf(battle, 'enemy').some(standing));
}

/** Carried by a friend who stands, it is not left on the board. */
const carriedAway = (battle: BattleState, { carriedBy }: Operative): boolean => {
  const carrier = carriedBy === null ? null : findOperative(battle, carriedBy);
  return carrier !== null && standing(carrier);
};

/** What a battle says of one operative. `member`: of the roster, null: of none; `downedIn`: the turning point. */
export function lineOf(
  battle: BattleState,
  operative: Operative,
  at: { member: string | null; downedIn: number | null },
): Reported {
  const { id, name, slain, reanimations, kills, killedHeavy, downedBy, abilities } = operative;
  const down = !standing(operative) || slain;
  return {
    id,
    member: at.member,
    name,
    down,
    slain,
    leftBehind: down && !slain && withdrew(battle) && !carriedAway(battle, operative),
    reanimations,
    kills,
    heavyKills: Math.min(kills, killedHeavy),
    downedBy: down && downedBy !== null ? (findOperative(battle, downedBy)?.name ?? null) : null,
    downedIn: down ? at.downedIn : null,
    medic: abilities.includes('medic'),
  };
}
