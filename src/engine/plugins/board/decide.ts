import type { BattleBoard, BoardPlace, Reading, TableSays } from '../../board/battleBoard.ts';
import { geometry } from '../../board/geometry.ts';
import { drawFrom } from '../../board/setUp/draw.ts';
import { done, refused, unless } from '../../family/killteam/flow/decide/decision.ts';
import { findOperative, standing } from '../../family/killteam/model/lookup.ts';
import { boardNow, boardShot } from '../../family/killteam/attack/boardGeometry.ts';
import { tableGeometry } from '../../family/killteam/attack/attackContext.ts';
import type { BattleEvent } from '../../family/killteam/model/event.ts';
import { pairKey, type ShotFacts } from '../../family/killteam/model/facts.ts';
import type { Operative } from '../../family/killteam/model/operative.ts';
import { reject, type Rejection } from '../../family/killteam/model/rejection.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import type { BattleDecision, Game } from '../../family/killteam/rules/game.ts';
import type { MarkersOf, StartOf } from './markersOfTable.ts';
import type { BoardCommand } from './command.ts';
import { isGround, spokenFor, wantedOn } from './ground.ts';
import { withLines } from './lines.ts';
import { withMarks } from './marks.ts';
import { zonesLying } from '../../family/killteam/model/boardMarkers.ts';

type Of<T extends BoardCommand['type']> = Extract<BoardCommand, { type: T }>;

const strangerIn = (state: BattleState, places: object): string | undefined =>
  Object.keys(places).find((id) => findOperative(state, id) === null);

/** Takes up a board, or another one, with everybody where they stand, the markers of the mission on it, its zones as it has them what environments lay across, and the marks of events. A board with a fault is refused. */
export const takeUpBoard =
  (reading: Reading, markersOf: MarkersOf, startOf: StartOf) =>
  (game: Game, { map, places, alone = game.state.board?.alone }: Of<'takeUpBoard'>): BattleDecision => {
    const [fault] = geometry().mapProblems(map);
    if (fault !== undefined) return refused(reject('badBoard', { at: fault.at, what: fault.what }));
    const stranger = strangerIn(game.state, places);
    if (stranger !== undefined) return refused(reject('unknownOperative', { operative: stranger }));
    const { mission, seed } = game.state;
    // Zones of the sides first: a marker that lies in one leaves it to them.
    const deployed = isGround(mission, map) ? geometry().deployedOn(map, mission.ground?.sides ?? [[], []]) : map;
    const markers = wantedOn(mission, deployed, markersOf(mission));
    const withMarkers = geometry().bound(deployed, markers, drawFrom(`${seed}/markers`), spokenFor(game.state, map));
    const started = geometry().startedInMiddle(withMarkers, startOf(mission));
    const laidOut = withMarks(withLines(started, game.state), game.state);
    return done(game, [
      { type: 'boardTaken', board: { map: laidOut, reading, places, ...(alone !== undefined && { alone }) } },
    ]);
  };

/** Those whose bases may not be overlapped. */
const others = ({ operatives }: BattleState, id: string): readonly string[] =>
  operatives.filter((each) => each.id !== id && standing(each)).map((each) => each.id);

const noBoard = (): BattleDecision => refused(reject('noBoard'));

/** The battle goes on without its board: heights and control range stay as they were last. */
export const dropBoard = (game: Game): BattleDecision =>
  game.state.board === undefined ? noBoard() : done(game, [{ type: 'boardDropped' }]);

/** What is wrong with a place for somebody, and what of that no table can have. */
function whyNotAt(state: BattleState, board: BattleBoard, operative: string, at: BoardPlace): readonly Rejection[] {
  const around = others(state, operative);
  const [wrong, never] = [geometry().misplacedAt(board, at, around), geometry().neverAt(board, at, around)];
  return [
    ...(wrong === null ? [] : [reject(wrong, { operative })]),
    ...(never === null ? [] : [reject('cannotStand', { operative, why: never })]),
  ];
}

/** Somebody stands there from now on, by no rule: at the set-up, or where the table and the board differ. */
export function placeOnBoard(game: Game, { operative, at, override }: Of<'placeOnBoard'>): BattleDecision {
  const { state } = game;
  if (state.board === undefined) return noBoard();
  if (findOperative(state, operative) === null) return refused(reject('unknownOperative', { operative }));
  return unless(game, at === null ? [] : whyNotAt(state, state.board, operative, at), {
    override,
    events: () => [
      { type: 'factsForgotten', operative },
      { type: 'boardPlaced', operative, at },
    ],
  });
}

/** A marker lies where it is put. Refused over the edge of the board, or where the board has none of that name. */
export function layMarker(game: Game, { marker, at }: Of<'layMarker'>): BattleDecision {
  const { board } = game.state;
  if (board === undefined) return noBoard();
  const zone = board.map.zones.find(({ id, kind }) => id === marker && kind !== 'drop');
  if (zone === undefined) return refused(reject('unknownObjective', { objective: marker }));
  const isOn = at.x >= 0 && at.y >= 0 && at.x <= board.map.width && at.y <= board.map.height;
  if (!isOn) return refused(reject('offBoard', { marker }));
  return done(game, [{ type: 'markerLaid', marker, name: zone.name, at }]);
}

/** A marker lies nowhere on the board any more. Refused where none of that name lies there. */
export function takeMarker(game: Game, { marker }: Of<'takeMarker'>): BattleDecision {
  if (game.state.board === undefined) return noBoard();
  const zone = zonesLying(game.state, 'marker').find(({ id }) => id === marker);
  if (zone === undefined) return refused(reject('unknownObjective', { objective: marker }));
  return done(game, [{ type: 'markerTaken', marker, name: zone.name, operative: null }]);
}

/** Several stand where they are put, all of them or none: nobody in terrain, over the edge or on another. */
export function setUpOnBoard(game: Game, { places }: Of<'setUpOnBoard'>): BattleDecision {
  const { state } = game;
  const { board } = state;
  if (board === undefined) return noBoard();
  const stranger = strangerIn(state, places);
  if (stranger !== undefined) return refused(reject('unknownOperative', { operative: stranger }));
  const then = { ...board, places: { ...board.places, ...places } };
  for (const [operative, at] of Object.entries(places)) {
    const wrong = geometry().misplacedAt(then, at, others(state, operative));
    if (wrong !== null) return refused(reject(wrong, { operative }));
  }
  const events = Object.entries(places).flatMap(([operative, at]) => [
    { type: 'factsForgotten', operative } as const,
    { type: 'boardPlaced', operative, at } as const,
  ]);
  return done(game, events);
}

/** A shot that was told of in this activation is told of as the board with the table has it now. */
function setAnew(state: BattleState, from: Operative, at: Operative): readonly BattleEvent[] {
  const before = state.facts[pairKey(from.id, at.id)];
  const now = before === undefined ? null : boardShot(state, from, at);
  if (before === undefined || now === null) return [];
  const { visible, cover, coverIsLight, obscured, oneFeature } = now;
  const facts = { ...before, visible, cover, coverIsLight, obscured, oneFeature };
  return [{ type: 'factsSet', shooter: from.id, target: at.id, facts }];
}

/** The same as facts of a shot, with those that were told or usual. */
const factsWith = (told: ShotFacts, { visible, cover, obscured, within, beyond }: TableSays): ShotFacts => ({
  ...told,
  visible: visible ?? told.visible,
  cover: cover ?? told.cover,
  obscured: obscured ?? told.obscured,
  inRange: within !== undefined || (beyond === undefined && told.inRange),
});

/** What the table says of a shot stands before what the board does: cover and obscured of two features, once they are said by hand. */
export function overruleBoard(game: Game, { shooter, target, facts }: Of<'overruleBoard'>): BattleDecision {
  const { state } = game;
  const [from, at] = [findOperative(state, shooter), findOperative(state, target)];
  if (from === null) return refused(reject('unknownOperative', { operative: shooter }));
  if (at === null) return refused(reject('unknownOperative', { operative: target }));
  const board = boardNow(state);
  if (board === undefined) return noBoard();
  const said = geometry().overrulingsOn(board, shooter, target, facts);
  // Beside the board the table is asked anyway: it has said so for this activation.
  if (said === null)
    return done(game, [
      { type: 'factsSet', shooter, target, facts: factsWith(tableGeometry.shot(state, from, at), facts) },
    ]);
  const events = said.map((each): BattleEvent => ({ type: 'boardOverruled', ...each }));
  const then = game.rules.evolve(state, events);
  return done(game, [...events, ...setAnew(then, from, at), ...setAnew(then, at, from)]);
}
