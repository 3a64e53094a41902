import type { PickOption } from '../../model/request.ts';
import { byPeople, requestId } from '../../model/lookup.ts';
import type { PloyTask } from '../../model/speakingTask.ts';
import type { Game, TaskModule } from '../../rules/game.ts';
import type { Ploy } from '../../tables/ploy.ts';
import type { PloyMoment } from '../../tables/ployMoments.ts';
import { offersAt } from './moments.ts';
import { tacticalChoice } from './tables.ts';
import { ployUsed, priceOf } from './use.ts';

const QUESTION = {
  targeted: 'ployTargeted',
  attacked: 'ployAttacked',
  goesDown: 'ployGoesDown',
  shot: 'ployShot',
  charged: 'ployCharged',
} as const;

const questionOf = (moment: PloyMoment) => (moment === 'any' || moment === 'activation' ? null : QUESTION[moment]);

const optionOf = (game: Game, side: string, ploy: Ploy): PickOption => {
  const { id, name } = ploy;
  const cp = priceOf(game.state, side, ploy);
  return { id, code: 'sayPloy', params: { id, name, cp }, value: cp };
};

/** Whether a side uses a tactical ploy at its moment (K-22); several may be used at one, each once. */
export const ployModule: TaskModule<PloyTask> = {
  request: (game, task) => {
    const question = questionOf(task.moment);
    const offers = offersAt(game, task);
    if (question === null || offers.length === 0 || !byPeople(game.state, task.side)) return null;
    return {
      kind: 'pick',
      id: requestId(game.state, task.id, task.number),
      question,
      side: task.side,
      operative: task.operative,
      options: [
        ...offers.map((ploy) => optionOf(game, task.side, ploy)),
        { id: 'pass', code: 'letItPass', params: {}, value: null },
      ],
      usual: 'pass',
      random: false,
    };
  },
  resolve: (game, task, answer) => {
    const offers = offersAt(game, task);
    const picked = answer?.kind === 'pick' ? (offers.find(({ id }) => id === answer.option) ?? null) : null;
    const ploy = byPeople(game.state, task.side) ? picked : tacticalChoice(offers);
    return ploy === null
      ? [{ type: 'taskClosed' }]
      : [{ type: 'taskMoved', set: { number: task.number + 1 } }, ...ployUsed(game, task.side, ploy, task.operative)];
  },
};
