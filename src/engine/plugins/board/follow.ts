import { rangeSaid } from '../../board/apart.ts';
import type { BattleBoard, TableSays } from '../../board/battleBoard.ts';
import type { ActionId } from '../../core/ids.ts';
import { geometry } from '../../board/geometry.ts';
import { toInches } from '../../board/units.ts';
import { boardNow } from '../../family/killteam/attack/boardGeometry.ts';
import { rangeOf } from '../../family/killteam/attack/targeting.ts';
import type { BattleEvent, EventType } from '../../family/killteam/model/event.ts';
import {
  areEngaged,
  operativeById,
  pairOf,
  standing,
  topTask,
  weaponById,
} from '../../family/killteam/model/lookup.ts';
import type { Operative } from '../../family/killteam/model/operative.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import type { Game } from '../../family/killteam/rules/game.ts';
import { arrivalsOn } from './arrivals.ts';
import { engagedByDoors } from './doors.ts';
import { goneAcross, linesFollow } from './lines.ts';
import { markersMoved, marksFollow } from './marks.ts';
import { passedTraps } from './traps.ts';
import { markerAt } from '../../family/killteam/model/boardMarkers.ts';

/** After these somebody or something is elsewhere, or counts, or does no more. */
const MOVES: ReadonlySet<EventType> = new Set([
  'boardTaken',
  'boardPlaced',
  'walked',
  'reanimated',
  'markerLaid',
  'markerTaken',
  'markerCarried',
]);

const MARKS: ReadonlySet<EventType> = new Set(['markerLaid', 'markerTaken', 'markerCarried']);

const onBoard = (board: BattleBoard, operative: Operative): boolean =>
  standing(operative) && board.places[operative.id] !== undefined;

/** Whether somebody stands elsewhere after these events: of all others what was said by hand stands. */
function movedBy(events: readonly BattleEvent[]): (id: string) => boolean {
  if (events.some(({ type }) => type === 'boardTaken')) return () => true;
  const moved = new Set(
    events.flatMap((event) =>
      event.type === 'boardPlaced' || event.type === 'walked' || event.type === 'reanimated' ? [event.operative] : [],
    ),
  );
  return (id) => moved.has(id);
}

/** Who is in whose control range is as the board has it, where one of both has moved; of others it stays as it was said. */
function engagement(state: BattleState, board: BattleBoard, moved: (id: string) => boolean): readonly BattleEvent[] {
  const there = state.operatives.filter((operative) => onBoard(board, operative));
  const [first] = state.sides;
  const ours = there.filter(({ side }) => side === first.id);
  const theirs = there.filter(({ side }) => side !== first.id);
  return ours.flatMap((one) =>
    theirs.flatMap((other): BattleEvent[] => {
      if (!moved(one.id) && !moved(other.id)) return [];
      const on = geometry().nearOn(board, one.id, other.id) === true;
      if (on === areEngaged(state, one.id, other.id)) return [];
      return [{ type: 'engagementChanged', pair: pairOf(state, one, other), on }];
    }),
  );
}

/** Heights on the cards of those who have moved are as the board has them. */
function heights(
  { operatives }: BattleState,
  { places }: BattleBoard,
  moved: (id: string) => boolean,
): readonly BattleEvent[] {
  return operatives.flatMap(({ id, height, onVantage }): BattleEvent[] => {
    const place = places[id];
    if (place === undefined || !moved(id)) return [];
    const [inches, vantage] = [toInches(place.z), place.vantage !== undefined];
    return [
      ...(inches === height ? [] : [{ type: 'heightSet' as const, operative: id, inches }]),
      ...(vantage === onVantage
        ? []
        : [{ type: 'flagSet' as const, operative: id, flag: 'onVantage' as const, on: vantage }]),
    ];
  });
}

/** Whether somebody who has moved has a marker in its control range is as the board has it, where markers of the mission lie on it. */
function nearMarkers(state: BattleState, board: BattleBoard, moved: (id: string) => boolean): readonly BattleEvent[] {
  if (board.map.zones.every(({ kind }) => kind !== 'marker')) return [];
  return state.operatives.flatMap(({ id, nearMarker, ...rest }): BattleEvent[] => {
    if (!moved(id) || !onBoard(board, { id, nearMarker, ...rest })) return [];
    const on = markerAt(state, id) !== null;
    return on === nearMarker ? [] : [{ type: 'flagSet', operative: id, flag: 'nearMarker', on }];
  });
}

const GOES: ReadonlySet<ActionId> = new Set(['reposition', 'dash', 'fallBack', 'charge']);

/** Who has moved and nobody knows how: the table is asked about it until it is put on the board again. */
function strayed({ operatives }: BattleState, board: BattleBoard, events: readonly BattleEvent[]) {
  const walked = new Set(events.flatMap((event) => (event.type === 'walked' ? [event.operative] : [])));
  const gone = events.flatMap((event) =>
    event.type === 'actionPerformed' && GOES.has(event.action) && !walked.has(event.operative) ? [event.operative] : [],
  );
  // Who is carried lies where it is put down.
  const carried = operatives.flatMap(({ id, carries }) => (carries !== null && walked.has(id) ? [carries] : []));
  return [...gone, ...carried]
    .filter((operative) => board.places[operative] !== undefined)
    .map((operative): BattleEvent => ({ type: 'boardPlaced', operative, at: null }));
}

type Told = Extract<BattleEvent, { type: 'factsSet' }>;

/** How far both are by the table, where it is said of the shot in hand with a weapon that does not reach everywhere. */
function rangeTold({ rules, state }: Game, { shooter, target, facts }: Told): TableSays {
  const task = topTask(state);
  if (task?.kind !== 'shoot' || task.operative !== shooter) return {};
  const [from, at] = [operativeById(state, shooter), operativeById(state, target)];
  const most = rangeOf(rules, state, {
    shooter: from,
    weapon: weaponById(from, task.weapon),
    target: at,
    via: task.via,
  });
  return most === null ? {} : rangeSaid(most, facts.inRange);
}

/** What the table has said of a shot against the board stays, of two that stand where they stand. */
const overruled = (game: Game, events: readonly BattleEvent[]): readonly BattleEvent[] =>
  events.flatMap((event) => {
    const board = event.type === 'factsSet' ? boardNow(game.state) : undefined;
    if (event.type !== 'factsSet' || board === undefined) return [];
    const { visible, cover, obscured } = event.facts;
    const says = { visible, cover, obscured, ...rangeTold(game, event) };
    const said = geometry().overrulingsOn(board, event.shooter, event.target, says) ?? [];
    return said.map((each): BattleEvent => ({ type: 'boardOverruled', ...each }));
  });

/** What the board says anew of those who stand elsewhere, and what stays of what the table says against it. */
function saidAnew(game: Game, board: BattleBoard, events: readonly BattleEvent[]): readonly BattleEvent[] {
  const { state } = game;
  const byDoors = events.some(({ type }) => type === 'doorMoved') ? engagedByDoors(state, board, events) : [];
  const said = [...overruled(game, events), ...byDoors];
  const lost = [
    ...said,
    ...strayed(state, board, events),
    ...goneAcross(state, board, events),
    ...passedTraps(state, board, events),
    ...linesFollow(state, board),
    ...marksFollow(state, board, events),
  ];
  if (!events.some(({ type }) => MOVES.has(type))) return lost;
  const moved = movedBy(events);
  // A marker that lies elsewhere lies nearer to some and farther from others.
  const near = events.some(({ type }) => MARKS.has(type)) ? () => true : moved;
  return [
    ...lost,
    ...heights(state, board, moved),
    ...engagement(state, board, moved),
    ...nearMarkers(state, board, near),
  ];
}

/** Who comes in stands where its table says, a marker lies where it does, and all that the board says anew then. */
export function boardFollows(game: Game, events: readonly BattleEvent[]): readonly BattleEvent[] {
  const { state, rules } = game;
  if (state.board === undefined) return [];
  const put = [...arrivalsOn(state, state.board, events), ...markersMoved(state, state.board, events)];
  if (put.length === 0) return saidAnew(game, state.board, events);
  const after = rules.evolve(state, put);
  return [...put, ...saidAnew(game.at(after), after.board ?? state.board, [...events, ...put])];
}
