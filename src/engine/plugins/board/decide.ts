import type { Reading } from '../../board/battleBoard.ts';
import { geometry } from '../../board/geometry.ts';
import { drawFrom } from '../../board/setUp/draw.ts';
import { done, refused, unless } from '../../family/killteam/flow/decide/decision.ts';
import { findOperative, standing } from '../../family/killteam/model/lookup.ts';
import { boardShot } from '../../family/killteam/attack/boardGeometry.ts';
import { tableGeometry } from '../../family/killteam/attack/attackContext.ts';
import { reject } from '../../family/killteam/model/rejection.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import type { BattleDecision, Game } from '../../family/killteam/rules/game.ts';
import type { MarkersOf, StartOf } from './markersOfTable.ts';
import type { BoardCommand } from './command.ts';
import { withLines } from './lines.ts';

type Of<T extends BoardCommand['type']> = Extract<BoardCommand, { type: T }>;

const strangerIn = (state: BattleState, places: object): string | undefined =>
  Object.keys(places).find((id) => findOperative(state, id) === null);

/** Takes up a board, or another one, with everybody where they stand, the markers of the mission on it, its zones as it has them and what environments lay across. A board with a fault is refused. */
export const takeUpBoard =
  (reading: Reading, markersOf: MarkersOf, startOf: StartOf) =>
  (game: Game, { map, places }: Of<'takeUpBoard'>): BattleDecision => {
    const [fault] = geometry().mapProblems(map);
    if (fault !== undefined) return refused(reject('badBoard', { at: fault.at, what: fault.what }));
    const stranger = strangerIn(game.state, places);
    if (stranger !== undefined) return refused(reject('unknownOperative', { operative: stranger }));
    const { mission, seed } = game.state;
    const withMarkers = geometry().bound(map, markersOf(mission), drawFrom(`${seed}/markers`));
    const laidOut = withLines(geometry().startedInMiddle(withMarkers, startOf(mission)), game.state);
    return done(game, [{ type: 'boardTaken', board: { map: laidOut, reading, places } }]);
  };

/** Those whose bases may not be overlapped. */
const others = ({ operatives }: BattleState, id: string): readonly string[] =>
  operatives.filter((each) => each.id !== id && standing(each)).map((each) => each.id);

const noBoard = (): BattleDecision => refused(reject('noBoard'));

/** The battle goes on without its board: heights and control range stay as they were last. */
export const dropBoard = (game: Game): BattleDecision =>
  game.state.board === undefined ? noBoard() : done(game, [{ type: 'boardDropped' }]);

/** Somebody stands there from now on, by no rule: at the set-up, or where the table and the board differ. */
export function placeOnBoard(game: Game, { operative, at, override }: Of<'placeOnBoard'>): BattleDecision {
  const { state } = game;
  if (state.board === undefined) return noBoard();
  if (findOperative(state, operative) === null) return refused(reject('unknownOperative', { operative }));
  const wrong = at === null ? null : geometry().misplacedAt(state.board, at, others(state, operative));
  return unless(game, wrong === null ? [] : [reject(wrong, { operative })], {
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

/** What can be said of a shot by hand. */
const SAID = ['visible', 'cover', 'obscured'] as const;

/** What the table says of a shot stands before what the board does: cover and obscured of two features, once they are said by hand. */
export function overruleBoard(game: Game, { shooter, target, facts }: Of<'overruleBoard'>): BattleDecision {
  const { state } = game;
  const [from, at] = [findOperative(game.state, shooter), findOperative(game.state, target)];
  if (from === null) return refused(reject('unknownOperative', { operative: shooter }));
  if (at === null) return refused(reject('unknownOperative', { operative: target }));
  if (state.board === undefined) return noBoard();
  const [bySight, before] = [boardShot(state, from, at), tableGeometry.shot(state, from, at)];
  const now = { ...before, ...facts, oneFeature: 'no' as const };
  // Once all is as the board has it, one feature that does both does one of both again.
  const isBack = bySight !== null && SAID.every((fact) => bySight[fact] === now[fact]);
  return done(game, [
    { type: 'factsSet', shooter, target, facts: isBack ? { ...now, oneFeature: bySight.oneFeature } : now },
  ]);
}
