import { describe, expect, it } from 'vitest';
import type { Operative } from '../../../../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../../../../src/engine/family/killteam/model/state.ts';
import type { Selector } from '../../../../../../src/engine/family/killteam/tables/selector.ts';
import { matching } from '../../../../../../src/engine/family/killteam/plugins/effects/selector.ts';
import { ally, battleWith, foe, gun, settingsWith } from '../../../../../support/battleState.ts';
import { lastingStat } from '../../../../../support/lasting.ts';
import { knife } from '../../../../../support/duel.ts';
import { gameOf } from '../../../../../../src/engine/systems/killTeams.ts';

const whom = (set: Partial<Selector> = {}): Selector => ({ who: 'each', side: 'any', filters: [], ...set });
const found = (state: BattleState, selector: Partial<Selector>, subject: string | null = null): readonly string[] =>
  matching(gameOf(state), whom(selector), subject).map(({ id }) => id);
const among = (...operatives: Operative[]): BattleState => battleWith({ operatives });
const filtered = (filter: Selector['filters'][number], ...operatives: Operative[]): readonly string[] =>
  found(among(...operatives), { filters: [filter] });

const DOWN = { down: true, wounds: 0 };
const SHAKEN = lastingStat('vex', 'apl', -1, { until: 'activation' });
const magazine = (left: number, jammed = false): Operative['ammo'] => ({ gun: { left, max: 6, jammed } });

describe('whom a selector means', () => {
  const board = among(ally('vex'), ally('pim', DOWN), foe('cultist'), foe('thug', { removed: true }));

  it('should be all that stand, in the order of the roster, of either side or of one', () => {
    expect(found(board, {})).toEqual(['vex', 'cultist']);
    expect(found(board, { side: 'retinue' })).toEqual(['vex']);
    expect(found(board, { side: 'enemy' })).toEqual(['cultist']);
  });

  it('should be the fallen alone where it asks for them', () => {
    expect(found(board, { filters: ['fallen'] })).toEqual(['pim', 'thug']);
    expect(found(board, { filters: ['fallen'], side: 'retinue' })).toEqual(['pim']);
    expect(found(board, { filters: ['standing'] })).toEqual(['vex', 'cultist']);
  });

  it('should be who it is about, or anybody but that one', () => {
    expect(found(board, { who: 'this' }, 'vex')).toEqual(['vex']);
    expect(found(board, { who: 'this' })).toEqual([]);
    expect(found(board, { filters: ['other'] }, 'vex')).toEqual(['cultist']);
    expect(found(board, { filters: ['other'] })).toEqual(['vex', 'cultist']);
    expect(found(board, {}, 'vex')).toEqual(['vex', 'cultist']);
  });

  it('should be those whose card has the keyword', () => {
    const mixed = among(ally('vex', { keywords: ['PSYKER'] }), ally('pim', { keywords: ['MEDIC'] }), ally('hale'));
    expect(found(mixed, { keyword: 'PSYKER' })).toEqual(['vex']);
    expect(found(mixed, {})).toEqual(['vex', 'pim', 'hale']);
  });

  it('should be those for whom all filters hold', () => {
    const some = among(ally('vex', { order: 'engage' }), ally('pim', { order: 'engage', readiness: 'expended' }));
    expect(found(some, { filters: ['ready', 'engage'] })).toEqual(['vex']);
    expect(found(some, { filters: ['engage'] })).toEqual(['vex', 'pim']);
  });
});

describe('a filter', () => {
  it('ranged should want a gun', () => {
    const [shooter, fighter] = [ally('vex', { weapons: [knife(), gun('gun')] }), ally('pim', { weapons: [knife()] })];
    expect(filtered('ranged', shooter, fighter)).toEqual(['vex']);
  });

  it('loaded should want a gun with shots left that is not jammed, where shots are counted', () => {
    const operatives = [
      ally('full', { ammo: magazine(6) }),
      ally('last', { ammo: magazine(1) }),
      ally('empty', { ammo: magazine(0) }),
      ally('jammed', { ammo: magazine(6, true) }),
      ally('two', { ammo: { ...magazine(0), pistol: { left: 2, max: 6, jammed: false } } }),
      foe('cultist', { ammo: magazine(6) }),
    ];
    expect(filtered('loaded', ...operatives)).toEqual(['full', 'last', 'two']);
    const { parameters } = settingsWith();
    const easy = settingsWith({ parameters: { ...parameters, ammo: false } });
    expect(found(battleWith({ operatives, settings: easy }), { filters: ['loaded'] })).toEqual([]);
  });

  it('ready should want one that has still to act', () => {
    const states = (['ready', 'active', 'expended'] as const).map((readiness) => ally(readiness, { readiness }));
    expect(filtered('ready', ...states)).toEqual(['ready']);
  });

  it('engage should want that order', () => {
    expect(filtered('engage', ally('vex', { order: 'engage' }), ally('pim', { order: 'conceal' }))).toEqual(['vex']);
  });

  it('injured should want one with fewer than half of its wounds', () => {
    expect(filtered('injured', ally('whole'), ally('half', { wounds: 4 }), ally('hurt', { wounds: 3 }))).toEqual([
      'hurt',
    ]);
  });

  it('shaken should want one whose APL is lowered', () => {
    const board = battleWith({ operatives: [ally('vex'), ally('pim')], lasting: [SHAKEN] });
    expect(found(board, { filters: ['shaken'] })).toEqual(['vex']);
  });

  it('acting should want the one that is active', () => {
    const acting = { operative: 'pim', kind: 'activation', spent: 0, interrupted: false, grouped: false } as const;
    const operatives = [ally('vex'), ally('pim')];
    const state = battleWith({ operatives, activation: { ...acting, done: [], shotWith: [] } });
    expect(found(state, { filters: ['acting'] })).toEqual(['pim']);
    expect(found(battleWith({ operatives }), { filters: ['acting'] })).toEqual([]);
  });
});
