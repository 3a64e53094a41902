import type { EffectModules } from '../effectModule.ts';
import { onOperative } from './pieces.ts';

/** `READY(sel)`, `EXPEND(sel)`: not for an operative that is acting right now (`rules/acolyte.md` C0). */
export const readinessEffect: EffectModules['readiness'] = onOperative({
  affects: (_, { readiness }, operative) => operative.readiness !== 'active' && operative.readiness !== readiness,
  happens: (_, { readiness }, { id }) => [{ type: 'readinessChanged', operative: id, readiness }],
});
