import { rangeSaid } from '../../board/apart.ts';
import type { BattleBoard } from '../../board/battleBoard.ts';
import { withDoor } from '../../board/doors.ts';
import { geometry } from '../../board/geometry.ts';
import type { BattleState } from '../../family/vanguard/model/battle.ts';
import type { BattleEvent, EventType } from '../../family/vanguard/model/event.ts';
import { inPlayOf, topTask } from '../../family/vanguard/model/lookup.ts';
import { bodyOfModel } from './bodyOf.ts';
import { returnedAt } from './returning.ts';
import { reachingOf } from './reach.ts';
import { overruled } from './sighted.ts';

/** After these somebody stands elsewhere, lies, stands up, or is no more. */
const CHANGES: ReadonlySet<EventType> = new Set([
  'boardTaken',
  'boardPlaced',
  'doorMoved',
  'placed',
  'moved',
  'returned',
  'removed',
  'knockedDown',
  'stoodUp',
  'corrected',
]);

/** Who has moved and nobody knows where to, or is out of play, has no place. */
function lost(
  { models }: BattleState,
  { places }: BattleBoard,
  events: readonly BattleEvent[],
): readonly BattleEvent[] {
  const strayed = new Set(events.flatMap((e) => (e.type === 'moved' && e.at === undefined ? [e.model] : [])));
  return models
    .filter(({ id, inPlay, placed }) => places[id] !== undefined && (strayed.has(id) || (placed && !inPlay)))
    .map(({ id }): BattleEvent => ({ type: 'boardPlaced', model: id, at: null }));
}

/** Who lies is half as high, and who stands up is not (V-42). */
const heads = ({ models }: BattleState, { places }: BattleBoard): readonly BattleEvent[] =>
  models.flatMap((model): BattleEvent[] => {
    const at = places[model.id];
    const { head } = bodyOfModel(model);
    return at === undefined || !model.inPlay || at.head === head
      ? []
      : [{ type: 'boardPlaced', model: model.id, at: { ...at, head } }];
  });

const keyOf = (pairs: BattleState['engagement']): string =>
  pairs
    .map((pair) => pair.join(' '))
    .toSorted()
    .join('/');

/** Who has just come back stands beside who acts (V-07). */
const back = (state: BattleState, events: readonly BattleEvent[]): readonly BattleEvent[] =>
  events.flatMap((event): BattleEvent[] => {
    const at = event.type === 'returned' ? returnedAt(state, event.model) : null;
    return event.type === 'returned' && at !== null ? [{ type: 'boardPlaced', model: event.model, at }] : [];
  });

/** Whether somebody stands or lies otherwise after these events: of all others what was said by hand stands. */
function movedBy(events: readonly BattleEvent[]): (id: string) => boolean {
  if (events.some(({ type }) => type === 'boardTaken' || type === 'corrected')) return () => true;
  const moved = new Set(events.flatMap((event) => (CHANGES.has(event.type) && 'model' in event ? [event.model] : [])));
  return (id) => moved.has(id);
}

type Pairs = (one: string, other: string) => boolean;

/** Pairs that a door which has moved brings into reach or out of it: one sees the other through it now, or no more. */
function throughDoors(state: BattleState, board: BattleBoard, events: readonly BattleEvent[]): Pairs {
  const moved = events.flatMap((event) => (event.type === 'doorMoved' ? [event] : []));
  if (moved.length === 0) return () => false;
  const before = { ...board, map: moved.reduce((map, { door, open }) => withDoor(map, door, !open), board.map) };
  const changed = inPlayOf(state, state.sides[0].id).flatMap(({ id }) =>
    reachingOf(state, id)
      .filter((near) => geometry().reachesOn(before, id, near) !== geometry().reachesOn(board, id, near))
      .map((near) => `${id} ${near.id}`),
  );
  const pairs = new Set(changed);
  return (one, other) => pairs.has(`${one} ${other}`) || pairs.has(`${other} ${one}`);
}

/** Who is in whose reach is as the board has it, where something has changed between both; of others it stays as it was said (V-39). */
function engagement(state: BattleState, board: BattleBoard, changed: Pairs): readonly BattleEvent[] {
  const isHere = (id: string): boolean => board.places[id] !== undefined;
  const isAnew = (one: string, other: string): boolean => isHere(one) && isHere(other) && changed(one, other);
  const kept = state.engagement.filter(([one, other]) => !isAnew(one, other));
  const found = inPlayOf(state, state.sides[0].id).flatMap(({ id }) =>
    reachingOf(state, id)
      .filter((near) => isAnew(id, near.id) && geometry().reachesOn(board, id, near) === true)
      .map((near): [string, string] => [id, near.id]),
  );
  const pairs = [...kept, ...found];
  return keyOf(pairs) === keyOf(state.engagement) ? [] : [{ type: 'boardEngages', pairs }];
}

function withPlaces(board: BattleBoard, events: readonly BattleEvent[]): BattleBoard {
  const places = { ...board.places };
  for (const event of events) {
    if (event.type !== 'boardPlaced') continue;
    if (event.at === null) delete places[event.model];
    else places[event.model] = event.at;
  }
  return { ...board, places };
}

/** What the table has said of targets of the attack in hand, against the board, stays. */
function saidAgainst(state: BattleState, events: readonly BattleEvent[]): readonly BattleEvent[] {
  const task = topTask(state);
  if (task?.kind !== 'attack' || task.attacker === null) return [];
  const { attacker, attack, how } = task;
  return events.flatMap((event) => {
    if (event.type !== 'factsSet') return [];
    const { sight: visible, cover, obscured, inRange } = event.facts;
    const isAimed = how === 'attack' || how === 'charge';
    const apart = attack === null || !isAimed ? {} : rangeSaid(attack.range, inRange);
    return overruled(state, attacker, event.model, { visible, cover, obscured, ...apart });
  });
}

/** What the board says anew after these events; while somebody is on its way, nothing. */
export function follows(state: BattleState, events: readonly BattleEvent[]): readonly BattleEvent[] {
  const { board, tasks } = state;
  if (board === undefined) return [];
  const said = saidAgainst(state, events);
  if (tasks.some(({ kind }) => kind === 'move')) return said;
  if (!events.some((event) => CHANGES.has(event.type) && !isPair(event))) return said;
  const gone = [...said, ...lost(state, board, events), ...back(state, events)];
  const placed = [...gone, ...heads(state, withPlaces(board, gone))];
  const now = withPlaces(board, placed);
  const moved = movedBy([...events, ...placed]);
  const through = throughDoors(state, now, events);
  return [...placed, ...engagement(state, now, (one, other) => moved(one) || moved(other) || through(one, other))];
}

/** What is said by hand of two holds until somebody moves. */
const isPair = (event: BattleEvent): boolean => event.type === 'corrected' && event.correction.what === 'engaged';
