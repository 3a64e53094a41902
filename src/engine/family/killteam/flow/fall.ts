import { damageEvents } from '../attack/damage.ts';
import type { BattleEvent } from '../model/event.ts';
import type { Game } from '../rules/game.ts';
import type { Operative } from '../model/operative.ts';
import { engagedWith, operativeById, pairOf } from '../model/lookup.ts';
import { changesOf } from '../stats/changes.ts';
import { aplOf } from '../stats/stats.ts';

/** inches fallen beyond APL, rounded up, are wounds; some floors cost more (C12), some fall softly (C4). */
export const fallDamage = (game: Game, operative: Operative, inches: number): number =>
  changesOf(game.state, operative, 'fallSafe').some(({ change }) => inches <= change.upTo)
    ? 0
    : Math.max(
        0,
        Math.ceil(inches - aplOf(game, operative) - 1e-6),
        ...changesOf(game.state, operative, 'fallDamage')
          .filter(({ change }) => inches > change.over)
          .map(({ change }) => change.least),
      );

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
    ...damageEvents(state, id, { amount: fallDamage(game, operative, fall.inches), by: fall.by, cause: 'fall' }),
  ];
}
