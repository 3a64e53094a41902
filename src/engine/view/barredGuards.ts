import { attackReasons } from '../family/killteam/flow/decide/attack.ts';
import { findOperative, ofSide, opposing, standing } from '../family/killteam/model/lookup.ts';
import type { Operative } from '../family/killteam/model/operative.ts';
import type { Rejection } from '../family/killteam/model/rejection.ts';
import type { Game } from '../family/killteam/rules/game.ts';
import type { Request } from '../family/killteam/model/request.ts';

/** Somebody on guard to whom the interrupt is no use, and why. */
export interface BarredGuard {
  readonly operative: Operative;
  readonly reason: Rejection;
}

/** Why it could not shoot or fight anybody if it interrupted now, as far as the table has told; null: it could. */
function barredBy(game: Game, guard: Operative, acting: string): Rejection | null {
  const { state } = game;
  const now = game.at({ ...state, tasks: [], interrupt: { operative: guard.id, enemy: acting } });
  const enemies = ofSide(state, opposing(state, guard.side)).filter(standing);
  // What is told is the best weapon against whoever has just acted: guns before blades.
  const weapons = guard.weapons.toSorted((one, other) => other.kind.localeCompare(one.kind));
  const against = enemies
    .toSorted((one, other) => Number(other.id === acting) - Number(one.id === acting))
    .flatMap((target) => weapons.map((weapon) => attackReasons(now, { operative: guard, weapon, target })));
  return against.some((reasons) => reasons.length === 0) ? null : (against[0]?.[0] ?? null);
}

/** Of those whom an open question offers an interrupt: who could attack nobody, each with the reason. */
export function barredGuards(game: Game, request: Request): readonly BarredGuard[] {
  if (request.kind !== 'pick' || request.question !== 'guardInterrupt') return [];
  const { operative: acting, options } = request;
  return options.flatMap(({ id }) => {
    const operative = findOperative(game.state, id);
    const reason = operative === null || acting === null ? null : barredBy(game, operative, acting);
    return operative === null || reason === null ? [] : [{ operative, reason }];
  });
}
