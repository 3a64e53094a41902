import { freeId } from '../content/tableIds.ts';
import { withoutSubject } from '../content/scriptChoices.ts';
import type { EffectOp, EffectStep } from '../engine/family/killteam/tables/effect.ts';
import type { Selector } from '../engine/family/killteam/tables/selector.ts';
import type { NamedKind } from '../words/scenarioSpeech.ts';
import { changeOf } from './changeMakes.ts';
import { type Choices, firstOf, hasAny } from './choices.ts';

/** The operative that the effect is about, whoever did the action. */
const THIS: Selector = { who: 'this', side: 'any', filters: [] };
const EACH: Selector = { who: 'each', side: 'retinue', filters: [] };
const ONE: Selector = { who: 'one', side: 'enemy', filters: [] };

const BY_LOT: Selector = { who: 'one', side: 'retinue', filters: [] };

/** The first objective that players do not know; there is none: the first. */
const hiddenFirst = (choices: Choices): string =>
  choices.objective?.find(({ secret }) => secret === true)?.id ?? firstOf(choices, 'objective');

type Make<Op extends EffectOp> = (choices: Choices) => Extract<EffectStep, { op: Op }>;

const MAKES: { readonly [Op in EffectOp]: Make<Op> } = {
  tell: (choices) => ({ op: 'tell', passage: firstOf(choices, 'passage') }),
  reveal: (choices) => ({ op: 'reveal', objective: hiddenFirst(choices) }),
  counter: (choices) => ({ op: 'counter', counter: firstOf(choices, 'counter'), by: 1 }),
  tick: (choices) => ({ op: 'tick', tick: firstOf(choices, 'tick'), on: true }),
  wave: (choices) => ({ op: 'wave', wave: firstOf(choices, 'wave') }),
  spawn: () => ({ op: 'spawn', group: 'reinforcements', order: 'conceal', where: 'entry-point' }),
  roll: (choices) => ({ op: 'roll', table: firstOf(choices, 'table') }),
  // Of its own: two that are left as they are must not set one memory.
  flag: ({ flag = [] }) => ({ op: 'flag', flag: freeId('remembered', new Set(flag.map(({ id }) => id))) }),
  xp: () => ({ op: 'xp', to: THIS, by: 1 }),
  loot: () => ({ op: 'loot', to: THIS, count: 1 }),
  alert: () => ({ op: 'alert', by: 1, to: null }),
  cp: () => ({ op: 'cp', by: 1 }),
  initiative: () => ({ op: 'initiative', side: 'enemy' }),
  turningPoints: () => ({ op: 'turningPoints', by: 1 }),
  carry: () => ({ op: 'carry', to: THIS, marker: 'marker' }),
  priority: () => ({ op: 'priority', to: THIS }),
  place: () => ({ op: 'place', where: '' }),
  damage: () => ({ op: 'damage', to: THIS, amount: { count: 1, sides: 3, plus: 0 } }),
  heal: () => ({ op: 'heal', to: THIS, amount: { count: 1, sides: 3, plus: 0 } }),
  test: () => ({
    op: 'test',
    to: EACH,
    upTo: 2,
    fail: { op: 'damage', to: THIS, amount: { count: 1, sides: 3, plus: 0 } },
  }),
  stat: () => ({ op: 'stat', stat: 'apl', to: THIS, by: -1, expires: 'turningPoint' }),
  order: () => ({ op: 'order', to: EACH, order: 'engage' }),
  readiness: () => ({ op: 'readiness', to: ONE, readiness: 'ready' }),
  free: () => ({ op: 'free', to: THIS, action: 'dash' }),
  steady: () => ({ op: 'steady', to: EACH }),
  hold: () => ({ op: 'hold', to: THIS }),
  ward: () => ({ op: 'ward', to: THIS }),
  rise: () => ({ op: 'rise', to: { who: 'each', side: 'enemy', filters: ['fallen'] }, from: 5, as: null }),
  jam: () => ({ op: 'jam', to: ONE }),
  ammo: () => ({ op: 'ammo', to: THIS, set: 'max', by: 0 }),
  sight: () => ({ op: 'sight', inches: 6, expires: 'turningPoint' }),
  environment: () => ({ op: 'environment', tag: '', on: true, expires: 'turningPoint' }),
  mark: () => ({ op: 'mark', mark: '', where: '' }),
  doors: () => ({ op: 'doors', state: 'open' }),
  leave: () => ({ op: 'leave', to: ONE }),
  incapacitate: () => ({ op: 'incapacitate', to: ONE }),
  unjam: () => ({ op: 'unjam', to: THIS }),
  push: () => ({ op: 'push', to: ONE, inches: 3, amount: { count: 1, sides: 3, plus: 0 } }),
  shot: () => ({ op: 'shot', to: ONE }),
  ambush: () => ({ op: 'ambush', to: { who: 'choose', side: 'retinue', filters: ['ranged'] } }),
  flee: () => ({ op: 'flee', inches: 3 }),
  foretell: () => ({ op: 'foretell' }),
  foresee: () => ({ op: 'foresee' }),
  calm: () => ({ op: 'calm' }),
  next: () => ({ op: 'next', to: { who: 'choose', side: 'retinue', filters: ['ready'] } }),
  reroll: () => ({ op: 'reroll' }),
  change: () => ({ op: 'change', to: THIS, changes: [changeOf('stat')], expires: 'turningPoint' }),
  lasts: () => ({ op: 'lasts', for: 'battle', changes: [changeOf('sight')], expires: 'turningPoint' }),
  whenever: () => ({ op: 'whenever', on: 'shot', for: 'battle', expires: 'turningPoint', effects: [] }),
};

const NAMES_OF: Readonly<Partial<Record<EffectOp, NamedKind>>> = {
  tell: 'passage',
  reveal: 'objective',
  counter: 'counter',
  tick: 'tick',
  wave: 'wave',
  roll: 'table',
};

const isOp = (op: string): op is EffectOp => op in MAKES;

/** Every operation, in the order of the list. */
export const EFFECT_OPS: readonly EffectOp[] = Object.keys(MAKES).filter(isOp);

/** Operations that can be chosen: those that have something to name, and `now`. */
export const opsFor = (choices: Choices, now: EffectOp | null): readonly EffectOp[] =>
  EFFECT_OPS.filter((op) => {
    const named = NAMES_OF[op];
    return op === now || named === undefined || hasAny(choices, named);
  });

/** A new effect of an operation. `about`: whether there is somebody whom it can be about; else it is for somebody by lot. */
export function effectOf(op: EffectOp, choices: Choices, about = true): EffectStep {
  const step = MAKES[op](choices);
  return about ? step : withoutSubject(step, BY_LOT);
}

/** What a new line begins with: a passage, a counter, CP, or the first that is offered. `without`: operations that are not. */
export function firstEffect(choices: Choices, about: boolean, without: readonly EffectOp[] = []): EffectStep {
  const offered = opsFor(choices, null).filter((op) => !without.includes(op));
  const first = (['tell', 'counter', 'tick', 'cp', 'change'] as const).find((op) => offered.includes(op));
  return effectOf(first ?? offered[0] ?? 'cp', choices, about);
}
