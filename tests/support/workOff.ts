import { answerMisfit } from '../../src/engine/dice/answers.ts';
import type { Request } from '../../src/engine/family/killteam/model/request.ts';
import type { Answer } from '../../src/engine/log/request.ts';
import type { BattleEvent } from '../../src/engine/family/killteam/model/event.ts';
import { evolveAll } from './fold.ts';
import { Game, type TaskModule } from '../../src/engine/family/killteam/rules/game.ts';
import { topTask } from '../../src/engine/family/killteam/model/lookup.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import type { Task } from '../../src/engine/family/killteam/model/task.ts';
import { effectsModule } from '../../src/engine/family/killteam/plugins/effects/effects.ts';
import { spawnModule } from '../../src/engine/family/killteam/plugins/effects/spawn.ts';
import { acolyteKillTeam } from '../../src/engine/systems/acolyte/acolyte.ts';
import type { EffectStep } from '../../src/engine/family/killteam/tables/effect.ts';
import { savedBattle } from '../../src/engine/systems/saved.ts';

/** What came of a piece of work: the state it left (a valid one), all that happened, all that was asked. */
export interface Worked {
  readonly state: BattleState;
  readonly events: readonly BattleEvent[];
  readonly asked: readonly Request[];
}

const STEPS_AT_MOST = 500;

/** Shorthand for answers. */
export const faces = (...rolled: number[]): Answer => ({ kind: 'faces', faces: rolled });
export const pick = (option: string): Answer => ({ kind: 'pick', option });
export const tick = (...operatives: string[]): Answer => ({ kind: 'tick', operatives });

function worked<T extends Task>(
  state: BattleState,
  module: TaskModule<T>,
  answers: readonly Answer[],
  open: (task: Task | null) => task is T,
): Worked {
  const left = [...answers];
  const events: BattleEvent[] = [];
  const asked: Request[] = [];
  let now = state;
  for (let step = 0; step < STEPS_AT_MOST; step += 1) {
    const game = new Game(acolyteKillTeam, now);
    const task = topTask(now);
    if (!open(task)) {
      if (left.length > 0) throw new Error(`answers left: ${JSON.stringify(left)}`);
      return { state: savedBattle().parse(now), events, asked };
    }
    const request = module.request(game, task);
    const answer = request === null ? null : (left.shift() ?? null);
    if (request !== null) {
      if (answer === null) throw new Error(`no answer for ${JSON.stringify(request)}`);
      const misfit = answerMisfit(request, answer);
      if (misfit !== null) throw new Error(`${misfit.code}: ${JSON.stringify(request)}`);
      asked.push(request);
    }
    const next = module.resolve(game, task, answer);
    events.push(...next);
    now = evolveAll(now, next);
  }
  throw new Error('the work goes on without end');
}

/** Carries out effects as an event row does; `subject` is who 'this' means, `again` the table rolled when nobody is found. */
export const carriedOut = (
  state: BattleState,
  steps: readonly EffectStep[],
  answers: readonly Answer[] = [],
  { subject = null, again = null }: { subject?: string | null; again?: string | null } = {},
): Worked =>
  worked(
    {
      ...state,
      tasks: [
        {
          kind: 'effects',
          id: 'effects',
          source: 'row',
          subject,
          steps: [...steps],
          number: 0,
          picked: null,
          rolled: [],
          applied: false,
          again,
        },
      ],
    },
    effectsModule,
    answers,
    (task) => task?.kind === 'effects',
  );

/** Lets a group arrive: the work a spawn effect opened. */
export const arrived = (state: BattleState, answers: readonly Answer[]): Worked =>
  worked(state, spawnModule, answers, (task) => task?.kind === 'spawn');
