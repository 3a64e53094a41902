import { describe, expect, it } from 'vitest';
import type { Operative } from '../../../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../../../src/engine/family/killteam/model/state.ts';
import type { EffectStep } from '../../../../../src/engine/family/killteam/tables/effect.ts';
import type { RollTable } from '../../../../../src/engine/family/killteam/tables/rollTable.ts';
import type { Modifier } from '../../../../../src/engine/family/killteam/traits/modifier.ts';
import { act, activate, END, OVERRIDE, play, type Play } from '../../../../support/decide.ts';
import { battleOf, cultist, pim, vex, vexActs } from '../../../../support/duel.ts';
import { traitWith, uses, handUse } from '../../../../support/traits.ts';
import { cpOf, withCp } from '../../../../support/sides.ts';

const self = { who: 'this', side: 'any', filters: [] } as const;
const hurts = (plus: number): EffectStep => ({
  op: 'damage',
  to: { ...self, filters: [] },
  amount: { count: 1, sides: 3, plus },
});
const row = (face: number, effects: EffectStep[]): RollTable['rows'][number] => ({
  from: face,
  to: face,
  id: `peril-${face}`,
  name: `Peril ${face}`,
  text: '',
  effects,
  otherwise: null,
  provenance: 'ours',
});
/** Two that hurt, one of less APL, the alert, a power that works after all, by its flag and by doing nothing. */
const perils: RollTable = {
  id: 'perils',
  title: 'Perils',
  die: 6,
  provenance: 'ours',
  rows: [
    row(1, [hurts(1)]),
    row(2, [hurts(0)]),
    row(3, [{ op: 'stat', stat: 'apl', to: { ...self, filters: [] }, by: -1, expires: 'activation' }]),
    row(4, [{ op: 'alert', by: 1, to: null }]),
    row(5, [
      { op: 'flag', flag: 'powerWorks' },
      { op: 'alert', by: 1, to: null },
    ]),
    row(6, []),
  ],
};
const POWER = traitWith('trait', {
  name: 'Surge',
  source: 'power',
  use: handUse({ ap: 1, test: true, effects: [{ op: 'cp', by: 2 }] }),
});
const psyker = (...modifiers: Modifier[]): Partial<Operative> => ({
  apl: 3,
  traits: [POWER, traitWith('mind', { modifiers: [...modifiers] })],
});
const manifest = (me = psyker(), set: Partial<BattleState> = {}) =>
  vexActs({ me, ...withCp(0), tables: { perils }, ...set }).does(uses());
const outcome = (at: Play) => at.told('psychicTested').map((event) => event.outcome);

describe('a psychic test', () => {
  it('should be asked for, with the face from which it works', () => {
    const at = manifest();
    expect(at.question).toMatchObject({ kind: 'roll', purpose: 'psychic', count: 1, sides: 6, success: { hit: 4 } });
    expect(at.midway.activation?.spent).toBe(1);
  });

  it.each([2, 3])('should come to nothing on a %i, and the AP are gone', (face) => {
    const at = manifest().answers([face]);
    expect(outcome(at)).toEqual(['fails']);
    expect(at.state).toMatchObject({ ...withCp(0), activation: { spent: 1, manifested: 1 } });
    expect(at.state.manifested).toBeUndefined();
  });

  it.each([4, 5, 6])('should work on a %i', (face) => {
    const at = manifest().answers([face]);
    expect(outcome(at)).toEqual(['works']);
    expect(at.state).toMatchObject({ ...withCp(2), manifested: 1 });
  });

  it('should be easier by what traits add', () => {
    const level = psyker({ op: 'psychicTest', by: 1 });
    expect(outcome(manifest(level).answers([3]))).toEqual(['works']);
    expect(outcome(manifest(level).answers([2]))).toEqual(['fails']);
    expect(outcome(manifest(psyker({ op: 'psychicTest', by: 9 })).answers([1], [6]))).toEqual(['perils']);
  });

  it('should be harder by one for each power that worked in this turning point, whoever used it', () => {
    const both = play(battleOf([vex(psyker()), pim(psyker()), cultist({ readiness: 'expended' })], withCp(0)));
    const second = both.does(activate('vex')).does(uses()).answers([4]).does(END).does(activate('pim'));
    expect(outcome(second.does(uses('pim')).answers([4]))).toEqual(['works', 'fails']);
    const next = second.does(END).does({ type: 'nextTurningPoint' }).answers([4]).does({ type: 'startFirefight' });
    expect(outcome(next.does(activate('pim')).does(uses('pim')).answers([4]))).toEqual(['works', 'works']);
  });

  it('should be one an activation, and two with a trait, the second one harder', () => {
    expect(manifest().answers([2]).refuses(uses()).code).toBe('manifestedBefore');
    const twice = manifest(psyker({ op: 'psychicTwice' }))
      .answers([2])
      .does(uses());
    expect(twice.question).toMatchObject({ success: { hit: 5 } });
    expect(twice.answers([5]).refuses(uses()).code).toBe('manifestedBefore');
  });

  it('should let other actions go before and after it', () => {
    expect(manifest().answers([4]).does(act('dash')).state.activation?.spent).toBe(2);
  });
});

describe('a natural 1', () => {
  const rolled = (face: number, me = psyker(), ...answers: number[][]) => manifest(me).answers([1], [face], ...answers);

  it('should be rolled once more with a warded mind, and once only', () => {
    const warded = psyker({ op: 'psychicReroll' });
    const again = manifest(warded).answers([1]);
    expect(again.question).toMatchObject({ purpose: 'psychic' });
    expect(outcome(again.answers([4]))).toEqual(['again', 'works']);
    const unlucky = again.answers([1]);
    expect(unlucky.question).toMatchObject({ purpose: 'perils', sides: 6, success: null });
    expect(outcome(unlucky.answers([6]))).toEqual(['again', 'perils']);
    expect(unlucky.answers([6]).state.activation?.manifested).toBe(1);
  });

  it('should hurt on perils 1 and 2', () => {
    expect(rolled(1, psyker(), [3]).operative('vex').wounds).toBe(4);
    expect(rolled(2, psyker(), [3]).operative('vex').wounds).toBe(5);
    expect(cpOf(rolled(2, psyker(), [3]).state)).toBe(0);
  });

  it('should hurt half as much, rounded up, for a bound soul', () => {
    const bound = psyker({ op: 'perilsHalved' });
    expect(rolled(1, bound, [2]).operative('vex').wounds).toBe(6);
    expect(rolled(1, bound, [3]).operative('vex').wounds).toBe(6);
    expect(rolled(2, bound, [1]).operative('vex').wounds).toBe(7);
  });

  it('should take APL on perils 3, and raise the alert on perils 4', () => {
    expect(rolled(3).lastsOn('vex')).toMatchObject([{ change: { op: 'stat', stat: 'apl', by: -1 } }]);
    expect(rolled(4).state).toMatchObject({ alert: 1, ...withCp(0) });
  });

  it('should let the power work after all where the row says so, or does nothing', () => {
    expect(rolled(5).state).toMatchObject({ alert: 1, ...withCp(2), manifested: 1, flags: [] });
    expect(rolled(6).state).toMatchObject({ alert: 0, ...withCp(2), manifested: 1 });
    expect(rolled(6).told('perilsRolled')).toEqual([expect.objectContaining({ face: 6, works: true })]);
    expect(rolled(4).told('perilsRolled')).toEqual([expect.objectContaining({ face: 4, works: false })]);
  });

  it('should cost D3 wounds without a table of perils', () => {
    const at = manifest(psyker(), { tables: {} }).answers([1]);
    expect(at.question).toMatchObject({ purpose: 'effect', sides: 3 });
    expect(at.answers([2]).operative('vex').wounds).toBe(6);
  });

  it('should take the psyker down, to nobody’s credit, and end its activation', () => {
    const at = manifest({ ...psyker(), wounds: 2 }).answers([1], [1], [1]);
    expect(at.operative('vex')).toMatchObject({ down: true, downedBy: null });
    expect(at.state.activation).toBeNull();
  });
});

describe('a power without effects of its own', () => {
  it('should be left to the table once the test works', () => {
    const shove = traitWith('trait', { plays: 'guide', use: handUse({ ap: 1, test: true }) });
    const at = vexActs({ me: { traits: [shove] } })
      .does(uses())
      .answers([5]);
    expect([outcome(at), at.state.tasks, at.state.manifested]).toEqual([['works'], [], 1]);
    expect(at.does({ ...uses(), ...OVERRIDE }).midway.tasks).toHaveLength(1);
  });
});
