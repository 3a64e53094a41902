import type { FoeStepView } from '../../../engine/plugins/foes/view.ts';
import type { FoeScene } from '../useFoeScene.ts';

type About = Pick<FoeScene, 'told' | 'name' | 'shown'>;

/** The imperative for the hands. */
export function stepSaid({ told, name, shown }: About, { step, own }: FoeStepView): string {
  const { action, target } = step;
  const on = action === 'own' ? own : target;
  const named = on === null ? null : action === 'own' ? shown(on) : name(on);
  return told.acts[action].does(named);
}

function placeSaid({ told, name }: About, { step, where }: FoeStepView): readonly string[] {
  const far = step.inches === null ? [] : [told.inches(step.inches)];
  if (where === null) return far;
  const toward = where.toward === undefined ? [] : [told.toward[where.toward]];
  const cover = where.cover === 'no' ? [] : [told.inCover[where.cover]];
  const who = step.target === null ? null : name(step.target);
  const wanted = step.wish ?? where.wishes.find((wish) => wish !== 'clearTarget' && wish !== 'target') ?? null;
  const wish = wanted === null ? [] : [told.wishes[wanted](who)];
  return [...far, ...toward, ...cover, ...wish, ...(where.upTo === undefined ? [] : [told.half])];
}

/** How it is done: with what, or whither; null: there is nothing to say of it. */
export function stepHow(about: About, view: FoeStepView): string | null {
  const { told, shown } = about;
  const { attack, pushed } = view;
  const how =
    attack === null ? placeSaid(about, view).join(', ') : told.profile(shown(attack.name), attack.dice, attack.hit);
  const all = [...(how === '' ? [] : [how]), ...(pushed ? [told.pushed] : [])];
  return all.length === 0 ? null : all.join('. ');
}
