import { replayed } from '../../../../support/replayed.ts';
import { describe, expect, it } from 'vitest';
import type { Command } from '../../../../../src/engine/family/killteam/model/command.ts';
import type { BattleState } from '../../../../../src/engine/family/killteam/model/state.ts';
import { ENVIRONMENTS } from '../../../../../src/engine/family/killteam/plugins/effects/environments.ts';
import { RESHUFFLES, type RollTable } from '../../../../../src/engine/family/killteam/tables/rollTable.ts';
import { present } from '../../../../../src/engine/core/invariant.ts';
import { battleDecider } from '../../../../../src/engine/systems/battle.ts';
import { savedBattle } from '../../../../../src/engine/systems/saved.ts';
import { lastingEnvironment } from '../../../../support/lasting.ts';
import { knowing } from '../../../../support/ploys.ts';
import { Chooser, nextCommand, type PlayedEntry } from '../../../../support/randomPlayer.ts';
import { campaignPack, pack } from '../../../../support/rowPlay.ts';
import { cpOf, withCp } from '../../../../support/sides.ts';
import { testBattle } from '../../../../support/testBattle.ts';
import { handUse, traitWith } from '../../../../support/traits.ts';

const BATTLES = 300;
const TURNING_POINTS = 2;
const THEATRES = ['standard-events', 'frontline-events', 'underhive-events', 'void-hulk-events'] as const;
const INVESTIGATION = 'investigation';
const PLOYS = campaignPack.ploys.map(({ id }) => id);

const tableOf = (id: string): RollTable => present(pack.tables.get(id), id);
const TAGS = tableOf(ENVIRONMENTS).rows.map(({ id }) => id);

/** As it is, or drawn from like a deck, each kind of deck in turn. */
const drawn = (table: RollTable, number: number): RollTable => {
  const { deck: _, ...whole } = table;
  const reshuffle = [null, ...RESHUFFLES][number % (RESHUFFLES.length + 1)] ?? null;
  return reshuffle === null ? whole : { ...whole, deck: { reshuffle, ...(reshuffle === 'atFace' && { face: 1 }) } };
};

/** Rolls that a scenario asks for, at the moment the player likes. */
const search = traitWith('search', { use: handUse({ effects: [{ op: 'roll', table: INVESTIGATION }] }) });

/** Two environments, one of the tables of events, and a retinue that knows every ploy and searches. */
function eventful(number: number): BattleState {
  const state = testBattle(`all-${number}`);
  const theatre = present(THEATRES[number % THEATRES.length], 'theatre');
  const tags = [number, number * 3 + 1].map((at) => present(TAGS[at % TAGS.length], 'environment'));
  const known = knowing(...PLOYS).traits;
  return {
    ...state,
    ...withCp(12),
    eventTable: theatre,
    tables: {
      ...Object.fromEntries([ENVIRONMENTS, INVESTIGATION].map((id) => [id, tableOf(id)])),
      [theatre]: drawn(tableOf(theatre), Math.floor(number / THEATRES.length)),
    },
    lasting: [...new Set(tags)].map((tag) => lastingEnvironment(tag)),
    operatives: state.operatives.map((operative) =>
      operative.side === 'enemy' ? operative : { ...operative, traits: [...known, search] },
    ),
  };
}

const anyUse = ({ operatives, activation }: BattleState, choose: Chooser): Command => ({
  type: 'useTrait',
  operative: activation?.operative ?? choose.of(operatives.filter(({ side }) => side === 'retinue'))?.id ?? '',
  trait: choose.of([...PLOYS, 'search', 'search']) ?? '',
});

/** What has the next turning point to go as well, when this one ends. */
const goingOn = ({ lasting }: BattleState): ReadonlySet<string> =>
  new Set(lasting.filter(({ until }) => until === 'nextTurningPoint').map(({ id }) => id));

function check(state: BattleState, more: ReadonlySet<string>): void {
  for (const { id, wounds, maxWounds, down, ammo } of state.operatives) {
    if (wounds < 0 || wounds > maxWounds || (down && wounds > 0)) throw new Error(`${id}: ${wounds} wounds`);
    for (const { left, max } of Object.values(ammo))
      if (left < 0 || left > max) throw new Error(`${id}: ${left} shots`);
  }
  if (cpOf(state) < 0) throw new Error('CP below 0');
  const { alert = 0 } = state;
  if (alert < 0 || alert > 3) throw new Error(`alert ${alert}`);
  const ids = state.lasting.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) throw new Error(`twice in force: ${ids.join(' ')}`);
  if (state.phase === 'turningPointOver' && state.tasks.length === 0)
    if (state.lasting.some(({ id, until }) => until === 'turningPoint' && !more.has(id)))
      throw new Error('it outlasts its turning point');
}

function played(start: BattleState, seed: string) {
  const choose = new Chooser(seed);
  const entries: PlayedEntry[] = [];
  let state = start;
  let more = goingOn(start);
  for (let step = 0; step < 3000; step += 1) {
    const next = nextCommand(state, choose, TURNING_POINTS);
    if (next === null) return { end: state, entries };
    const command = choose.chance(6) ? anyUse(state, choose) : next;
    const decision = battleDecider.decide(state, command);
    if (!decision.ok) continue;
    if (state.phase !== 'turningPointOver') more = goingOn(state);
    ({ state } = decision);
    check(state, more);
    entries.push({ command, events: decision.events });
  }
  throw new Error(`battle ${seed} does not end`);
}

describe('random battles with every environment, ploy and table', () => {
  it(`should keep every invariant through ${BATTLES} battles, follow every row, and replay equal`, () => {
    const begun = new Set<string>();
    const rows = new Set<string>();
    const ploys = new Set<string>();
    for (let number = 0; number < BATTLES; number += 1) {
      const start = eventful(number);
      const { end, entries } = played(start, `player-${number}`);
      expect(savedBattle().safeParse(end).error).toBeUndefined();
      expect(replayed(start, JSON.parse(JSON.stringify(entries)))).toEqual(end);
      for (const { source } of start.lasting) begun.add(source.id);
      for (const event of entries.flatMap(({ events }) => events)) {
        if (event.type === 'tableRolled') rows.add(`${event.table} ${event.row}`);
        if (event.type === 'traitUsed') ploys.add(event.trait);
      }
    }
    const every = [...THEATRES, INVESTIGATION].flatMap((id) => tableOf(id).rows.map((row) => `${id} ${row.id}`));
    expect([...begun].toSorted()).toEqual(TAGS.toSorted());
    expect([...ploys].toSorted()).toEqual([...PLOYS, 'search'].toSorted());
    expect(every.filter((row) => !rows.has(row))).toEqual([]);
  });
});
