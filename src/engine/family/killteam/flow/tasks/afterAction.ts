import { isIdleOnBoard } from '../../attack/guardOnBoard.ts';
import type { PickOption } from '../../model/request.ts';
import type { BattleEvent } from '../../model/event.ts';
import { goesDown, storyIsOver } from '../fallen.ts';
import type { Game, TaskModule } from '../../rules/game.ts';
import { activationCut, onGuard, surprisedBy, windowGoesOn } from '../guards.ts';
import { breathOf, breathsDue, nextBreath, spentBreaths } from './lastBreath.ts';
import { engagedWith, operativeById, opposing, requestId, standing } from '../../model/lookup.ts';
import type { Operative } from '../../model/operative.ts';
import type { AfterActionTask } from '../../model/task.ts';
import { isOut } from '../../stats/upright.ts';

/** Each action opens a window, also one out of turn (C-34, C-36, C-39), or only those of an activation that nobody has interrupted. */
const opensWindow = ({ rules, state }: Game, { via }: AfterActionTask): boolean =>
  rules.guard.windows === 'action'
    ? via !== 'guard'
    : via === 'action' &&
      state.activation?.kind === 'activation' &&
      (!state.activation.interrupted || state.settings.readings.guardLiteral);

/**
 * after an action of the other side in its activation, also its last, once per activation for the whole side (or each
 * time, X-22).
 */
const mayInterrupt = (game: Game, task: AfterActionTask): boolean =>
  task.operative !== null &&
  game.state.activation?.operative === task.operative &&
  game.state.result === null &&
  opensWindow(game, task);

const offered = (game: Game, task: AfterActionTask): readonly Operative[] =>
  task.step === 'guard' && mayInterrupt(game, task)
    ? onGuard(game, opposing(game.state, task.side)).filter(
        (guard) => guard.id !== task.spared && !isIdleOnBoard(game, guard),
      )
    : [];

/** Those on guard who are not asked, for the window of this action is shut to all of them: told each time. */
function shutOut(game: Game, task: AfterActionTask): readonly BattleEvent[] {
  const { activation, result } = game.state;
  const acting = task.operative === null ? null : operativeById(game.state, task.operative);
  const acts = acting !== null && activation?.operative === acting.id && standing(acting);
  if (!acts || result !== null || task.via === 'guard' || opensWindow(game, task)) return [];
  const why = activation.kind === 'counteract' ? 'counteraction' : 'interrupted';
  return onGuard(game, opposing(game.state, task.side)).map(({ id }) => ({
    type: 'guardBarred',
    operative: id,
    why,
  }));
}

const option = ({ id, name }: Operative): PickOption => ({
  id,
  code: 'interruptWith',
  params: { operative: id, name },
  value: null,
});

const surprised = (game: Game, task: AfterActionTask): readonly BattleEvent[] =>
  task.operative === null || task.via === 'guard' ? [] : surprisedBy(game, task.operative);

/** Who goes down: with no wounds left, or with its last attack made. */
const goingDown = ({ state }: Game, task: AfterActionTask) => {
  const spent = spentBreaths(state, task);
  const hurt = task.hurt.filter(({ operative }) => {
    const found = operativeById(state, operative);
    return isOut(state, found) && standing(found) && !spent.some((each) => each.operative === operative);
  });
  return [...hurt, ...spent];
};

/** One after the other, for one may be kept up. */
const fallen = (game: Game, going: ReturnType<typeof goingDown>): readonly BattleEvent[] =>
  going.reduce<readonly BattleEvent[]>((events, { operative, by }) => {
    const now = game.at(game.rules.evolve(game.state, events));
    return [...events, ...goesDown(now, operativeById(now.state, operative), by)];
  }, []);

/** What stood for their last breaths is over. */
const breathsOver = ({ state }: Game, going: ReturnType<typeof goingDown>): readonly BattleEvent[] =>
  going.flatMap(({ operative }) => {
    const breath = breathOf(state, operativeById(state, operative));
    return breath === null ? [] : [{ type: 'lastingEnded' as const, lasting: breath.id, source: breath.source }];
  });

const fallingTest = (operative: string, number: number, by: string | null): BattleEvent => ({
  type: 'taskOpened',
  task: { kind: 'falling', id: 'falling', operatives: [operative], number, falls: false, by },
});

/** Hurt on top and near an edge, and still standing: each owes a falling test, to the credit of whoever hurt it. */
const tests = (game: Game, task: AfterActionTask): readonly BattleEvent[] => {
  const owed = task.hurt.filter(({ operative: id }) => {
    const operative = operativeById(game.state, id);
    return standing(operative) && operative.wounds > 0 && operative.onEdge;
  });
  if (!game.state.settings.automation.falling) return [];
  return owed.map(({ operative, by }, number) => fallingTest(operative, number, by)).toReversed();
};

const interruptOver = ({ state }: Game, task: AfterActionTask): readonly BattleEvent[] => {
  if (state.interrupt === null || task.via !== 'guard') return [];
  const guard = operativeById(state, state.interrupt.operative);
  return [
    ...(guard.guard ? [{ type: 'guardEnded' as const, operative: guard.id, why: 'interrupted' as const }] : []),
    { type: 'interruptEnded' },
  ];
};

/** A guard has attacked: its window stays open for the others. */
function othersMay(game: Game, task: AfterActionTask, events: readonly BattleEvent[]): readonly BattleEvent[] {
  const { interrupt } = game.state;
  if (interrupt === null || task.via !== 'guard') return [];
  return windowGoesOn(game.at(game.rules.evolve(game.state, events)), interrupt.enemy, null);
}

function down(game: Game, task: AfterActionTask): readonly BattleEvent[] {
  const asked = game.rules.hooks.goesDown(game, task);
  if (asked.length > 0) return asked;
  const going = goingDown(game, task);
  const due = breathsDue(game, task, going);
  if (due.length > 0) return due;
  const events = fallen(game, going);
  const after = game.rules.evolve(game.state, events);
  const lying = going.map(({ operative }) => operativeById(after, operative)).filter(({ down: lies }) => lies);
  const killed = lying.some(({ side }) => side !== task.side);
  return [
    ...events,
    ...breathsOver(game, going),
    ...game.rules.hooks.actionOver(game, task, killed),
    { type: 'taskMoved', set: { step: 'falling' } },
    ...(storyIsOver(game.rules, after) ? [{ type: 'battleEnded' as const, reason: 'retinueDown' as const }] : []),
    ...game.rules.hooks.fell(game, lying),
  ];
}

const falling = (game: Game, task: AfterActionTask): readonly BattleEvent[] => {
  const owed = tests(game, task);
  // A fall may bring somebody down: that is looked at once more after the tests.
  const again = owed.length > 0 ? 'down' : 'guard';
  const acted = owed.length > 0 ? [] : game.rules.hooks.acted(game, task);
  return [{ type: 'taskMoved', set: { step: again, hurt: [] } }, ...owed, ...acted];
};

/** Those who have a last attack make it when no other interrupt is in hand. */
function breathNext(game: Game, events: readonly BattleEvent[]): readonly BattleEvent[] {
  const after = game.rules.evolve(game.state, events);
  const next = after.interrupt === null && after.result === null && after.tasks.length === 0 ? nextBreath(after) : null;
  return next === null ? [] : [next];
}

function close(game: Game, task: AfterActionTask, last: readonly BattleEvent[]): readonly BattleEvent[] {
  const events: readonly BattleEvent[] = [...last, { type: 'taskClosed' }, ...interruptOver(game, task)];
  return [...events, ...activationCut(game), ...othersMay(game, task, events), ...breathNext(game, events)];
}

/** A guard interrupts: an activation that is cut short ends when it has. */
const interrupted = (game: Game, guard: string, enemy: string): readonly BattleEvent[] => [
  { type: 'interruptStarted', operative: guard, enemy },
  { type: 'taskClosed' },
  ...game.rules.hooks.interrupts(game, guard),
];

/** What follows each action: the fallen, falling tests, and the guard's chance. */
export const afterActionModule: TaskModule<AfterActionTask> = {
  request: (game, task) => {
    const found = offered(game, task);
    if (found.length === 0) return null;
    const enemy = task.operative ?? '';
    const near = found.some((guard) => engagedWith(game.state, guard.id).includes(enemy));
    return {
      kind: 'pick',
      id: requestId(game.state, 'interrupt'),
      question: 'guardInterrupt',
      side: opposing(game.state, task.side),
      operative: task.operative,
      options: [...found.map(option), { id: 'pass', code: 'letItPass', params: {}, value: null }],
      usual: near ? (found[0]?.id ?? 'pass') : 'pass',
      random: false,
    };
  },
  resolve: (game, task, answer) => {
    if (answer?.kind === 'pick' && answer.option !== 'pass')
      return interrupted(game, answer.option, task.operative ?? '');
    if (task.step === 'down') return down(game, task);
    if (task.step === 'falling') return falling(game, task);
    return close(game, task, [...shutOut(game, task), ...surprised(game, task)]);
  },
};
