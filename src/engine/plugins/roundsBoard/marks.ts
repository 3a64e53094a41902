import { geometry } from '../../board/geometry.ts';
import { type Mark, inchesBetween, middleOf } from '../../board/zoneMark.ts';
import type { Ticks } from '../../board/surely.ts';
import type { BattleState } from '../../family/vanguard/model/battle.ts';
import type { BattleModel } from '../../family/vanguard/model/battleModel.ts';
import type { OnContact, TouchTold } from '../../family/vanguard/model/onBoard.ts';
import { hasObjectives, withObjectives } from './objectives.ts';

/** Which marker of the board each objective is (V-84); one that the board has no room for has none. A board that was taken up before they lay on it has them where they would. */
export function objectivesOn({ board, scenario, sides }: BattleState): ReadonlyMap<string, Mark> {
  if (board === undefined) return new Map();
  const { zones } = hasObjectives(board.map, scenario) ? board.map : withObjectives(board.map, { scenario, sides });
  return new Map(
    scenario.objectives.flatMap(({ id }) => {
      const zone = zones.find((each) => each.id === id && each.kind === 'marker');
      return zone === undefined ? [] : [[id, middleOf(zone)] as const];
    }),
  );
}

/** Bases nearer than this to a marker, in inches, touch it. */
export const TOUCHES = 0.01;
/** Half a millimetre, in inches. */
const SLACK = 0.02;

/** How far a model is from a mark, in inches; null: it has no place, or is out of play. */
function inchesOff({ board }: BattleState, { id, inPlay }: BattleModel, mark: Mark): number | null {
  const place = board?.places[id];
  return !inPlay || place === undefined ? null : inchesBetween(place, mark);
}

/** Who touches a mark by the board alone. */
const touchingMark = (state: BattleState, mark: Mark | undefined): readonly string[] =>
  state.models
    .filter((model) => {
      const inches = mark === undefined ? null : inchesOff(state, model, mark);
      return inches !== null && inches <= TOUCHES;
    })
    .map(({ id }) => id);

/** Who touches each objective; those in play whose place the board does not know, or of whom the table says otherwise: as it was told (V-85). */
export function touchingOn(state: BattleState): BattleState['touching'] {
  const { board, models, scenario, touching, touchSaid = {} } = state;
  if (board === undefined) return touching;
  const marks = objectivesOn(state);
  const inPlay = new Set(models.flatMap((model) => (model.inPlay ? [model.id] : [])));
  return Object.fromEntries(
    scenario.objectives.map(({ id }) => {
      const mark = marks.get(id);
      const isBoards = (model: string): boolean =>
        mark !== undefined && board.places[model] !== undefined && touchSaid[id]?.includes(model) !== true;
      const told = (touching[id] ?? []).filter((model) => inPlay.has(model) && !isBoards(model));
      return [id, [...told, ...touchingMark(state, mark).filter(isBoards)]];
    }),
  );
}

/** Of whom it is otherwise on the board than is told, by objective; of those without a place the board says nothing. */
export function touchedAgainst(state: BattleState, told: TouchTold): TouchTold {
  const marks = objectivesOn(state);
  return Object.fromEntries(
    [...marks].flatMap(([id, mark]) => {
      const [there, said] = [touchingMark(state, mark), told[id] ?? []];
      const against = state.models
        .filter((model) => inchesOff(state, model, mark) !== null)
        .map((model) => model.id)
        .filter((model) => there.includes(model) !== said.includes(model));
      return against.length === 0 ? [] : [[id, against]];
    }),
  );
}

/** Whether half a millimetre decides if it is touched. */
const isClose = (inches: number | null): boolean => inches !== null && inches > TOUCHES && inches <= TOUCHES + SLACK;

/** What the board has of an objective; null: it does not lie there. */
export function contactOn(state: BattleState, objective: string): OnContact | null {
  const mark = objectivesOn(state).get(objective);
  if (mark === undefined) return null;
  const close = state.models.filter((model) => isClose(inchesOff(state, model, mark))).map(({ id }) => id);
  return { close, there: touchingMark(state, mark) };
}

/** Of these whom one has within so many inches of its base, the floors between them counted; of whom half a millimetre decides. */
export const within = ({ board }: BattleState, middle: string, inches: number, ids: readonly string[]): Ticks =>
  board === undefined ? { preset: [] } : geometry().ticksNear(board, middle, inches, ids);
