import type { BattleEvent } from '../../model/event.ts';
import type { BattleState } from '../../model/state.ts';
import type { TableTask } from '../../model/task.ts';
import type { TableRow } from '../../tables/rollTable.ts';

/** The tables of a battle that are rolled on for loot (`rules/acolyte.md` C16). */
export const LOOT = 'loot';
export const RARE_LOOT = 'rareLoot';

const TABLES: ReadonlyMap<string, 'common' | 'rare'> = new Map([
  [LOOT, 'common'],
  [RARE_LOOT, 'rare'],
]);

/** It is rolled on for loot. */
export const isLoot = (table: string): boolean => TABLES.has(table);

/** A row that only leads on to another table is no find. */
const leadsOn = ({ effects }: TableRow): boolean => effects.some(({ op }) => op === 'roll' || op === 'reroll');

/** What a roll for loot tells, and what it opens: which equipment it is, and who carries it. Nothing of another table. */
export function lootOf(
  { loot = {} }: BattleState,
  { id, table: name, subject }: TableTask,
  { row, face }: { readonly row: TableRow; readonly face: number },
): { readonly told: readonly BattleEvent[]; readonly opened: readonly BattleEvent[] } {
  const table = TABLES.get(name);
  if (table === undefined || leadsOn(row)) return { told: [], opened: [] };
  const things = loot[row.id] ?? [];
  const settled = row.effects.length > 0;
  return {
    told: [{ type: 'lootFound', operative: subject ?? null, table, face, row: row.id, name: row.name, settled }],
    opened:
      things.length === 0
        ? []
        : [
            {
              type: 'taskOpened',
              task: {
                kind: 'loot',
                id: `take.${id}.${row.id}`,
                row: row.id,
                item: null,
                ...(subject !== undefined && { operative: subject }),
              },
            },
          ],
  };
}
