import type { Pack } from './pack.ts';
import type { Faction, FactionRow } from './schema/faction.ts';

/** One enemy that will take the field. */
export interface EnemyPick {
  readonly card: string;
  readonly weapons: readonly string[];
  /** Where it is set up on the killzone that the scenario is bound to; left out: as its side is. */
  readonly zone?: string | undefined;
}

/** More rolls than any honest die needs; a roll that never brings an allowed face ends here. */
const MAX_ROLLS = 2000;

interface Force {
  readonly rows: FactionRow[];
  dv: number;
}

const timesIn = (force: Force, row: FactionRow): number => force.rows.filter((taken) => taken === row).length;

const allowed = (force: Force, row: FactionRow, budget: number): boolean =>
  row.dv > 0 && force.dv + row.dv <= budget && (row.max === null || timesIn(force, row) < row.max);

/** Ways to arm what a row brings: the row's own, else its card's. */
export const armsOf = (pack: Pack, row: FactionRow): readonly (readonly string[])[] =>
  row.arms.length > 0 ? row.arms : (pack.operatives.get(row.card)?.arms ?? []);

/** Ways to arm this card in a force of the faction, of all rows that bring it; empty: none does. */
export const armsOfCard = (pack: Pack, { rows }: Faction, card: string): readonly (readonly string[])[] =>
  rows.filter((row) => row.card === card).flatMap((row) => armsOf(pack, row));

function armed(pack: Pack, rows: readonly FactionRow[]): EnemyPick[] {
  return rows.map((row, index) => {
    const options = armsOf(pack, row);
    const before = rows.slice(0, index).filter((other) => other === row).length;
    return { card: row.card, weapons: options[before % Math.max(1, options.length)] ?? [] };
  });
}

/**
 * An enemy force (`rules/acolyte.md` C11): rolls on the faction's D20 table until `budget` DV are reached; a face that
 * breaks a row's maximum or overshoots is rolled again. Stops short of the budget when no row fits. `roll` gives faces
 * 1..20. Enemies of one row take their arms in turn.
 */
export function pickEnemies(
  pack: Pack,
  faction: Faction,
  { budget, roll }: { budget: number; roll: () => number },
): EnemyPick[] {
  const force: Force = { rows: [], dv: 0 };
  for (let rolls = 0; rolls < MAX_ROLLS && faction.rows.some((row) => allowed(force, row, budget)); rolls += 1) {
    const face = roll();
    const row = faction.rows.find(({ from, to }) => face >= from && face <= to);
    if (row === undefined || !allowed(force, row, budget)) continue;
    force.rows.push(row);
    force.dv += row.dv;
  }
  return armed(pack, force.rows);
}
