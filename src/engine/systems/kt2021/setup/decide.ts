import type { Point } from '../../../board/plane.ts';
import { done, refused, unless } from '../../../family/killteam/flow/decide/decision.ts';
import type { Command } from '../../../family/killteam/model/command.ts';
import { opposing } from '../../../family/killteam/model/lookup.ts';
import { reject, type Rejection, when } from '../../../family/killteam/model/rejection.ts';
import type { BattleDecision, Game } from '../../../family/killteam/rules/game.ts';
import { markerOf, matchOf } from '../match/matchOf.ts';
import { barricadeId, barricadePiece, whyNotThere } from './barricade.ts';
import { turnsOfSetUp } from './steps.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

const isSide = ({ state }: Game, side: string): boolean => state.sides.some(({ id }) => id === side);

const before = ({ state }: Game): readonly Rejection[] => when(state.phase !== 'setUp', 'wrongPhase');

/** Whole grid steps, and whole degrees of one turn. */
const isPlace = ({ x, y }: Point, turned: number): boolean =>
  [x, y, turned].every(Number.isSafeInteger) && turned >= 0 && turned < 360;

const first = (reasons: readonly Rejection[], decide: () => BattleDecision): BattleDecision => {
  const [reason] = reasons;
  return reason === undefined ? decide() : refused(reason);
};

/** L-02: one side defends, by choice or at random. */
export const setDefender = (game: Game, { side }: Of<'setDefender'>): BattleDecision =>
  first([...before(game), ...when(!isSide(game, side), 'wrongSide')], () =>
    done(game, [{ type: 'defenderSet', side }]),
  );

/** L-03, L-04: the next step of the set-up, or an earlier one again. */
export const moveSetUp = (game: Game, { to }: Of<'moveSetUp'>): BattleDecision => {
  const fits = Number.isInteger(to) && to >= 0 && to <= turnsOfSetUp(game.state).length;
  return first([...before(game), ...when(!fits, 'outOfBounds')], () => done(game, [{ type: 'setUpMoved', to }]));
};

/** L-03: a barricade of a side, on a board. The table may agree to another place than the rules have. */
export function placeBarricade(game: Game, command: Of<'placeBarricade'>): BattleDecision {
  const { side, number, at, turned, override } = command;
  const { state } = game;
  const id = barricadeId(side, number);
  const { board } = state;
  const senseless = [
    ...before(game),
    ...when(!isSide(game, side), 'wrongSide'),
    ...when(!(number === 0 || number === 1) || !isPlace(at, turned), 'outOfBounds'),
    ...when(board === undefined, 'noBoard'),
  ];
  if (board === undefined || senseless.length > 0) return first(senseless, () => done(game, []));
  return unless(game, whyNotThere(state, board, side, { id, at, turned }), {
    override,
    events: () => [{ type: 'barricadePlaced', side, piece: barricadePiece(id, { at, turned }) }],
  });
}

/** C-46: a side chooses one of the markers; where the choices must differ, not the one of the other side. */
export function chooseMarker(game: Game, { side, choice: id, marker }: Of<'chooseMarker'>): BattleDecision {
  const choice = matchOf(game.state)?.choices.find((each) => each.id === id);
  if (choice === undefined || markerOf(game.state, marker) === null)
    return refused(reject('unknownObjective', { objective: choice === undefined ? id : marker }));
  const other = isSide(game, side) ? game.state.chosenMarkers?.[id]?.[opposing(game.state, side)] : undefined;
  return first(
    [
      ...before(game),
      ...when(!isSide(game, side), 'wrongSide'),
      ...when(choice.differ && other === marker, 'mustDiffer'),
    ],
    () => done(game, [{ type: 'markerChosen', side, choice: id, marker }]),
  );
}
