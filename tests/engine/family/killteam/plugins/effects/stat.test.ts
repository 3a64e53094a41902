import { describe, expect, it } from 'vitest';
import type { TimedEffect, Operative } from '../../../../../../src/engine/family/killteam/model/operative.ts';
import type { EffectStep } from '../../../../../../src/engine/family/killteam/tables/effect.ts';
import { ally, battleWith, gun } from '../../../../../support/battleState.ts';
import { carriedOut, pick } from '../../../../../support/workOff.ts';
import { cpOf } from '../../../../../support/sides.ts';

const step = (stat: TimedEffect['stat'], by: number): EffectStep => ({
  op: 'stat',
  stat,
  by,
  to: { who: 'each', side: 'retinue', filters: [] },
  expires: 'activation',
});

const effect = (stat: TimedEffect['stat'], by: number): TimedEffect => ({
  id: 'old',
  stat,
  by,
  expires: 'battle',
  source: 'old',
});

const changed = (operative: Partial<Operative>, stat: TimedEffect['stat'], by: number): readonly TimedEffect[] =>
  carriedOut(battleWith({ operatives: [ally('vex', operative)] }), [
    step(stat, by),
  ]).state.operatives[0]?.effects.filter(({ id }) => id !== 'old') ?? [];

describe('stat', () => {
  it('should last as the row says, and name its source', () => {
    expect(changed({}, 'apl', 1)).toMatchObject([{ stat: 'apl', by: 1, expires: 'activation', source: 'row' }]);
  });

  it('should have an id of its own for each operative and step', () => {
    const { state } = carriedOut(battleWith({ operatives: [ally('vex'), ally('pim')] }), [
      step('apl', 1),
      step('move', 1),
    ]);
    const ids = state.operatives.flatMap(({ effects }) => effects.map(({ id }) => id));
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
  });

  it.each<{ why: string; operative: Partial<Operative>; stat: TimedEffect['stat']; by: number; does: boolean }>([
    { why: 'APL is ignored', operative: { abilities: ['ignoresApl'] }, stat: 'apl', by: -1, does: false },
    { why: 'APL is already 1 up', operative: { effects: [effect('apl', 1)] }, stat: 'apl', by: 1, does: false },
    { why: 'APL is already 1 down', operative: { effects: [effect('apl', -1)] }, stat: 'apl', by: -1, does: false },
    { why: 'APL is 1 up and goes down', operative: { effects: [effect('apl', 1)] }, stat: 'apl', by: -1, does: true },
    { why: 'another statistic is up', operative: { effects: [effect('move', 1)] }, stat: 'apl', by: 1, does: true },
    { why: 'Move is at 4', operative: { move: 4 }, stat: 'move', by: -2, does: false },
    { why: 'Move is at 5', operative: { move: 5 }, stat: 'move', by: -2, does: true },
    { why: 'Save is at 2', operative: { save: 2 }, stat: 'save', by: 1, does: false },
    { why: 'Save is at 3', operative: { save: 3 }, stat: 'save', by: 1, does: true },
    { why: 'Hit is at 6', operative: { hit: 6, weapons: [gun('gun')] }, stat: 'hit', by: -1, does: false },
    { why: 'Hit is at 5', operative: { hit: 5, weapons: [gun('gun')] }, stat: 'hit', by: -1, does: true },
    { why: 'it has no weapon', operative: { hit: 4 }, stat: 'hit', by: -1, does: false },
  ])('should change something ($does) when $why, by $by', ({ operative, stat, by, does }) => {
    expect(changed(operative, stat, by)).toHaveLength(does ? 1 : 0);
  });
});

const shaken = (operatives: readonly Operative[]) =>
  operatives.filter(({ effects }) => effects.length > 0).map(({ id }) => id);

describe('a result without effect', () => {
  const one: EffectStep = {
    op: 'stat',
    stat: 'apl',
    by: -1,
    to: { who: 'one', side: 'retinue', filters: ['ready'] },
    expires: 'activation',
  };
  const servitor = ally('servitor', { abilities: ['ignoresApl'] });

  it('should stay with the operative drawn when it does something there [A-55]', () => {
    const { state, events } = carriedOut(
      battleWith({ operatives: [ally('a'), servitor, ally('b')] }),
      [one],
      [pick('a')],
    );
    expect(shaken(state.operatives)).toEqual(['a']);
    expect(events.some(({ type }) => type === 'effectPassedOver')).toBe(false);
  });

  it('should go on to the next eligible operative [A-55]', () => {
    const battle = battleWith({ operatives: [ally('a'), servitor, ally('b')] });
    const { state, events } = carriedOut(battle, [one], [pick('servitor')]);
    expect(shaken(state.operatives)).toEqual(['b']);
    expect(events).toContainEqual({ type: 'effectPassedOver', op: 'stat', operative: 'servitor' });
  });

  it('should begin again with the first after the last [A-55]', () => {
    const battle = battleWith({ operatives: [ally('a'), ally('spent', { readiness: 'expended' }), servitor] });
    expect(shaken(carriedOut(battle, [one], [pick('servitor')]).state.operatives)).toEqual(['a']);
  });

  it('should be told when nobody is eligible, without a question for the only one [A-55]', () => {
    const { state, events, asked } = carriedOut(battleWith({ operatives: [servitor] }), [one]);
    expect(shaken(state.operatives)).toEqual([]);
    expect(asked).toEqual([]);
    expect(events).toContainEqual({ type: 'effectHadNoTarget', op: 'stat', source: 'row' });
  });

  it('should not roll again when a later step of the row does something [A-55]', () => {
    const { state } = carriedOut(battleWith({ operatives: [servitor] }), [one, { op: 'cp', by: 1 }], [], {
      again: 'events',
    });
    expect(state.tasks).toEqual([]);
    expect(cpOf(state)).toBe(cpOf(battleWith({})) + 1);
  });

  it('should roll the table once more when nobody is eligible [A-55]', () => {
    const { state } = carriedOut(battleWith({ operatives: [servitor] }), [one], [], { again: 'events' });
    expect(state.tasks).toMatchObject([{ kind: 'table', table: 'events', rolls: 1 }]);
  });
});
