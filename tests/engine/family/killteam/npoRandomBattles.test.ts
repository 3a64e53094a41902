import { expect, it } from 'vitest';
import { evolveAll } from '../../../support/fold.ts';
import { noNpo } from '../../../../src/engine/plugins/npo/state.ts';
import { playRandomly } from '../../../support/randomPlayer.ts';
import { testBattle } from '../../../support/testBattle.ts';
import { shippedTable, TABLES } from '../../behaviour/support.ts';
import { savedBattle } from '../../../../src/engine/systems/saved.ts';

const BATTLES = 36;
const tables = Object.fromEntries(TABLES.map((id) => [id, shippedTable(id)]));

it(`should play ${BATTLES} whole battles with enemies that their tables play, every shipped table among them`, () => {
  const told = { plans: 0, attacks: 0, barred: 0, counters: 0 };
  for (let number = 0; number < BATTLES; number += 1) {
    const table = TABLES[number % TABLES.length] ?? '';
    const start = testBattle(`npo-${number}`);
    const choice = { tables, table, alert: number % 2 === 0, counteract: number % 3 === 0, morale: number % 4 === 0 };
    const dv = start.operatives.reduce((sum, each) => sum + (each.side === 'enemy' ? each.dv : 0), 0);
    let byTable: string | null = null;
    const played = playRandomly({ ...start, npo: { ...noNpo(dv), ...choice } }, `player-${number}`, {
      watch: (state, event) => {
        byTable = state.npo?.turn?.enemy ?? null;
        if (event.type === 'enemyPlanned' && event.plan !== null) told.plans += 1;
        if (event.type === 'enemyRowBarred') told.barred += 1;
        if (event.type === 'attackDeclared' && event.operative === byTable) told.attacks += 1;
        if (event.type === 'activated' && event.kind === 'counteract' && event.operative === byTable)
          told.counters += 1;
      },
    });
    expect(played.end.result).not.toBeNull();
    expect(savedBattle().safeParse(played.end).error).toBeUndefined();
    const events = played.entries.flatMap((entry) => entry.events);
    expect(evolveAll(played.start, events)).toEqual(played.end);
  }
  console.log(told);
  expect(Math.min(...Object.values(told))).toBeGreaterThan(0);
}, 400_000);
