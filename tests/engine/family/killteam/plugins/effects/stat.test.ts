import { describe, expect, it } from 'vitest';
import type { Lasting } from '../../../../../../src/engine/family/killteam/model/lasting.ts';
import type { Operative } from '../../../../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../../../../src/engine/family/killteam/model/state.ts';
import type { Stat } from '../../../../../../src/engine/family/killteam/stats/statChanges.ts';
import type { EffectStep } from '../../../../../../src/engine/family/killteam/tables/effect.ts';
import { ally, battleWith, gun } from '../../../../../support/battleState.ts';
import { lastingFor, lastingStat } from '../../../../../support/lasting.ts';
import { carriedOut, pick } from '../../../../../support/workOff.ts';
import { cpOf } from '../../../../../support/sides.ts';

const step = (stat: Stat, by: number): EffectStep => ({
  op: 'stat',
  stat,
  by,
  to: { who: 'each', side: 'retinue', filters: [] },
  expires: 'activation',
});

const old = (stat: Stat, by: number) => lastingStat('vex', stat, by, { id: 'old' });

const changed = (operative: Partial<Operative>, stat: Stat, by: number, lasting: Lasting[] = []): readonly Lasting[] =>
  carriedOut(battleWith({ operatives: [ally('vex', operative)], lasting }), [step(stat, by)]).state.lasting.filter(
    ({ id }) => id !== 'old',
  );

/** Who is changed by a step, and whether the step does anything to it. */
interface Case {
  readonly why: string;
  readonly operative?: Partial<Operative>;
  readonly lasting?: Lasting[];
  readonly stat: Stat;
  readonly by: number;
  readonly does: boolean;
}

describe('stat', () => {
  it('should last as the row says, and name its source', () => {
    expect(changed({}, 'apl', 1)).toEqual([
      lastingStat('vex', 'apl', 1, { id: expect.any(String), until: 'activation' }),
    ]);
  });

  it('should have an id of its own for each operative and step', () => {
    const { state } = carriedOut(battleWith({ operatives: [ally('vex'), ally('pim')] }), [
      step('apl', 1),
      step('move', 1),
    ]);
    const ids = state.lasting.map(({ id }) => id);
    expect(['vex', 'pim'].map((id) => lastingFor(state, id).length)).toEqual([2, 2]);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
  });

  it.each<Case>([
    { why: 'APL is ignored', operative: { abilities: ['ignoresApl'] }, stat: 'apl', by: -1, does: false },
    { why: 'APL is already 1 up', lasting: [old('apl', 1)], stat: 'apl', by: 1, does: false },
    { why: 'APL is already 1 down', lasting: [old('apl', -1)], stat: 'apl', by: -1, does: false },
    { why: 'APL is 1 up and goes down', lasting: [old('apl', 1)], stat: 'apl', by: -1, does: true },
    { why: 'another statistic is up', lasting: [old('move', 1)], stat: 'apl', by: 1, does: true },
    { why: 'Move is at 4', operative: { move: 4 }, stat: 'move', by: -2, does: false },
    { why: 'Move is at 5', operative: { move: 5 }, stat: 'move', by: -2, does: true },
    { why: 'Save is at 2', operative: { save: 2 }, stat: 'save', by: 1, does: false },
    { why: 'Save is at 3', operative: { save: 3 }, stat: 'save', by: 1, does: true },
    { why: 'Hit is at 6', operative: { hit: 6, weapons: [gun('gun')] }, stat: 'hit', by: -1, does: false },
    { why: 'Hit is at 5', operative: { hit: 5, weapons: [gun('gun')] }, stat: 'hit', by: -1, does: true },
    { why: 'it has no weapon', operative: { hit: 4 }, stat: 'hit', by: -1, does: false },
  ])('should change something ($does) when $why, by $by', ({ operative = {}, lasting, stat, by, does }) => {
    expect(changed(operative, stat, by, lasting)).toHaveLength(does ? 1 : 0);
  });
});

const shaken = (state: BattleState) =>
  state.operatives.filter(({ id }) => lastingFor(state, id).length > 0).map(({ id }) => id);

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
    expect(shaken(state)).toEqual(['a']);
    expect(events.some(({ type }) => type === 'effectPassedOver')).toBe(false);
  });

  it('should go on to the next eligible operative [A-55]', () => {
    const battle = battleWith({ operatives: [ally('a'), servitor, ally('b')] });
    const { state, events } = carriedOut(battle, [one], [pick('servitor')]);
    expect(shaken(state)).toEqual(['b']);
    expect(events).toContainEqual({ type: 'effectPassedOver', op: 'stat', operative: 'servitor' });
  });

  it('should begin again with the first after the last [A-55]', () => {
    const battle = battleWith({ operatives: [ally('a'), ally('spent', { readiness: 'expended' }), servitor] });
    expect(shaken(carriedOut(battle, [one], [pick('servitor')]).state)).toEqual(['a']);
  });

  it('should be told when nobody is eligible, without a question for the only one [A-55]', () => {
    const { state, events, asked } = carriedOut(battleWith({ operatives: [servitor] }), [one]);
    expect(shaken(state)).toEqual([]);
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
