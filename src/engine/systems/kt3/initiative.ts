import type { Side } from '../../core/ids.ts';
import { faceOf } from '../../dice/answers.ts';
import { strategyEvents } from '../../family/killteam/flow/tasks/strategy.ts';
import { byPeople, opposing, requestId } from '../../family/killteam/model/lookup.ts';
import type { BattleEvent } from '../../family/killteam/model/event.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import type { InitiativeTask } from '../../family/killteam/model/task.ts';
import type { TaskModule } from '../../family/killteam/rules/game.ts';
import type { PickRequest } from '../../log/request.ts';

type Rolled = NonNullable<InitiativeTask['rolled']>;

const unrolled = ({ sides }: BattleState, rolled: Rolled): Side | null =>
  sides.find(({ id }) => rolled[id] === undefined)?.id ?? null;

/** Who decides: the higher die; a tie, whoever did not have initiative before. Null: nobody had it, it is rolled again. */
function winner({ sides, initiative, ...state }: BattleState, rolled: Rolled): Side | null {
  const [first, second] = sides;
  const difference = (rolled[first.id] ?? 0) - (rolled[second.id] ?? 0);
  if (difference !== 0) return difference > 0 ? first.id : second.id;
  return initiative === null ? null : opposing({ sides, ...state }, initiative);
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

/** One side's die; a tie that nobody decides is rolled again, both dice. */
function rolls(state: BattleState, task: InitiativeTask, side: Side, face: number): readonly BattleEvent[] {
  const all = { ...task.rolled, [side]: face };
  const again = unrolled(state, all) === null && winner(state, all) === null;
  return [
    { type: 'initiativeRolled', side, face },
    { type: 'taskMoved', set: { rolled: again ? {} : all, ...(again && { id: `${task.id}.again` }) } },
  ];
}

/** A2: both sides roll a D6, the winner chooses who has initiative; it is rolled for in every turning point. */
export const initiative: TaskModule<InitiativeTask> = {
  request: ({ state }, task) => {
    const { rolled = {} } = task;
    const side = unrolled(state, rolled);
    if (state.nextInitiative !== null) return null;
    const by = side === null ? winner(state, rolled) : null;
    if (side === null) return by === null ? null : choice(state, task, by);
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
};
