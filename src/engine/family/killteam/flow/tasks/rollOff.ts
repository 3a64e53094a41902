import type { Side } from '../../../../core/ids.ts';
import { faceOf } from '../../../../dice/answers.ts';
import { strategyEvents } from './strategy.ts';
import { byPeople, opposing, requestId } from '../../model/lookup.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { BattleState } from '../../model/state.ts';
import type { InitiativeTask } from '../../model/task.ts';
import type { TaskModule } from '../../rules/game.ts';
import type { PickRequest } from '../../model/request.ts';

type Rolled = NonNullable<InitiativeTask['rolled']>;

/**
 * How a book has initiative rolled for. `winner`: chooses who has it, or has it; `tie`: whoever did not have it before is the
 * winner, or simply has it.
 */
export interface RollOffRules {
  readonly winner: 'chooses' | 'has';
  readonly tie: 'otherWins' | 'otherHas';
}

const unrolled = ({ sides }: BattleState, rolled: Rolled): Side | null =>
  sides.find(({ id }) => rolled[id] === undefined)?.id ?? null;

const lead = ({ sides: [first, second] }: BattleState, rolled: Rolled): number =>
  (rolled[first.id] ?? 0) - (rolled[second.id] ?? 0);

/** Whose roll it is: the higher die; a tie, whoever did not have initiative before. Null: nobody had it, it is rolled again. */
function winner(state: BattleState, rolled: Rolled): Side | null {
  const [first, second] = state.sides;
  const difference = lead(state, rolled);
  if (difference !== 0) return difference > 0 ? first.id : second.id;
  return state.initiative === null ? null : opposing(state, state.initiative);
}

/** A side played by tables keeps the initiative that it wins (A9). */
const choice = (state: BattleState, task: InitiativeTask, by: Side): PickRequest | null =>
  byPeople(state, by)
    ? {
        kind: 'pick',
        id: requestId(state, task.id, 'who'),
        question: 'initiative',
        side: by,
        operative: null,
        options: state.sides.map(({ id, name }) => ({
          id,
          code: 'side' as const,
          params: { side: id, name },
          value: null,
        })),
        usual: by,
        random: false,
      }
    : null;

const chooses = ({ winner: won, tie }: RollOffRules, state: BattleState, rolled: Rolled): boolean =>
  won === 'chooses' && (tie === 'otherWins' || lead(state, rolled) !== 0);

/** One side's die; a tie that nobody decides is rolled again, both dice. */
function rolls(state: BattleState, task: InitiativeTask, side: Side, face: number): readonly BattleEvent[] {
  const all = { ...task.rolled, [side]: face };
  const again = unrolled(state, all) === null && winner(state, all) === null;
  return [
    { type: 'initiativeRolled', side, face },
    { type: 'taskMoved', set: { rolled: again ? {} : all, ...(again && { id: `${task.id}.again` }) } },
  ];
}

/** Both sides roll a D6 for initiative, unless something has said who has it next. */
export const rollOff = (book: RollOffRules): TaskModule<InitiativeTask> => ({
  request: ({ state }, task) => {
    const { rolled = {} } = task;
    const side = unrolled(state, rolled);
    if (state.nextInitiative !== null) return null;
    const by = side === null ? winner(state, rolled) : null;
    if (side === null) return by === null || !chooses(book, state, rolled) ? null : choice(state, task, by);
    return {
      kind: 'roll',
      id: requestId(state, task.id, side),
      purpose: 'initiative',
      side,
      operative: null,
      count: 1,
      sides: 6,
      counts: false,
      success: null,
    };
  },
  resolve: (game, task, answer) => {
    const { state } = game;
    const { rolled = {} } = task;
    const side = unrolled(state, rolled);
    if (answer?.kind === 'faces' && side !== null) return rolls(state, task, side, faceOf(answer));
    const chosen = answer?.kind === 'pick' ? answer.option : (state.nextInitiative ?? winner(state, rolled));
    return [{ type: 'taskClosed' }, ...strategyEvents(game, chosen ?? state.sides[0].id, null)];
  },
});
