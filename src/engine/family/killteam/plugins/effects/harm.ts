import type { LastingChange } from '../../card/lastingChange.ts';
import type { EffectsTask } from '../../model/task.ts';
import type { EffectStep } from '../../tables/effect.ts';
import { comesAbout } from './operations/test.ts';

const worsens = (change: LastingChange): boolean =>
  change.op === 'forbid' || ((change.op === 'stat' || change.op === 'attackDice') && change.by < 0);

/** Whether a step does whom it is for any harm, with the dice as they fell. */
function harms(step: EffectStep, rolled: readonly number[]): boolean {
  switch (step.op) {
    case 'damage':
    case 'incapacitate':
    case 'jam':
      return true;
    case 'stat':
      return step.by < 0;
    case 'ammo':
      return step.set === 'empty' || (step.set === null && step.by < 0);
    case 'readiness':
      return step.readiness === 'expended';
    case 'change':
      return step.changes.some(worsens);
    case 'test':
      return comesAbout(step, rolled) && harms(step.fail, rolled.slice(1));
    default:
      return false;
  }
}

/** A row of a table or a psychic power is about to harm whoever it concerns (`rules/acolyte.md` C7, Point of Faith). */
export const isHarm = ({ of, rolled }: Pick<EffectsTask, 'of' | 'rolled'>, step: EffectStep): boolean =>
  (of === undefined || of.kind === 'event' || of.kind === 'power') && harms(step, rolled);
