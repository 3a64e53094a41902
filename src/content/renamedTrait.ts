import type { EffectStep } from '../engine/family/killteam/tables/effect.ts';
import type { Trait } from '../engine/family/killteam/traits/trait.ts';

type Rename = (id: string) => string;

const risen = <S extends EffectStep>(rename: Rename, step: S): S =>
  step.op === 'rise' && step.as !== null ? { ...step, as: rename(step.as) } : step;

const renamedStep =
  (rename: Rename) =>
  (step: EffectStep): EffectStep =>
    step.op === 'test' ? { ...step, fail: risen(rename, step.fail) } : risen(rename, step);

/** A trait of an own pack's card under the ids of all packs: its own, and of the cards its effects name. */
export const renamedTrait =
  (rename: Rename) =>
  (trait: Trait): Trait => ({
    ...trait,
    id: rename(trait.id),
    use: trait.use === null ? null : { ...trait.use, effects: trait.use.effects.map(renamedStep(rename)) },
    ...(trait.triggers !== undefined && {
      triggers: trait.triggers.map((trigger) => ({ ...trigger, effects: trigger.effects.map(renamedStep(rename)) })),
    }),
  });
