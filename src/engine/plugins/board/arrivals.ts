import type { BattleBoard } from '../../board/battleBoard.ts';
import { geometry } from '../../board/geometry.ts';
import type { BattleEvent } from '../../family/killteam/model/event.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import { zonesMeant } from './ground.ts';
import { aboutWhom } from './marks.ts';

/** Where a group comes in, as its table says it, and what all of it draw alike by; null: nobody comes by a table. */
function groupOf({ tasks, operatives }: BattleState, events: readonly BattleEvent[]) {
  for (const event of events)
    if (event.type === 'effectNoted' && event.op === 'spawn' && typeof event.params.where === 'string')
      return { where: event.params.where, key: `${event.source}/${operatives.length}` };
  const top = tasks.at(-1);
  return top?.kind === 'spawn' ? { where: top.where, key: top.id } : null;
}

/** Who is kept clear of where a table says so in words, by a keyword of theirs. */
const CLEAR_OF: ReadonlyMap<string, string> = new Map([
  ['at a random entry point, more than 6" from the witness', 'WITNESS'],
]);

/** Where those stand that a group comes in far from before all others. */
function clearOf({ operatives }: BattleState, { places }: BattleBoard, where: string) {
  const keyword = CLEAR_OF.get(where);
  if (keyword === undefined) return [];
  return operatives.flatMap(({ id, keywords }) => (keywords.includes(keyword) ? (places[id] ?? []) : []));
}

/** Those who have just come into the battle stand where the table says, as far as the board can tell; all others wait to be put down. */
export function arrivalsOn(
  state: BattleState,
  board: BattleBoard,
  events: readonly BattleEvent[],
): readonly BattleEvent[] {
  const added = events.flatMap((event) => (event.type === 'operativeAdded' ? [event.operative] : []));
  const [first] = added;
  const group = first === undefined ? null : groupOf(state, events);
  if (first === undefined || group === null) return [];
  const { operatives, seed, sides, turningPoint } = state;
  const arriving = {
    where: group.where,
    who: added.map(({ id, maxWounds, keywords, zones }) => ({
      id,
      wounds: maxWounds,
      keywords,
      by: zones === undefined ? undefined : zonesMeant(state, zones),
    })),
    foes: operatives.filter(({ side }) => side !== first.side).map(({ id }) => id),
    side: first.side === sides[0].id ? (0 as const) : (1 as const),
    about: aboutWhom(state, board),
    clearOf: clearOf(state, board, group.where),
  };
  const places = geometry().arrive(board, arriving, `${seed}/arrive/${turningPoint}/${group.key}`);
  return Object.entries(places).map(([operative, at]) => ({ type: 'boardPlaced', operative, at }));
}
