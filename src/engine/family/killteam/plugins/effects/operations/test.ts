import type { EffectStep } from '../../../tables/effect.ts';
import type { EffectModule, EffectModules } from '../effectModule.ts';
import { simpleModules } from './simpleModules.ts';

type TestStep = Extract<EffectStep, { op: 'test' }>;
type Fail = TestStep['fail'];

function moduleOf(step: Fail): EffectModule<Fail> {
  // Each module takes its own kind of step; the table of modules is typed so, and the lookup goes by the step's own op.
  const modules: Readonly<Record<string, unknown>> = simpleModules;
  return modules[step.op] as EffectModule<Fail>;
}

/** What follows the test happens: up to its number, or from the other on. */
export const comesAbout = ({ upTo, from = 1 }: TestStep, [face]: readonly number[]): boolean =>
  face !== undefined && face <= upTo && face >= from;

/** `roll(D6){1-n: ...}` or `{n+: ...}`: one die; up to `upTo`, or from `from` on, what follows happens to this operative (`rules/acolyte.md` C0). */
export const testEffect: EffectModules['test'] = {
  dice: (step, rolled) => {
    if (rolled.length === 0) return { count: 1, sides: 6 };
    return comesAbout(step, rolled) ? moduleOf(step.fail).dice(step.fail, rolled.slice(1)) : null;
  },
  affects: (game, { fail }, operative) => moduleOf(fail).affects(game, fail, operative),
  guns: (game, step, operative, rolled) =>
    comesAbout(step, rolled) ? (moduleOf(step.fail).guns?.(game, step.fail, operative, rolled.slice(1)) ?? []) : [],
  apply: (game, step, application) =>
    comesAbout(step, application.rolled)
      ? moduleOf(step.fail).apply(game, step.fail, { ...application, rolled: application.rolled.slice(1) })
      : [],
};
