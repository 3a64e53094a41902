import type { Answer } from '../../../log/request.ts';
import type { BattleState } from '../model/battle.ts';
import type { BattleEvent } from '../model/event.ts';
import type {
  NumberRequest,
  PickOption,
  PickRequest,
  Question,
  Request,
  RollPurpose,
  RollRequest,
  TickRequest,
} from '../model/request.ts';
import { needs } from '../attack/numbers.ts';
import type { Test } from '../rules/dice/grade.ts';

type Events = readonly BattleEvent[];

/** How a battle goes on: a question, with what its answer comes to; or by itself; null: a command is awaited. */
export type Go =
  | { readonly ask: Request; readonly answered: (answer: Answer) => Events }
  | { readonly events: Events }
  | null;

export const go = (...events: Events): Go => ({ events });

type Rolled = Pick<RollRequest, 'side' | 'operative' | 'count'>;

/** Dice are rolled. `test` null: against no number. */
export function roll(
  state: BattleState,
  purpose: RollPurpose,
  of: Rolled & { readonly test: Test | null },
  answered: (faces: readonly number[]) => Events,
): Go {
  const { test, ...who } = of;
  return {
    ask: {
      kind: 'roll',
      id: `${state.asked}.${purpose}`,
      purpose,
      ...who,
      sides: 6,
      counts: false,
      success: test === null ? null : { hit: needs(test), critical: 7 },
    },
    answered: (answer) => answered(answer.kind === 'faces' ? answer.faces : []),
  };
}

/** The id of the option to do nothing of what is offered. */
export const NONE = 'none';

type Picked = Pick<PickRequest, 'side' | 'operative' | 'options' | 'usual'>;

/** One of several is chosen. */
export const pick = (state: BattleState, question: Question, of: Picked, answered: (option: string) => Events): Go => ({
  ask: { kind: 'pick', id: `${state.asked}.${question}`, question, random: false, ...of },
  answered: (answer) => answered(answer.kind === 'pick' ? answer.option : of.usual),
});

/** An option; `value`: the number at its right. */
export const option = (
  id: string,
  code: PickOption['code'],
  params: PickOption['params'] = {},
  value: number | null = null,
): PickOption => ({ id, code, params, value });

type Ticked = Pick<TickRequest, 'question' | 'side' | 'inches' | 'around' | 'candidates' | 'preset' | 'measured'>;

/** Models are ticked. */
export const tick = (state: BattleState, of: Ticked, answered: (models: readonly string[]) => Events): Go => ({
  ask: { kind: 'tick', id: `${state.asked}.${of.question}`, ...of },
  answered: (answer) => answered(answer.kind === 'tick' ? answer.operatives : of.preset),
});

type Numbered = Pick<NumberRequest, 'question' | 'side' | 'operative' | 'max'>;

/** A number from 0 on is said. */
export const number = (state: BattleState, of: Numbered, answered: (value: number) => Events): Go => ({
  ask: { kind: 'number', id: `${state.asked}.${of.question}`, min: 0, preset: 0, ...of },
  answered: (answer) => answered(answer.kind === 'number' ? Math.floor(answer.value) : 0),
});
