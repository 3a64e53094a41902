import type { EffectModules } from '../effectModule.ts';
import { onOperative } from './pieces.ts';

/** `LOOT(n)`: the finder rolls so often for loot after the battle; noted (`rules/acolyte.md` C0, C16). */
export const lootEffect: EffectModules['loot'] = onOperative({
  affects: (_, { count }) => count > 0,
  happens: (_, { count }, { id }, { source }) => [
    { type: 'effectNoted', op: 'loot', source, params: { operative: id, count } },
  ],
});
