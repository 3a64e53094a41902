import type { EffectModules } from '../effectModule.ts';
import { LOOT } from '../lootTables.ts';
import { openTable } from '../table.ts';
import { onOperative } from './pieces.ts';

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/**
 * `LOOT(n)`: the finder rolls so often for loot, at once (`rules/acolyte.md` C0, C16). In a battle without such a table it is
 * noted, for after the battle.
 */
export const lootEffect: EffectModules['loot'] = onOperative({
  affects: (_, { count }) => count > 0,
  happens: ({ state }, { count }, { id }, { id: of, source }) =>
    state.tables?.[LOOT] === undefined
      ? [{ type: 'effectNoted', op: 'loot', source, params: { operative: id, count } }]
      : times(count).flatMap((number) => openTable(LOOT, `loot.${of}.${number}`, id)),
});
