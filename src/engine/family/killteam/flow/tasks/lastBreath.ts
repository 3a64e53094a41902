import { faceOf } from '../../../../dice/answers.ts';
import type { BattleEvent } from '../../model/event.ts';
import { operativeById, requestId, standing } from '../../model/lookup.ts';
import type { Lasting } from '../../model/lasting.ts';
import type { Operative } from '../../model/operative.ts';
import type { BattleState } from '../../model/state.ts';
import type { AfterActionTask, LastBreathTask } from '../../model/task.ts';
import type { Game, TaskModule } from '../../rules/game.ts';
import { changesOf, type Source } from '../../stats/changes.ts';
import { spoke } from '../../stats/uses.ts';

const sourceOn = (state: BattleState, operative: Operative) => changesOf(state, operative, 'lastBreath')[0] ?? null;

const idOf = ({ id }: Source, operative: string): string => `${id}.${operative}`;

/** What stands for a last breath until it is over; null: it has none. `by`: who has brought it down. */
export const breathOf = (state: BattleState, operative: Operative): Lasting | null => {
  const found = sourceOn(state, operative);
  return found === null ? null : (state.lasting.find(({ id }) => id === idOf(found.source, operative.id)) ?? null);
};

/** Whose last breath it is to roll for before anybody is taken down (C9); those for whom it was rolled are not. */
export const breathsDue = (
  { state }: Game,
  { breathless = [] }: AfterActionTask,
  down: readonly { readonly operative: string; readonly by: string | null }[],
): readonly BattleEvent[] => {
  if (state.phase !== 'firefight' || state.result !== null) return [];
  const due = down.find(({ operative }) => {
    const found = operativeById(state, operative);
    return !breathless.includes(operative) && sourceOn(state, found) !== null && breathOf(state, found) === null;
  });
  if (due === undefined) return [];
  const { operative, by } = due;
  return [{ type: 'taskOpened', task: { kind: 'lastBreath', id: 'lastBreath', operative, by } }];
};

/** The first whose last attack is still to come. */
export function nextBreath(state: BattleState): BattleEvent | null {
  const found = state.operatives.find((each) => standing(each) && breathOf(state, each) !== null);
  return found === undefined
    ? null
    : {
        type: 'interruptStarted',
        operative: found.id,
        enemy: breathOf(state, found)?.by ?? '',
        last: true,
      };
}

/** Whose last attack is over: it goes down now, whatever wounds are left, to the credit of who brought it there. */
export const spentBreaths = (
  state: BattleState,
  { via, breathless = [] }: AfterActionTask,
): readonly { readonly operative: string; readonly by: string | null }[] =>
  state.operatives
    .filter(({ id }) => breathless.includes(id) || (via === 'guard' && state.interrupt?.operative === id))
    .filter((each) => standing(each) && breathOf(state, each) !== null)
    .map((each) => ({ operative: each.id, by: breathOf(state, each)?.by ?? null }));

/** It lets its last attack be. */
export function letGo(operative: Operative): readonly BattleEvent[] {
  return [
    { type: 'interruptEnded' },
    {
      type: 'taskOpened',
      task: {
        kind: 'afterAction',
        id: 'after',
        operative: null,
        side: operative.side,
        action: null,
        via: 'action',
        hurt: [],
        step: 'down',
        breathless: [operative.id],
      },
    },
  ];
}

/** C9, Last Breath: about to go down, it rolls a D6: on the face named or more it makes one free Shoot or Fight first. */
export const lastBreathModule: TaskModule<LastBreathTask> = {
  request: ({ state }, { id, operative: who }) => {
    const operative = operativeById(state, who);
    const from = sourceOn(state, operative)?.change.from ?? null;
    if (from === null) return null;
    return {
      kind: 'roll',
      id: requestId(state, id, who),
      purpose: 'lastBreath',
      side: operative.side,
      operative: who,
      count: 1,
      sides: 6,
      counts: false,
      success: { hit: from, critical: 7 },
    };
  },
  resolve: ({ state }, { operative: who, by }, answer) => {
    const operative = operativeById(state, who);
    const found = sourceOn(state, operative);
    const after = state.tasks.at(-2);
    const rolled = after?.kind === 'afterAction' ? [...(after.breathless ?? []), who] : [who];
    const closed: readonly BattleEvent[] = [{ type: 'taskClosed' }, { type: 'taskMoved', set: { breathless: rolled } }];
    if (answer === null || found === null) return closed;
    const face = faceOf(answer);
    const holds = face >= found.change.from;
    const { source } = found;
    const lasting: Lasting = {
      id: idOf(source, who),
      source: { kind: 'honour', id: source.id, name: source.name },
      on: { kind: 'operative', operative: who },
      change: { op: 'told' },
      until: 'battle',
      ...(by !== null && { by }),
    };
    return [
      spoke(operative, source),
      { type: 'breathTested', operative: who, face, holds },
      ...(holds ? [{ type: 'lastingBegan' as const, lasting }] : []),
      { type: 'taskClosed' },
      ...(holds ? [] : closed.slice(1)),
    ];
  },
};
