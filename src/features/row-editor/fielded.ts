import { bandModel } from '../../content/schema/warBands/bandModel.ts';
import type { MadeRow } from '../../content/making/kinds.ts';

const named = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((each) => ({ ...each, name: each?.name || '…' })) : value;

/** A card of Vanguard as it can be drawn, whatever it still lacks; null: its figures are none. */
export function fieldedCard(row: MadeRow) {
  const whole = {
    ...row,
    faction: 'any',
    options: [],
    attacks: named(row['attacks']),
    actions: named(row['actions']),
    abilities: named(row['abilities']),
  };
  return bandModel.safeParse(whole).data ?? null;
}
