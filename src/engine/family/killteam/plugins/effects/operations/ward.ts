import type { EffectModules } from '../effectModule.ts';
import { onOperative } from './pieces.ts';

/** What is about to harm it leaves it out (`rules/acolyte.md` C7, Point of Faith). */
export const wardEffect: EffectModules['ward'] = onOperative({
  affects: () => true,
  happens: (_, __, { id }) => [{ type: 'warded', operative: id }],
});
