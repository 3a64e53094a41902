import type { EffectStep } from '../engine/family/killteam/tables/effect.ts';
import { withRowsNamed } from '../engine/family/killteam/tables/namedBySteps.ts';
import type { Trait } from '../engine/family/killteam/traits/trait.ts';

type Rename = (id: string) => string;

function renamedTest<S extends EffectStep>(rename: Rename, step: S): S {
  const renames = { operatives: rename, factions: rename };
  return step.op === 'test' ? { ...step, fail: withRowsNamed(step.fail, renames) } : withRowsNamed(step, renames);
}

/** An effect of an own pack's row under the ids of all packs. */
export const renamedStep =
  (rename: Rename) =>
  (step: EffectStep): EffectStep =>
    step.op === 'whenever'
      ? { ...step, effects: step.effects.map((inner) => renamedTest(rename, inner)) }
      : renamedTest(rename, step);

/** A trait of an own pack's card under the ids of all packs: its own, and of the cards and factions its effects name. */
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
