import { done, refused } from '../../../family/killteam/flow/decide/decision.ts';
import type { Command } from '../../../family/killteam/model/command.ts';
import { opposing } from '../../../family/killteam/model/lookup.ts';
import { reject, type Rejection, when } from '../../../family/killteam/model/rejection.ts';
import type { BattleDecision, Game } from '../../../family/killteam/rules/game.ts';
import { markerOf, matchOf } from '../match/matchOf.ts';
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
