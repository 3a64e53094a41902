import { cardsOfSteps } from '../../src/engine/family/killteam/tables/namedBySteps.ts';
import type { Operative } from '../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { reservesOf } from '../../src/content/variants.ts';
import { activate, END, play, type Play } from './decide.ts';
import { battleOf, cultist, pim, thug, vex } from './duel.ts';
import { pack } from './rowPlay.ts';
import { withCp } from './sides.ts';

/** The face of an event's table that brings this row. */
function faceOf(table: string, row: string): number {
  const found = pack.tables.get(table)?.rows.find(({ id }) => id === row);
  if (found === undefined) throw new Error(`no row ${row}`);
  return found.from;
}

function eventsOf(eventTable: string): Partial<BattleState> {
  const table = pack.tables.get(eventTable);
  if (table === undefined) throw new Error(`no table ${eventTable}`);
  const cards = table.rows.flatMap(({ effects }) => cardsOfSteps(effects));
  return { tables: { [eventTable]: table }, eventTable, reserves: reservesOf(pack, cards) };
}

const ALL: readonly Operative[] = [vex(), pim(), cultist(), thug()];

/** The next turning point, with this event in it. */
export const event = (table: string, row: string, set: Partial<BattleState> = {}): Play =>
  play(battleOf(ALL, { phase: 'turningPointOver', ...eventsOf(table), ...withCp(0), ...set }))
    .does({ type: 'nextTurningPoint' })
    .answers([4], [faceOf(table, row)]);

/** Everybody acts in turn and does nothing, until the turning point is over. */
export const over = (at: Play): Play =>
  ['vex', 'cultist', 'pim', 'thug'].reduce<Play>(
    (before, id) => before.does(activate(id, 'conceal')).does(END),
    at.does({ type: 'startFirefight' }),
  );
