import { geometry } from '../../../board/geometry.ts';
import type { Look } from '../../../board/looks.ts';
import { MARGIN } from '../../../board/margin.ts';
import type { Sure } from '../../../board/sure.ts';
import { EPSILON, toGrid } from '../../../board/units.ts';
import { factsNow } from '../../../family/killteam/attack/attackContext.ts';
import { boardNow, factsOfLook } from '../../../family/killteam/attack/boardGeometry.ts';
import { effectiveFacts } from '../../../family/killteam/attack/effectiveFacts.ts';
import { forceOf, standing, tableSide } from '../../../family/killteam/model/lookup.ts';
import type { Operative } from '../../../family/killteam/model/operative.ts';
import type { BattleState } from '../../../family/killteam/model/state.ts';
import type { Game } from '../../../family/killteam/rules/game.ts';
import type { Noticed } from '../mind.ts';
import { noticedWithin } from '../noticedWithin.ts';

/** Whether an enemy notices somebody: it is near, seen and not in cover; null: one of both has no place on the board. */
function noticesOn(state: BattleState, enemy: Operative, target: Operative): Sure | null {
  const board = boardNow(state);
  const looks = board === undefined ? null : geometry().closeLookOn(board, enemy.id, target.id);
  if (looks === null) return null;
  const within = toGrid(noticedWithin(state, target));
  const holds = (look: Look, slack: number): boolean => {
    if (look.leaning === null || toGrid(look.inches) > within + slack + EPSILON) return false;
    const facts = factsNow(state, { attacker: enemy, target, facts: factsOfLook(look) });
    return !effectiveFacts(facts).cover;
  };
  const is = holds(looks.value, 0);
  const readings = [looks.value, looks.smaller, looks.larger];
  return { is, close: readings.some((look) => [-MARGIN, MARGIN].some((slack) => holds(look, slack) !== is)) };
}

/**
 * Whether unaware enemies notice somebody, as far as the board can say it: where half a millimetre decides the table is asked, and
 * where one of them has no place on the board.
 */
export function noticedOn({ state }: Game, operative: Operative): Noticed {
  const all = forceOf(state, tableSide(state))
    .filter(standing)
    .map((enemy) => ({ id: enemy.id, sure: noticesOn(state, enemy, operative) }));
  if (all.some(({ sure }) => sure?.is === true && !sure.close)) return { is: true, close: [] };
  const close = all.filter(({ sure }) => sure?.close === true).map(({ id }) => id);
  const isKnown = close.length === 0 && all.every(({ sure }) => sure !== null);
  return { is: isKnown ? false : null, close };
}

/** Who of these is closest to an enemy; null: one of them has no place on the board. */
export function closestOn({ state: { board } }: Game, enemy: string, among: readonly string[]): string | null {
  if (board === undefined) return null;
  const all = among.map((id) => ({ id, inches: geometry().inchesOn(board, enemy, id) ?? Infinity }));
  if (all.some(({ inches }) => inches === Infinity)) return null;
  return all.toSorted((one, other) => one.inches - other.inches)[0]?.id ?? null;
}
