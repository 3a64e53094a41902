import type { Game } from '../../rules/game.ts';
import type { Operative } from '../../model/operative.ts';
import type { EffectStep, TargetedStep } from '../../tables/effect.ts';
import type { EffectModule } from './effectModule.ts';
import { effectModules } from './operations/modules.ts';

/** Alert has a number in `to`: only a selector makes a step one for somebody. */
export const targeted = (step: EffectStep): step is TargetedStep =>
  'to' in step && typeof step.to === 'object' && step.to !== null;

/** An effect of a later version, or of a file changed by hand: it does nothing. */
const unknownEffect = { dice: () => null, affects: () => false, apply: () => [] };

/** What does this step. */
export function moduleOf(step: EffectStep): EffectModule<EffectStep> {
  // Each module takes its own kind of step; the table of modules is typed so, and the lookup goes by the step's own op.
  const modules: Readonly<Record<string, unknown>> = effectModules;
  return (Object.hasOwn(modules, step.op) ? modules[step.op] : unknownEffect) as EffectModule<EffectStep>;
}

/** The step would change something for this operative now. */
export const affected = (game: Game, step: TargetedStep, operative: Operative): boolean =>
  moduleOf(step).affects(game, step, operative);
