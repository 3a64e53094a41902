import type { MapZone } from '../../board/boardMap.ts';
import type { Side } from '../../core/ids.ts';
import { standing } from '../../family/killteam/model/lookup.ts';
import type { Operative } from '../../family/killteam/model/operative.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import { aplCounts } from '../../family/killteam/stats/apl.ts';
import { statChanges } from '../../family/killteam/stats/statChanges.ts';
import { zoneMeant } from '../board/ground.ts';
import { isOver } from '../../board/zoneMark.ts';
import { inchesToMarker } from '../../family/killteam/model/boardMarkers.ts';

/** How near somebody is to a marker that is within it, in inches (A3.1). */
const CONTROL = 1;

/** Whether somebody is within a zone, of a marker within its control range; null: it has no place on the board. */
function isThere(state: BattleState, zone: MapZone, { id }: Operative): boolean | null {
  const place = state.board?.places[id];
  if (place === undefined) return null;
  if (zone.kind !== 'marker') return isOver(zone, place);
  return (inchesToMarker(state, id, zone, 'edge') ?? Infinity) <= CONTROL;
}

/** How many of these are within a zone, and of how many nobody knows; null: the battle is not on the board that has it. */
export function withinZone(
  state: BattleState,
  id: string,
  who: readonly Operative[],
): { readonly sure: number; readonly unknown: number } | null {
  const zone = zoneMeant(state, id);
  if (zone === null) return null;
  const there = who.map((each) => isThere(state, zone, each));
  return { sure: there.filter((is) => is === true).length, unknown: there.filter((is) => is === null).length };
}

/** APL as it counts for control: with the changes that count for it, which together come to 1 at most (A1.1, C9). */
function aplOf(state: BattleState, operative: Operative): number {
  if (operative.abilities.includes('ignoresApl')) return operative.apl;
  const change = statChanges(state, operative, 'apl')
    .map(({ change: { by } }) => by)
    .filter((by) => aplCounts(state, operative, by))
    .reduce((sum, by) => sum + by, 0);
  return operative.apl + Math.max(-1, Math.min(1, change));
}

/** Whether a side has more APL within a zone than the other, of those that hold an objective at all; null: nobody knows, for the board has no such zone, or not all who stand. */
export function controlsZone(state: BattleState, id: string, side: Side): boolean | null {
  const zone = zoneMeant(state, id);
  const all = state.operatives.filter(standing);
  const there = zone === null ? [null] : all.map((each) => isThere(state, zone, each));
  if (there.includes(null)) return null;
  const apl = all
    .filter(({ abilities }, at) => there[at] === true && !abilities.includes('holdsNothing'))
    .map((each) => (each.side === side ? 1 : -1) * aplOf(state, each));
  return apl.reduce((sum, each) => sum + each, 0) > 0;
}
