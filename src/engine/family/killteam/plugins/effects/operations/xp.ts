import type { EffectModules } from '../effectModule.ts';
import { onOperative } from './pieces.ts';

/** `XP(sel,n)`: experience after the battle; noted (`rules/acolyte.md` C0). */
export const xpEffect: EffectModules['xp'] = onOperative({
  affects: ({ rules }, { by }, { side }) => by !== 0 && side === rules.protagonists,
  happens: (_, { by }, { id }, { source }) => [
    { type: 'effectNoted', op: 'xp', source, params: { operative: id, count: by } },
  ],
});
