import type { LastingChange } from '../../card/lastingChange.ts';
import type { EffectsTask } from '../../model/task.ts';
import type { EffectOp, EffectStep } from '../../tables/effect.ts';
import { comesAbout } from './operations/test.ts';

const worsens = (change: LastingChange): boolean =>
  change.op === 'forbid' || ((change.op === 'stat' || change.op === 'attackDice') && change.by < 0);

type Harms = {
  readonly [O in EffectOp]?: (step: Extract<EffectStep, { op: O }>, rolled: readonly number[]) => boolean;
};

const HARMS: Harms = {
  damage: () => true,
  push: () => true,
  incapacitate: () => true,
  jam: () => true,
  stat: ({ by }) => by < 0,
  ammo: ({ set, by }) => set === 'empty' || (set === null && by < 0),
  readiness: ({ readiness }) => readiness === 'expended',
  change: ({ changes }) => changes.some(worsens),
  test: (step, rolled) => comesAbout(step, rolled) && harms(step.fail, rolled.slice(1)),
};

/** Whether a step does whom it is for any harm, with the dice as they fell. */
function harms<O extends EffectOp>(step: Extract<EffectStep, { op: O }>, rolled: readonly number[]): boolean {
  return HARMS[step.op]?.(step, rolled) ?? false;
}

/** A row of a table or a psychic power is about to harm whoever it concerns (`rules/acolyte.md` C7, Point of Faith). */
export const isHarm = ({ of, rolled }: Pick<EffectsTask, 'of' | 'rolled'>, step: EffectStep): boolean =>
  (of === undefined || of.kind === 'event' || of.kind === 'power') && harms(step, rolled);
