import { done, refused, unless } from '../../../family/killteam/flow/decide/decision.ts';
import type { Command } from '../../../family/killteam/model/command.ts';
import { opposing } from '../../../family/killteam/model/lookup.ts';
import { reject, type Rejection, when } from '../../../family/killteam/model/rejection.ts';
import type { BattleDecision, Game } from '../../../family/killteam/rules/game.ts';
import { markerOf, matchOf } from '../match/matchOf.ts';
import { barricades } from './barricades.ts';
import { putDownByChance } from './byTables.ts';
import { turnsOfSetUp } from './steps.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

const isSide = ({ state }: Game, side: string): boolean => state.sides.some(({ id }) => id === side);

const before = ({ state }: Game): readonly Rejection[] => when(state.phase !== 'setUp', 'wrongPhase');

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
export function placeBarricade(game: Game, { override, ...command }: Of<'placeBarricade'>): BattleDecision {
  const { side } = command;
  const { board } = game.state;
  const [senseless] = [...before(game), ...when(!isSide(game, side), 'wrongSide')];
  if (senseless !== undefined) return refused(senseless);
  if (board === undefined) return refused(reject('noBoard'));
  const there = barricades().barricadeAt(game.state, board, command);
  if (there === null) return refused(reject('outOfBounds'));
  return unless(game, there.reasons, {
    override,
    events: () => [{ type: 'barricadePlaced', side, piece: there.piece }],
  });
}

/** L-03: the barricades that these sides have left, by chance of the battle; none where none has room. */
export function drawBarricades(game: Game, { sides }: Of<'drawBarricades'>): BattleDecision {
  const { state } = game;
  const reasons = [
    ...before(game),
    ...when(!sides.every((side) => isSide(game, side)), 'wrongSide'),
    ...when(state.board === undefined, 'noBoard'),
  ];
  return first(reasons, () => done(game, putDownByChance(state, sides)));
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
