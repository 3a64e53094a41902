import { describe, expect, it } from 'vitest';
import type { Operative } from '../../../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState, SpawnRow } from '../../../../../src/engine/family/killteam/model/state.ts';
import type { SpawnTask } from '../../../../../src/engine/family/killteam/model/task.ts';
import { battleWith, ally, foe, gun, settingsWith } from '../../../../support/battleState.ts';
import { arrived, faces, pick, type Worked } from '../../../../support/workOff.ts';

const card = (id: string, set: Partial<Operative> = {}): Operative =>
  foe(id, { card: id, name: id, order: 'conceal', readiness: 'expended', ...set });

const row = (from: number, to: number, set: Partial<SpawnRow>): SpawnRow => ({
  from,
  to,
  dv: 1,
  max: null,
  options: [],
  ...set,
});

const leader = card('Leader', { dv: 2 });
const fighter = card('Fighter', { dv: 1 });
const shotgunner = card('Fighter', { dv: 1, weapons: [gun('shotgun')] });
const giant = card('Giant', { dv: 3 });

const rows = [
  row(1, 2, { dv: 2, max: 1, options: [leader] }),
  row(3, 12, { options: [fighter] }),
  row(13, 18, { options: [fighter, shotgunner] }),
  row(19, 20, { dv: 3, options: [giant] }),
];

const group = (set: Partial<SpawnTask>, state: Partial<BattleState> = {}): BattleState =>
  battleWith({
    spawnRows: rows,
    operatives: [ally('vex')],
    ...state,
    tasks: [
      {
        kind: 'spawn',
        id: 'spawn',
        order: 'conceal',
        where: 'entry-point',
        budget: 3,
        spent: 0,
        rolls: 0,
        row: null,
        ...set,
      },
    ],
  });

const cards = ({ events }: Worked) =>
  events.flatMap((event) => (event.type === 'operativeAdded' ? [event.operative.card] : []));
const enemies = ({ state }: Worked) => state.operatives.filter(({ side }) => side === 'enemy');
const noted = ({ events }: Worked) => events.flatMap((event) => (event.type === 'effectNoted' ? [event.params] : []));

describe('a group that arrives', () => {
  it('should come until its DV is spent, on D20 rolled for the enemy [A-54]', () => {
    const worked = arrived(group({ budget: 3 }), [faces(1), faces(3)]);
    expect(cards(worked)).toEqual(['Leader', 'Fighter']);
    expect(worked.asked).toMatchObject([
      { kind: 'roll', purpose: 'table', side: 'enemy', sides: 20, count: 1 },
      { kind: 'roll', purpose: 'table', side: 'enemy', sides: 20, count: 1 },
    ]);
    expect(worked.asked[0]?.id).not.toBe(worked.asked[1]?.id);
    expect(worked.state).toMatchObject({ tasks: [], spawned: 2 });
    expect(noted(worked)).toEqual([{ where: 'entry-point', dv: 3 }]);
  });

  it('should come as all models of a row for the one DV, each with a name of its own', () => {
    const pair = [row(1, 20, { options: [fighter], models: 2 })];
    const worked = arrived(group({ budget: 2 }, { spawnRows: pair }), [faces(1), faces(1)]);
    expect(enemies(worked).map(({ id, name, dv }) => [id, name, dv])).toEqual([
      ['Fighter-1', 'Fighter', 1],
      ['Fighter-2', 'Fighter 2', 0],
      ['Fighter-3', 'Fighter 3', 1],
      ['Fighter-4', 'Fighter 4', 0],
    ]);
    expect(worked.state.spawned).toBe(4);
    expect(noted(worked)).toEqual([{ where: 'entry-point', dv: 2 }]);
  });

  it.each([
    { plus: 0, face: 1, arrive: 1 },
    { plus: 0, face: 3, arrive: 3 },
    { plus: 1, face: 2, arrive: 3 },
  ])('should be worth a D3 of $face and $plus when that is open', ({ plus, face, arrive }) => {
    const settings = settingsWith({
      parameters: { ...settingsWith().parameters, reinforcementDv: { d3: true, plus } },
    });
    const rolls = Array.from({ length: arrive }, () => faces(5));
    const worked = arrived(group({ budget: null }, { settings }), [faces(face), ...rolls]);
    expect(worked.asked[0]).toMatchObject({ purpose: 'effect', side: 'enemy', sides: 3, count: 1 });
    expect(cards(worked)).toHaveLength(arrive);
  });

  it('should be worth one more than the D3 while the retinue is hunted (C18)', () => {
    const settings = settingsWith({
      parameters: { ...settingsWith().parameters, reinforcementDv: { d3: true, plus: 0 } },
    });
    const rolls = [faces(5), faces(5), faces(5)];
    const worked = arrived(group({ budget: null }, { settings, alert: 3 }), [faces(2), ...rolls]);
    expect(cards(worked)).toHaveLength(3);
  });

  it.each(['engage', 'conceal'] as const)('should come ready, with %s when the effect says so', (order) => {
    const spawnRows = [
      row(1, 20, { options: [card('Fighter', { order: order === 'engage' ? 'conceal' : 'engage' })] }),
    ];
    const worked = arrived(group({ budget: 1, order }, { spawnRows }), [faces(5)]);
    expect(enemies(worked)).toMatchObject([{ readiness: 'ready', order, side: 'enemy' }]);
  });

  it('should roll again what costs more than is left', () => {
    expect(cards(arrived(group({ budget: 2 }), [faces(20), faces(5), faces(1), faces(5)]))).toEqual([
      'Fighter',
      'Fighter',
    ]);
  });

  it('should take a row that costs exactly what is left', () => {
    expect(cards(arrived(group({ budget: 3 }), [faces(20)]))).toEqual(['Giant']);
  });

  it('should roll again what is on the board as often as it may', () => {
    const operatives = [card('Leader', { id: 'Leader-1' })];
    expect(cards(arrived(group({ budget: 2 }, { operatives }), [faces(1), faces(5), faces(5)]))).toEqual([
      'Fighter',
      'Fighter',
    ]);
  });

  it('should count those of the group itself', () => {
    expect(cards(arrived(group({ budget: 4 }), [faces(1), faces(2), faces(5), faces(5)]))).toEqual([
      'Leader',
      'Fighter',
      'Fighter',
    ]);
  });

  it('should not count those removed', () => {
    const operatives = [card('Leader', { id: 'Leader-1', down: true, removed: true })];
    const worked = arrived(group({ budget: 2 }, { operatives }), [faces(1)]);
    expect(worked.state.operatives.map(({ id, name }) => [id, name])).toEqual([
      ['Leader-1', 'Leader'],
      ['Leader-2', 'Leader 2'],
    ]);
  });

  it('should draw the arms where there are several ways', () => {
    const worked = arrived(group({ budget: 2 }), [faces(13), pick('1'), faces(13), pick('0')]);
    expect(worked.asked[1]).toMatchObject({
      kind: 'pick',
      question: 'chooseEnemyArms',
      side: 'enemy',
      random: true,
      options: [
        { id: '0', code: 'arms' },
        { id: '1', code: 'arms', params: { name: 'Fighter: shotgun' } },
      ],
    });
    expect(enemies(worked).map(({ weapons }) => weapons.map(({ id }) => id))).toEqual([['shotgun'], []]);
  });

  it('should have ids and names of their own, numbered on', () => {
    const operatives = [
      card('Fighter', { id: 'Fighter-1', name: 'Fighter 1' }),
      card('Fighter', { id: 'Fighter-3', name: 'Fighter 5' }),
      card('Fighter', { id: 'Fighter-4', name: 'Fighter of the Voice' }),
    ];
    const worked = arrived(group({ budget: 2 }, { operatives }), [faces(5), faces(5)]);
    expect(enemies(worked).slice(3)).toMatchObject([
      { id: 'Fighter-2', name: 'Fighter 6' },
      { id: 'Fighter-5', name: 'Fighter 7' },
    ]);
  });

  it('should give the first of its name none', () => {
    expect(enemies(arrived(group({ budget: 3 }), [faces(20)]))).toMatchObject([{ id: 'Giant-1', name: 'Giant' }]);
  });

  it('should end after twenty rolls, and say what nobody came for', () => {
    const worked = arrived(
      group({ budget: 2 }),
      Array.from({ length: 20 }, () => faces(20)),
    );
    expect(cards(worked)).toEqual([]);
    expect(noted(worked)).toEqual([{ where: 'entry-point', dv: 0, unspent: 2 }]);
    expect(worked.state.tasks).toEqual([]);
  });

  it('should end without a roll when no row fits what is left', () => {
    const worked = arrived(group({ budget: 5 }, { spawnRows: [row(1, 20, { dv: 3, options: [giant] })] }), [faces(7)]);
    expect(cards(worked)).toEqual(['Giant']);
    expect(noted(worked)).toEqual([{ where: 'entry-point', dv: 3, unspent: 2 }]);
  });

  it.each([
    { why: 'nobody to come', set: {}, state: { spawnRows: [] } },
    { why: 'nobody to come and a D3 to roll', set: { budget: null }, state: { spawnRows: [] } },
    { why: 'no DV', set: { budget: 0 }, state: {} },
    { why: 'a row without DV', set: { budget: 1 }, state: { spawnRows: [row(1, 20, { dv: 0, options: [fighter] })] } },
    { why: 'a row without anybody', set: { budget: 1 }, state: { spawnRows: [row(1, 20, {})] } },
  ])('should end at once, told, when there is $why', ({ set, state }) => {
    const worked = arrived(group(set, state), []);
    expect(worked.asked).toEqual([]);
    expect(cards(worked)).toEqual([]);
    expect(noted(worked)).toHaveLength(1);
    expect(worked.state.tasks).toEqual([]);
  });
});
