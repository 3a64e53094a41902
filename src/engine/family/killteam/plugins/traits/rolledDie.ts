import type { BattleEvent } from '../../model/event.ts';
import type { TableTask } from '../../model/task.ts';
import type { Game } from '../../rules/game.ts';
import { rowFor, type TableRow } from '../../tables/rollTable.ts';
import { heldDie } from '../effects/heldDie.ts';
import { tableOf } from '../effects/tableRoll.ts';

const rolling = ({ state }: Game): TableTask | null =>
  state.tasks.findLast((task): task is TableTask => task.kind === 'table') ?? null;

/** The row of the die that lies on the table of events, with its face; null: none lies there. */
export function lyingRow(game: Game): (TableRow & { readonly face: number }) | null {
  const task = rolling(game);
  const face = task === null ? null : heldDie(task);
  if (task === null || face === null) return null;
  const row = rowFor(tableOf(game, task), face);
  return row === undefined ? null : { ...row, face };
}

/** The die is taken up again: what it showed is told, the second roll stands (`rules/acolyte.md` C2, Local Guide). */
export function rolledAgain(game: Game): readonly BattleEvent[] {
  const task = rolling(game);
  const face = task === null ? null : heldDie(task);
  return task === null || face === null
    ? []
    : [
        { type: 'tableRepeated', table: task.table, face },
        { type: 'taskMoved', set: { faces: [] } },
      ];
}
