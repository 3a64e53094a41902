import type { BehaviourRow, BehaviourTable } from '../../behaviour/killTeam/table.ts';

const FIGHT: BehaviourRow = {
  id: 'guard-fight',
  who: { order: [{ fact: 'priorityTarget' }, { rank: 'fewestWounds' }], tie: 'threat' },
  do: 'fight',
};
const SHOOT: BehaviourRow = {
  id: 'guard-shoot',
  who: {
    order: [
      { fact: 'priorityTarget' },
      { fact: 'obscured', is: false },
      { fact: 'inCover', is: false },
      { rank: 'closest' },
    ],
    tie: 'threat',
  },
  do: 'shoot',
};

/** Whom the rows of a table attack so, whenever they do; a table that never does: by the rows of our own. */
function attacks(rows: readonly BehaviourRow[], own: BehaviourRow): readonly BehaviourRow[] {
  const found = rows.filter((row) => row.do === own.do).map(({ id, who, do: does }) => ({ id, who, do: does }));
  return found.length > 0 ? found : [own];
}

/**
 * What an enemy on guard does when it interrupts: a Fight with somebody in its control range, else a Shoot, at
 * whom its table chooses. When a row comes in its activation does not matter here.
 */
export const guardTable = (table: BehaviourTable): BehaviourTable => ({
  ...table,
  order: 'attacks',
  rows: [...attacks(table.rows, FIGHT), ...attacks(table.rows, SHOOT)],
});
