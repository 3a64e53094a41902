import { damageEvents } from '../attack/damage.ts';
import type { BattleEvent } from '../model/event.ts';
import type { Game } from '../rules/game.ts';
import type { Operative } from '../model/operative.ts';
import { engagedWith, operativeById, pairOf } from '../model/lookup.ts';
import { changesOf, type Source } from '../stats/changes.ts';
import { spoke } from '../stats/uses.ts';
import { aplOf } from '../stats/stats.ts';

/** inches fallen beyond APL, rounded up, are wounds; some floors cost more (C12), some fall softly (C4). */
export const fallDamage = (game: Game, operative: Operative, inches: number): number =>
  fallsSoftly(game, operative, inches) === null ? hardFall(game, operative, inches) : 0;

/** Wounds of a fall that nothing makes soft. */
const hardFall = (game: Game, operative: Operative, inches: number): number =>
  Math.max(
    0,
    Math.ceil(inches - aplOf(game, operative) - 1e-6),
    ...changesOf(game.state, operative, 'fallDamage')
      .filter(({ change }) => inches > change.over)
      .map(({ change }) => change.least),
  );

/** What lets it fall so far without harm; null: nothing does. */
const fallsSoftly = ({ state }: Game, operative: Operative, inches: number): Source | null =>
  changesOf(state, operative, 'fallSafe').find(({ change }) => inches <= change.upTo)?.source ?? null;

/** What spares it the wounds of this fall is told; nothing is, when there are none. */
function spared(game: Game, operative: Operative, inches: number): readonly BattleEvent[] {
  const softly = fallsSoftly(game, operative, inches);
  return softly === null || hardFall(game, operative, inches) === 0 ? [] : [spoke(operative, softly)];
}

/** A fall of so many inches: it is down there now, hurt or not, with nobody in control range and no longer on guard. `by` has the credit. */
export function fallEvents(
  game: Game,
  operative: Operative,
  fall: { readonly inches: number; readonly by: string | null },
): readonly BattleEvent[] {
  const { state } = game;
  const { id } = operative;
  // An interrupt under way ends its guard by itself.
  const offGuard = operative.guard && state.interrupt?.operative !== id;
  return [
    { type: 'fell', operative: id, inches: fall.inches },
    { type: 'factsForgotten', operative: id },
    ...engagedWith(state, id).map((foe) => ({
      type: 'engagementChanged' as const,
      pair: pairOf(state, operative, operativeById(state, foe)),
      on: false,
    })),
    ...(offGuard ? [{ type: 'guardEnded' as const, operative: id, why: 'moved' as const }] : []),
    ...spared(game, operative, fall.inches),
    ...damageEvents(state, id, { amount: fallDamage(game, operative, fall.inches), by: fall.by, cause: 'fall' }),
  ];
}
