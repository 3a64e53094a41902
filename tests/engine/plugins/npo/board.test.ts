import { beforeAll, describe, expect, it } from 'vitest';
import { fetchBoards } from '../../../../src/engine/systems/boards.ts';
import type { MapPiece, MapZone } from '../../../../src/engine/board/boardMap.ts';
import { INCH, toGrid, toInches } from '../../../../src/engine/board/units.ts';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import type { NpoChoice } from '../../../../src/engine/plugins/npo/state.ts';
import { shippedTable, TABLES } from '../../behaviour/support.ts';
import { activate, END, play, type Play } from '../../../support/decide.ts';
import { battleOf, cultist, knife, pim, rifle, thug, vex } from '../../../support/duel.ts';
import { block, mapOf, stands, type takeUp } from '../../../support/board/onBoard.ts';

beforeAll(() => fetchBoards());

const tables = Object.fromEntries(TABLES.map((id) => [id, shippedTable(id)]));
const ENEMY = { type: 'enemyActivates', operative: null } as const satisfies Command;
const DONE: Command = { type: 'carryOut', count: 9 };

const marksman = (set: Partial<Operative> = {}): Operative =>
  cultist({ weapons: [rifle(), knife({ damage: { normal: 2, critical: 3 } })], ...set });
const brawler = (set: Partial<Operative> = {}): Operative => cultist({ weapons: [knife()], ...set });

type Places = Parameters<typeof takeUp>[1];
interface Table {
  readonly table: string;
  readonly pieces?: readonly MapPiece[];
  readonly zones?: readonly MapZone[];
  readonly choice?: NpoChoice;
  readonly set?: Partial<BattleState>;
}

/** The enemy's turn on a board, its side played by a shipped table. */
const enemysTurn = (
  operatives: readonly Operative[],
  places: Places,
  { table, pieces = [], zones = [], choice = {}, set = {} }: Table,
): Play =>
  play(battleOf(operatives, { turn: 'enemy', ...set }))
    .does({ type: 'takeUpBoard', map: { ...mapOf(...pieces), zones: [...zones] }, places })
    .does({ type: 'setNpo', choice: { tables, table, ...choice } });

const planOf = (at: Play) => at.midway.npo?.turn?.plan ?? null;
const steps = (at: Play) => planOf(at)?.steps.map(({ action, target }) => [action, target]) ?? null;
const ends = (at: Play) => {
  const last = planOf(at)
    ?.steps.findLast(({ path }) => path !== undefined)
    ?.path?.at(-1);
  return last === undefined ? null : [toInches(last.x), toInches(last.y)];
};

/** Square zones of an inch, by their middles. */
const zone = (id: string, kind: 'marker' | 'entry', x: number, y: number): MapZone => ({
  id,
  kind,
  name: id,
  corners: [
    [toGrid(x - 0.5), toGrid(y - 0.5)],
    [toGrid(x + 0.5), toGrid(y - 0.5)],
    [toGrid(x + 0.5), toGrid(y + 0.5)],
    [toGrid(x - 0.5), toGrid(y + 0.5)],
  ],
});

const wall = block('wall', { left: 9, near: 4, right: 10, far: 8, high: 3 }, 'Heavy');
const fence = block('fence', { left: 15, near: 9, right: 15.4, far: 13, high: 1 }, 'Light');

describe('an enemy on a board', () => {
  it('should shoot whom it sees without a question', () => {
    const places = { vex: stands(3, 5), pim: stands(4, 14), cultist: stands(14, 5) };
    const planned = enemysTurn([vex(), pim(), marksman()], places, { table: 'marksman', pieces: [wall] }).does(ENEMY);
    expect(planned.pending).toBeNull();
    expect(steps(planned)).toEqual([['shoot', 'pim']]);
    const shot = planned.does(DONE);
    expect(shot.told('attackDeclared')).toMatchObject([{ target: 'pim' }]);
    expect(shot.told('factsSet')).toEqual([]);
  });

  it('should go where it sees somebody and shoot from there, always to the same place', () => {
    const places = { vex: stands(3, 6), cultist: stands(14, 6) };
    const before = enemysTurn([vex(), marksman({ abilities: [] })], places, {
      table: 'kill-team-2021',
      pieces: [wall],
    });
    const planned = before.does(ENEMY);
    expect(planned.pending).toBeNull();
    expect(steps(planned)).toEqual([
      ['reposition', 'vex'],
      ['shoot', 'vex'],
    ]);
    expect(planOf(before.does(ENEMY))).toEqual(planOf(planned));
    const done = planned.does(DONE);
    expect(done.told('walked')).toHaveLength(1);
    expect(done.told('attackDeclared')).toMatchObject([{ action: 'shoot', target: 'vex' }]);
    const place = done.midway.board?.places['cultist'];
    expect([toInches(place?.x ?? 0), toInches(place?.y ?? 0)]).toEqual(ends(planned));
  });

  it('should charge whom it reaches, by a way that ends in control range', () => {
    const places = { vex: stands(8, 5), pim: stands(9, 12), cultist: stands(14, 5) };
    const planned = enemysTurn([vex(), pim(), brawler()], places, { table: 'brawler' }).does(ENEMY);
    expect(planned.pending).toBeNull();
    expect(steps(planned)?.[0]).toEqual(['charge', 'vex']);
    const charged = planned.does(DONE);
    expect(charged.midway.engagement).toEqual([['vex', 'cultist']]);
    expect(charged.told('attackDeclared')).toMatchObject([{ action: 'fight', target: 'vex' }]);
  });

  it('should come nearer, in cover where it can, around what is in its way', () => {
    const places = { vex: stands(3, 6), cultist: stands(20, 11) };
    const planned = enemysTurn([vex(), brawler()], places, { table: 'brawler', pieces: [fence] }).does(ENEMY);
    expect(planned.pending).toBeNull();
    const [x = 0] = ends(planned) ?? [];
    expect(x).toBeLessThan(20);
    const done = planned.does(DONE);
    expect(done.pending).toBeNull();
    expect(done.told('walked').length).toBeGreaterThan(0);
    expect(done.told('activationEnded')).toHaveLength(1);
  });

  it('should go to cover, and pass over a row that wants cover where there is none', () => {
    const near = { vex: stands(3, 11), cultist: stands(18, 9) };
    const concealed = vex({ order: 'conceal' });
    const safe = enemysTurn([concealed, marksman()], near, { table: 'marksman', pieces: [fence] }).does(ENEMY);
    expect(safe.pending).toBeNull();
    const blind = enemysTurn([vex(), brawler()], near, { table: 'marksman' }).does(ENEMY);
    expect(blind.pending).toBeNull();
    expect(blind.told('enemyRowBarred').length).toBeGreaterThan(0);
  });

  it('should fall back out of control range', () => {
    const places = { vex: stands(10, 10), cultist: stands(12, 10) };
    const planned = enemysTurn([vex(), marksman()], places, {
      table: 'acolyte',
      choice: { alert: false },
      pieces: [fence],
    }).does(ENEMY);
    expect(planned.pending).toBeNull();
    expect(steps(planned)?.[0]?.[0]).toBe('fallBack');
    expect(planned.does(DONE).midway.engagement).toEqual([]);
  });

  it('should believe what is said by hand, and ask of whom the board does not know', () => {
    const places = { vex: stands(3, 14), cultist: stands(14, 14) };
    const told = enemysTurn([vex(), marksman()], places, { table: 'marksman' }).does({
      type: 'tellEnemy',
      enemy: 'cultist',
      facts: [{ target: 'vex', fact: 'validTarget', is: false }],
      nearest: null,
    });
    expect(steps(told.does(ENEMY))?.[0]?.[0]).not.toBe('shoot');
    const asked = enemysTurn([vex(), pim(), marksman()], places, { table: 'marksman' }).does(ENEMY);
    expect(asked.question).toMatchObject({ kind: 'look', candidates: ['pim'] });
  });

  it('should play whole activations without a question, and the same again', () => {
    const places = {
      vex: stands(3, 5),
      pim: stands(4, 14),
      cultist: stands(22, 5),
      thug: stands(24, 15),
    };
    const start = enemysTurn([vex(), pim(), brawler(), thug({ weapons: [rifle(), knife()] })], places, {
      table: 'acolyte',
      pieces: [wall, fence],
    });
    const run = (): Play => {
      let now = start.does(ENEMY);
      for (let step = 0; step < 6 && now.pending === null && now.midway.npo?.turn != null; step += 1)
        now = now.does(DONE);
      return now;
    };
    const one = run();
    expect(one.asked).toEqual([]);
    expect(run().entries).toEqual(one.entries);
  });

  it('should patrol from marker to marker, half as far as it may, another one in each turning point', () => {
    const patrols = (turningPoint: number) =>
      ends(
        enemysTurn(
          [vex({ order: 'conceal' }), marksman()],
          { vex: stands(2, 2), cultist: stands(15, 11) },
          {
            table: 'acolyte',
            choice: { alert: true },
            zones: [zone('one', 'marker', 25, 11), zone('two', 'marker', 15, 20)],
            set: { alert: 0, turningPoint },
          },
        ).does(ENEMY),
      );
    expect(patrols(2)).toEqual([18, 11]);
    expect(patrols(3)).toEqual([15, 14]);
  });

  it('should be noticed by whoever sees it near and out of cover, which nobody is asked', () => {
    const acted = (x: number, pieces: readonly MapPiece[] = []) =>
      play(battleOf([vex(), marksman()], { turn: 'retinue', alert: 0 }))
        .does({ type: 'takeUpBoard', map: mapOf(...pieces), places: { vex: stands(x, 6), cultist: stands(14, 6) } })
        .does({ type: 'setNpo', choice: { tables, table: 'acolyte', alert: true } })
        .does(activate('vex'))
        .does(END);
    expect(acted(5).state.alert).toBe(1);
    expect(acted(0.6).state.alert).toBe(0);
    expect(acted(5, [wall]).state.alert).toBe(0);
  });

  it('should ask the table where half a millimetre decides whether it is noticed, and say by whom', () => {
    const wide = (2 * stands(0, 0).radius) / INCH;
    const acted = (gap: number) =>
      play(battleOf([vex(), marksman()], { turn: 'retinue', alert: 0 }))
        .does({ type: 'takeUpBoard', map: mapOf(), places: { vex: stands(1, 6), cultist: stands(1 + wide + gap, 6) } })
        .does({ type: 'setNpo', choice: { tables, table: 'acolyte', alert: true } })
        .does(activate('vex'))
        .does(END);
    for (const gap of [11.99, 12.01])
      expect(acted(gap).question).toMatchObject({ kind: 'look', fact: 'spotted', close: ['cultist'] });
    expect([acted(11.9).pending, acted(12.1).pending]).toEqual([null, null]);
    expect([acted(11.9).state.alert, acted(12.1).state.alert]).toEqual([1, 0]);
  });

  it('should know who holds a marker of the board', () => {
    const places = { vex: stands(5, 6), pim: stands(5, 9), cultist: stands(14, 7.5) };
    const start = enemysTurn([vex(), pim(), marksman()], places, {
      table: 'marksman',
      zones: [zone('one', 'marker', 4, 9)],
    });
    const { mission } = start.midway;
    const counters = [{ id: 'loot', name: 'Loot', max: 3 }];
    const planned = play({ ...start.midway, mission: { ...mission, counters } }).does(ENEMY);
    expect(planned.pending).toBeNull();
    expect(steps(planned)?.[0]).toEqual(['shoot', 'pim']);
  });
});
