import type { FoeStepView, FoesView } from '../../src/engine/plugins/foes/view.ts';
import type { LookRequest } from '../../src/engine/family/vanguard/model/request.ts';

type Acting = NonNullable<FoesView['acting']>;

/** A step of a plan as screens read it. */
export const foeStep = (
  action: FoeStepView['step']['action'],
  target: string | null = null,
  change: Partial<FoeStepView> = {},
): FoeStepView => ({
  step: { row: action, action, target, wish: null, inches: null },
  pushed: false,
  where: null,
  attack: null,
  own: null,
  ...change,
});

/** Bass, played by its table. `steps` null: it thinks. */
export const foeActing = (steps: Acting['steps'], change: Partial<Acting['turn']> = {}): Acting => ({
  model: 'Bass',
  turn: {
    model: 'Bass',
    why: [{ by: 'threat', left: ['Bass'] }],
    asked: 1,
    barred: [],
    plan: steps === null ? null : { steps: steps.map(({ step }) => step), trace: [] },
    hand: false,
    aim: null,
    ...change,
  },
  table: {
    id: 'band-marksman',
    name: 'Marksman',
    rows: [
      { id: 'aim', action: 'aim' },
      { id: 'shoot', action: 'shoot' },
    ],
  },
  steps,
  search: () => null,
});

export const foesOf = (change: Partial<FoesView> = {}): FoesView => ({
  move: null,
  others: [],
  acting: null,
  ...change,
});

/** A question of Bass about Thorn and Hesk. */
export const lookOf = (change: Partial<LookRequest> = {}): LookRequest => ({
  kind: 'look',
  id: 'look.1',
  side: 'two',
  operative: 'Bass',
  question: 'sight',
  fact: 'validTarget',
  place: 'here',
  inches: 24,
  candidates: ['Thorn', 'Hesk'],
  ...change,
});
