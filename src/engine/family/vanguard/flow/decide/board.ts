import type { BattleBoard } from '../../../../board/battleBoard.ts';
import { doorOn } from '../../../../board/doors.ts';
import type { Attack } from '../../card/card.ts';
import type { BattleState } from '../../model/battle.ts';
import type { Command } from '../../model/command.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { Aimed, Moved } from '../../model/facts.ts';
import { findModel } from '../../model/lookup.ts';
import { boardBook, bookFor, type BoardGoing, type MadeWay } from '../../model/onBoard.ts';
import { reject, type Rejection } from '../../model/rejection.ts';
import { type BattleDecision, done, refused, unless } from './decision.ts';

type Of<T extends Command['type']> = Extract<Command, { readonly type: T }>;

/** What a move comes to: as the board says by its way, else as the table does. */
export function onItsWay(state: BattleState, moved: Moved, going: Omit<BoardGoing, 'path'>): MadeWay | Rejection {
  if (moved.way === undefined) return { moved, overruled: [] };
  return bookFor(state)?.moved(state, { ...going, path: moved.way.path }) ?? reject('noBoard');
}

/** Targets that the board does not see, or has out of range, and the table says otherwise: said as such. */
export function againstBoard(
  state: BattleState,
  attacker: string,
  attack: Attack,
  targets: readonly Aimed[],
): readonly BattleEvent[] {
  return targets.flatMap(({ model, facts }): BattleEvent[] => {
    const seen = bookFor(state)?.sighted(state, attacker, model, attack)?.facts ?? null;
    const isDenied = seen !== null && ((facts.sight && !seen.sight) || (facts.inRange && !seen.inRange));
    return isDenied ? [{ type: 'factsSet', model, facts }] : [];
  });
}

function whyNoPlaces(state: BattleState, { places }: Pick<BattleBoard, 'places'>): Rejection | null {
  const stranger = Object.keys(places).find((id) => findModel(state, id) === null);
  return stranger === undefined ? null : reject('unknownModel', { model: stranger });
}

/** A board is taken up, or another one, with everybody where they stand, and the objectives on it as its markers. One with a fault is refused. */
export function takeUpBoard(
  state: BattleState,
  { map, places, alone = state.board?.alone }: Of<'takeUpBoard'>,
): BattleDecision {
  const book = boardBook();
  const board: BattleBoard = { map, reading: 'bodies', places, ...(alone !== undefined && { alone }) };
  return unless(state, book.whyNoBoard(board) ?? whyNoPlaces(state, board), () => [
    { type: 'boardTaken', board: { ...board, map: book.laidOut(map, state) } },
  ]);
}

/** An objective lies there from now on, as the players agree (V-84). Refused over the edge of the board, or where it has no such marker. */
export function layMarker({ board, ...state }: BattleState, { marker, at }: Of<'layMarker'>): BattleDecision {
  if (board === undefined) return refused(reject('noBoard'));
  const zone = board.map.zones.find(({ id, kind }) => id === marker && kind === 'marker');
  if (zone === undefined) return refused(reject('unknownObjective', { objective: marker }));
  const isOn = at.x >= 0 && at.y >= 0 && at.x <= board.map.width && at.y <= board.map.height;
  if (!isOn) return refused(reject('offBoard'));
  return done({ ...state, board }, [{ type: 'markerLaid', marker, name: zone.name, at }]);
}

/** The battle goes on without its board: who is in whose reach stays as it was last. */
export const dropBoard = (state: BattleState): BattleDecision =>
  state.board === undefined ? refused(reject('noBoard')) : done(state, [{ type: 'boardDropped' }]);

/** A model stands there from now on, by no rule: at the set-up, or where the table and the board differ. */
export function placeOnBoard(state: BattleState, { model, at }: Of<'placeOnBoard'>): BattleDecision {
  const book = bookFor(state);
  if (book === null) return refused(reject('noBoard'));
  if (findModel(state, model) === null) return refused(reject('unknownModel', { model }));
  return unless(state, at === null ? null : book.whyNotAt(state, model, at), () => [
    { type: 'boardPlaced', model, at },
  ]);
}

/** Several stand where they are put, all of them or none: nobody in terrain, over the edge or on another. */
export function setUpOnBoard(state: BattleState, { places }: Of<'setUpOnBoard'>): BattleDecision {
  const [book, { board }] = [bookFor(state), state];
  if (book === null || board === undefined) return refused(reject('noBoard'));
  const then = { ...state, board: { ...board, places: { ...board.places, ...places } } };
  const all = Object.entries(places);
  const wrong = all.map(([model, at]) => book.whyNotAt(then, model, at)).find((why) => why !== null);
  return unless(state, whyNoPlaces(state, { places }) ?? wrong ?? null, () =>
    all.map(([model, at]) => ({ type: 'boardPlaced', model, at })),
  );
}

/** The table has the word on what one sees of another; said as the board has it, the board has it again. Nothing where one of both has no place. */
export function overruleBoard(state: BattleState, { from, to, facts }: Of<'overruleBoard'>): BattleDecision {
  const book = bookFor(state);
  if (book === null) return refused(reject('noBoard'));
  const stranger = [from, to].find((id) => findModel(state, id) === null);
  if (stranger !== undefined) return refused(reject('unknownModel', { model: stranger }));
  return done(state, book.overruled(state, from, to, facts));
}

/** The doors of a piece stand open or are shut, by no rule: the book has none for doors. */
export function moveDoor(state: BattleState, { door, open }: Of<'moveDoor'>): BattleDecision {
  const [book, piece] = [bookFor(state), state.board === undefined ? null : doorOn(state.board.map, door)];
  if (book === null) return refused(reject('noBoard'));
  if (piece === null) return refused(reject('unknownDoor', { door }));
  const there = open ? null : book.inDoorway(state, door);
  return unless(state, there === null ? null : reject('inDoorway', { model: there }), () => [
    { type: 'doorMoved', door, open },
  ]);
}
