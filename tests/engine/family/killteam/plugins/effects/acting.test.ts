import { describe, expect, it } from 'vitest';
import { DEFAULT_SHOT, pairKey } from '../../../../../../src/engine/family/killteam/model/facts.ts';
import type { EffectStep } from '../../../../../../src/engine/family/killteam/tables/effect.ts';
import type { Selector } from '../../../../../../src/engine/family/killteam/tables/selector.ts';
import { ally, battleWith, foe } from '../../../../../support/battleState.ts';
import { carriedOut, tick } from '../../../../../support/workOff.ts';

const each = (side: Selector['side'] = 'any'): Selector => ({ who: 'each', side, filters: [] });

const order = (to: 'engage' | 'conceal'): EffectStep => ({ op: 'order', to: each(), order: to });

describe('order', () => {
  it('should change the order of those who have the other', () => {
    const operatives = [ally('a', { order: 'conceal' }), ally('b', { order: 'engage' })];
    const { state, events } = carriedOut(battleWith({ operatives }), [order('engage')]);
    expect(state.operatives.map((operative) => operative.order)).toEqual(['engage', 'engage']);
    expect(events.filter(({ type }) => type === 'orderChanged')).toHaveLength(1);
  });

  it('should tell nothing of those inside an area who have that order already', () => {
    const inside: EffectStep = { op: 'order', to: { ...each(), who: 'inside' }, order: 'engage' };
    const operatives = [ally('a', { order: 'engage' }), ally('b', { order: 'conceal' })];
    const { events } = carriedOut(battleWith({ operatives }), [inside], [tick('a', 'b')]);
    expect(events.filter(({ type }) => type === 'orderChanged')).toEqual([
      { type: 'orderChanged', operative: 'b', order: 'engage' },
    ]);
  });

  it('should end a guard that must conceal itself', () => {
    const { state, events } = carriedOut(battleWith({ operatives: [ally('a', { guard: true })] }), [order('conceal')]);
    expect(state.operatives[0]).toMatchObject({ order: 'conceal', guard: false });
    expect(events).toContainEqual({ type: 'guardEnded', operative: 'a', why: 'order' });
  });
});

describe('readiness', () => {
  it.each([
    { from: 'ready', to: 'expended', after: 'expended' },
    { from: 'expended', to: 'ready', after: 'ready' },
    { from: 'active', to: 'expended', after: 'active' },
    { from: 'active', to: 'ready', after: 'active' },
  ] as const)('should make the $from $after when told $to', ({ from, to, after }) => {
    const battle = battleWith({ operatives: [ally('a', { readiness: from })] });
    const { state, events } = carriedOut(battle, [{ op: 'readiness', to: each(), readiness: to }]);
    expect(state.operatives[0]?.readiness).toBe(after);
    expect(events.some(({ type }) => type === 'readinessChanged')).toBe(from !== after);
  });
});

describe('free', () => {
  const dash: EffectStep = { op: 'free', to: { ...each('enemy'), filters: ['ready'] }, action: 'dash' };

  it('should be noted for each that may go, whose place is then unknown', () => {
    const operatives = [ally('vex'), foe('a', { onEdge: true }), foe('b'), foe('spent', { readiness: 'expended' })];
    const facts = { [pairKey('vex', 'a')]: DEFAULT_SHOT, [pairKey('vex', 'spent')]: DEFAULT_SHOT };
    const { state, events } = carriedOut(battleWith({ operatives, facts }), [dash]);
    const notes = events.flatMap((event) => (event.type === 'effectNoted' ? [event.params] : []));
    expect(notes).toEqual([
      { action: 'dash', operative: 'a' },
      { action: 'dash', operative: 'b' },
    ]);
    expect(Object.keys(state.facts)).toEqual([pairKey('vex', 'spent')]);
    expect(state.operatives[1]?.onEdge).toBe(false);
  });

  it('should not concern whoever is within an enemy’s control range [A-55]', () => {
    const operatives = [ally('vex'), foe('held'), foe('loose')];
    const { events } = carriedOut(battleWith({ operatives, engagement: [['vex', 'held']] }), [dash]);
    const moved = events.flatMap((event) => (event.type === 'factsForgotten' ? [event.operative] : []));
    expect(moved).toEqual(['loose']);
  });

  it('should end the guard of whoever moves', () => {
    const step: EffectStep = { op: 'free', to: each('retinue'), action: 'reposition' };
    const battle = battleWith({ operatives: [ally('vex', { guard: true }), ally('pim')] });
    const { state, events } = carriedOut(battle, [step]);
    expect(events.filter(({ type }) => type === 'guardEnded')).toEqual([
      { type: 'guardEnded', operative: 'vex', why: 'moved' },
    ]);
    expect(state.operatives[0]?.guard).toBe(false);
  });
});

const loot = (count: number): EffectStep => ({ op: 'loot', to: { ...each(), who: 'this' }, count });

describe('loot', () => {
  it('should be noted for the finder, and for nobody when there is none', () => {
    const { events } = carriedOut(battleWith(), [loot(2), loot(0)], [], { subject: 'vex' });
    expect(events.filter(({ type }) => type === 'effectNoted')).toEqual([
      { type: 'effectNoted', op: 'loot', source: 'row', params: { operative: 'vex', count: 2 } },
    ]);
  });
});
