import { present } from '../../../src/engine/core/invariant.ts';
import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/engine/family/killteam/model/command.ts';
import type { Operative } from '../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { noNpo, type NpoChoice } from '../../../src/engine/plugins/npo/state.ts';
import { viewOf } from '../../../src/engine/systems/battle.ts';
import type { EnemiesView } from '../../../src/engine/view/enemies.ts';
import { act, activate, END, play, type Play } from '../../support/decide.ts';
import { battleOf, cultist, knife, pim, rifle, rule, thug, vex } from '../../support/duel.ts';
import { shippedTable } from '../behaviour/support.ts';

const ENEMY: Command = { type: 'enemyActivates', operative: null };
const tables = { marksman: shippedTable('marksman'), brawler: shippedTable('brawler') };
const blade = knife({ damage: { normal: 2, critical: 3 } });
const marksman = (set: Partial<Operative> = {}): Operative => cultist({ weapons: [rifle(), blade], ...set });
const brawler = (set: Partial<Operative> = {}): Operative => cultist({ weapons: [knife()], ...set });

const enemiesIn = (state: BattleState): EnemiesView => present(viewOf(state).enemies, 'tables play a side');

const enemysTurn = (operatives: readonly Operative[], table: string, choice: NpoChoice = {}): Play =>
  play(battleOf(operatives, { turn: 'enemy' })).does({ type: 'setNpo', choice: { tables, table, ...choice } });

const sees = (...seen: readonly string[]) =>
  ({ kind: 'look', look: { kind: 'sight', seen, inCover: [], obscured: [] } }) as const;

describe('what enemies are played by when nobody has chosen', () => {
  it('should be the table that reads Alert, where there is any', () => {
    const { chosen, first } = enemiesIn(battleOf([vex(), cultist()]));
    expect(chosen).toBeNull();
    expect(first).toEqual({ tables: ['acolyte'], choice: { table: 'acolyte', own: {}, alert: true } });
  });

  it('should else be one for each by how it fights', () => {
    const own = { cultist: 'marksman', blade: 'brawler', hand: 'brawler', heavy: 'marksman' };
    const operatives = [
      vex(),
      marksman(),
      brawler({ id: 'blade' }),
      cultist({ id: 'hand', weapons: [rifle(), knife({ damage: { normal: 4, critical: 5 } })] }),
      cultist({ id: 'heavy', weapons: [rifle({ damage: { normal: 1, critical: 1 } }, rule('heavy')), knife()] }),
    ];
    expect(enemiesIn(battleOf(operatives, { ruleset: 'kt3' })).first).toEqual({
      tables: ['brawler', 'marksman'],
      choice: { table: 'brawler', own, alert: false },
    });
  });

  it('should keep what is known of them besides, and be as it was chosen from then on', () => {
    const npo = { ...noNpo(4), noise: 'vex', morale: true };
    const { by, first } = enemiesIn(battleOf([vex(), cultist()], { npo }));
    expect(by({ ...first.choice, tables })).toEqual({ ...npo, tables, table: 'acolyte', alert: true });
    const chosen = enemysTurn([vex(), cultist()], 'brawler').state;
    expect(enemiesIn(chosen).chosen).toBe(chosen.npo);
  });
});

describe('who of them is to act', () => {
  const names = (operatives: readonly Operative[]): readonly string[] => operatives.map(({ id }) => id);

  it('should be those that are ready, and the one who is the most dangerous first', () => {
    const battle = battleOf([vex(), brawler({ weapons: [] }), thug(), cultist({ id: 'done', readiness: 'expended' })]);
    const { ready, next } = enemiesIn({ ...battle, turn: 'enemy' });
    expect(names(ready)).toEqual(['cultist', 'thug']);
    expect(next).toBe('thug');
  });

  it('should be nobody where none is left', () => {
    const { ready, next } = enemiesIn(battleOf([vex(), cultist({ readiness: 'expended' })]));
    expect([ready, next]).toEqual([[], null]);
  });

  it('should be theirs only on their turn, and while tables play them', () => {
    const battle = battleOf([vex(), cultist()], { turn: 'enemy' });
    const [retinue, enemy] = battle.sides;
    expect(enemiesIn(battle).toAct).toBe(true);
    expect(enemiesIn({ ...battle, turn: 'retinue' }).toAct).toBe(false);
    expect(enemiesIn({ ...battle, sides: [retinue, { ...enemy, hand: 'people' }] }).toAct).toBe(false);
  });

  it('should follow the group that goes on, whoever has the turn', () => {
    const battle = battleOf([vex(), cultist(), thug()], { turn: 'retinue' });
    const group = { side: 'enemy', operatives: ['thug'] };
    const going = enemiesIn({ ...battle, group });
    expect([going.toAct, going.pass, names(going.ready)]).toEqual([true, 'group', ['thug']]);
    expect(enemiesIn(battle).pass).toBeNull();
  });

  it('should let a counteraction pass', () => {
    const npo = { ...noNpo(0), counteract: true };
    const battle = battleOf([vex(), pim(), cultist({ readiness: 'expended', order: 'engage' })], { npo });
    const over = play(battle).does(activate('vex')).does(END).state;
    const { pass, ready, toAct } = enemiesIn(over);
    expect([pass, names(ready), toAct]).toEqual(['counteract', ['cultist'], true]);
  });

  it('should have those of the retinue for targets that stand and are not carried', () => {
    const down = pim({ id: 'down', down: true });
    const carried = pim({ id: 'carried', carriedBy: 'vex' });
    expect(names(enemiesIn(battleOf([vex(), pim(), down, carried, cultist()])).targets)).toEqual(['vex', 'pim']);
  });
});

describe('an enemy that its table plays', () => {
  it('should be nobody before', () => {
    expect(enemiesIn(enemysTurn([vex(), marksman()], 'marksman').state).acting).toBeNull();
  });

  it('should have its table, and its action points before it is activated and after', () => {
    const decided = enemysTurn([vex(), marksman()], 'marksman').does(ENEMY).answers(sees('vex'));
    const { acting } = enemiesIn(decided.midway);
    expect(acting).toMatchObject({ enemy: { id: 'cultist' }, table: tables.marksman, ap: { left: 2, of: 2 } });
    const begun = enemiesIn(play(decided.midway).does(activate('cultist')).does(act('dash')).midway);
    expect(begun.acting?.ap).toEqual({ left: 1, of: 2 });
  });

  it('should have no plan that was edited to be none', () => {
    const { midway } = enemysTurn([vex(), marksman()], 'marksman').does(ENEMY).answers(sees('vex'));
    const plan = { order: 'engage', steps: [{ action: 'sing' }], trace: [] };
    const npo: unknown = { ...midway.npo, turn: { ...midway.npo?.turn, plan } };
    expect(enemiesIn({ ...midway, npo: npo as NonNullable<BattleState['npo']> }).acting?.turn.plan).toBeNull();
  });

  it('should have no table when it is not in order', () => {
    const { midway } = enemysTurn([vex(), marksman()], 'marksman').does(ENEMY).answers(sees('vex'));
    const npo = { ...noNpo(0), ...midway.npo, tables: { marksman: { id: 'marksman' } } };
    expect(enemiesIn({ ...midway, npo }).acting?.table).toBeNull();
  });
});

describe('how a step of its plan is done', () => {
  const step = (state: BattleState, set: Parameters<NonNullable<EnemiesView['acting']>['step']>[0]) =>
    enemiesIn(state).acting?.step(set);
  const planned = (choice: NpoChoice = {}): BattleState =>
    enemysTurn([vex(), marksman()], 'marksman', choice).does(ENEMY).answers(sees('vex')).midway;
  const nothing = { row: 'shoot', target: null, wish: null, inches: null } as const;

  it('should be the weapon that takes most wounds, with its Hit', () => {
    const weak = rifle({ id: 'pistol', damage: { normal: 1, critical: 1 } });
    const armed = marksman({
      weapons: [weak, rifle({ hit: { kind: 'set', value: 3 } }), blade, knife({ id: 'fist', attacks: 1 })],
    });
    const { midway } = enemysTurn([vex(), armed], 'marksman').does(ENEMY).answers(sees('vex'));
    const shot = step(midway, { ...nothing, action: 'shoot', target: 'vex' });
    expect(shot).toMatchObject({ kind: 'attack', weapon: { id: 'rifle' }, hit: 3 });
    const fight = step(midway, { ...nothing, action: 'fight', target: 'vex' });
    expect(fight).toMatchObject({ kind: 'attack', weapon: { id: 'knife' }, hit: 4 });
  });

  it('should be nothing to say of an attack on nobody', () => {
    expect(step(planned(), { ...nothing, action: 'shoot' })).toEqual({ kind: 'plain' });
  });

  it('should be where its row of the table has it go', () => {
    const place = step(planned(), { ...nothing, row: 'reposition', action: 'reposition' });
    const row = tables.marksman.rows.find(({ id }) => id === 'reposition');
    expect(place).toEqual({ kind: 'place', where: row?.where, called: null, there: null });
    expect(step(planned(), { ...nothing, row: 'unknown', action: 'reposition' })).toEqual({ kind: 'plain' });
  });

  it('should be called as the table calls it', () => {
    const rows = (['targetLocation', 'noise', 'closest'] as const).map((toward, index) => ({
      id: `toward-${index}`,
      do: 'reposition' as const,
      where: { toward, cover: 'no' as const, wishes: [] },
    }));
    const marked = { ...tables.marksman, rows: [...tables.marksman.rows, ...rows] };
    const state = planned({ tables: { marksman: marked }, targetLocation: 'the gate', noise: 'a cry' });
    const called = rows.map(({ id }) => step(state, { ...nothing, row: id, action: 'reposition' }));
    expect(called).toMatchObject([{ called: 'the gate' }, { called: 'a cry' }, { called: null }]);
  });
});

describe('the list of an enemy', () => {
  const like = (table: string, set: object = tables) => ({ ...noNpo(0), tables: { ...set }, table });

  it('should be its rows, with the one that it would come to', () => {
    const enemy = brawler();
    const engaged = battleOf([vex(), enemy], { engagement: [['vex', 'cultist']] });
    const { rows, first } = enemiesIn(engaged).list(enemy, like('brawler'));
    expect(rows).toEqual(tables.brawler.rows);
    expect(first).toBe('fight');
  });

  it('should be its own before that of all', () => {
    const enemy = marksman();
    const npo = { ...like('brawler'), own: { cultist: 'marksman' } };
    expect(enemiesIn(battleOf([vex(), enemy])).list(enemy, npo).rows).toEqual(tables.marksman.rows);
  });

  it('should be empty without a table that is in order', () => {
    const enemy = marksman();
    const { list } = enemiesIn(battleOf([vex(), enemy]));
    expect(list(enemy, like('gone'))).toEqual({ rows: [], first: null });
    expect(list(enemy, like('broken', { broken: { rows: 1 } }))).toEqual({ rows: [], first: null });
  });
});
