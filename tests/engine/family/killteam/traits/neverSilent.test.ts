import { describe, expect, it } from 'vitest';
import { battleView } from '../../../../../src/engine/view/battleView.ts';
import { gameOf } from '../../../../../src/engine/systems/killTeams.ts';
import { act, activate, type Play, shoot } from '../../../../support/decide.ts';
import { countedRifle, knife, shots } from '../../../../support/duel.ts';
import { battleKnowing, eventHappens, foeActs, ployOf } from '../../../../support/ploys.ts';
import { withCp } from '../../../../support/sides.ts';
import type { EffectStep } from '../../../../../src/engine/family/killteam/tables/effect.ts';

const ENEMY = { turn: 'enemy' } as const;
const NO_CP = withCp(0);
/** One normal hit of 3. */
const ONE_HIT = [[4, 1, 1, 1], [1, 1, 1], 'c0n0'] as const;
const UNPAID = { code: 'notEnoughCp', params: { needed: 1, left: 0 } };
const shotDown = (set: Parameters<typeof battleKnowing>[1], ...ploys: readonly string[]): Play =>
  foeActs(battleKnowing(ploys, { ...ENEMY, me: { wounds: 3 }, ...set }))
    .does(shoot('vex'))
    .answers(...ONE_HIT);

const engaged = (one: string, other: string): [string, string] => [one, other];

const HURTS: readonly EffectStep[] = [
  { op: 'damage', to: { who: 'each', side: 'retinue', filters: [] }, amount: { count: 0, sides: 6, plus: 1 } },
];

const forbids = (trait: string) =>
  ({
    id: 'silence',
    source: { kind: 'environment', id: 'vox-dead', name: 'Vox-dead' },
    on: { kind: 'battle' },
    change: { op: 'forbidTrait', trait },
    until: 'battle',
  }) as const;

describe('never silent about an absence: what is used at a moment', () => {
  it('should be named when it cannot be paid as somebody goes down', () => {
    const fell = shotDown(NO_CP, 'not-yet');
    expect(fell.operative('vex').down).toBe(true);
    expect(fell.told('traitBarred')).toEqual([
      { type: 'traitBarred', operative: 'vex', trait: 'not-yet', name: 'Grit Your Teeth', reason: UNPAID },
    ]);
  });

  it('should be named with what forbids it, which comes before its price', () => {
    const fell = shotDown({ ...NO_CP, lasting: [forbids('not-yet')] }, 'not-yet');
    expect(fell.told('traitBarred')).toMatchObject([
      { trait: 'not-yet', reason: { code: 'forbiddenByTrait', params: { trait: 'vox-dead', name: 'Vox-dead' } } },
    ]);
  });

  it('should not be named when it is asked for, when it would do nothing, or when it is used up', () => {
    expect(shotDown({}, 'not-yet').told('traitBarred')).toEqual([]);
    const heavy = foeActs(battleKnowing(['not-yet'], { ...ENEMY, ...NO_CP, me: { wounds: 3 } })).does(shoot('vex'));
    expect(heavy.answers([4, 4, 1, 1], [1, 1, 1], 'c0n0').told('traitBarred')).toEqual([]);
    const used = { 'not-yet': { turningPoint: 1, battle: 1, active: false } };
    const before = foeActs(battleKnowing(['not-yet'], { ...ENEMY, me: { wounds: 3, used } })).does(shoot('vex'));
    const fell = before.answers(...ONE_HIT);
    expect(fell.operative('vex').down).toBe(true);
    expect(fell.told('traitBarred')).toEqual([]);
  });

  it('should not be named of somebody who is down and has nothing to use', () => {
    const start = battleKnowing(['not-yet'], {
      ...ENEMY,
      ...NO_CP,
      me: { down: true, wounds: 0 },
      friend: { wounds: 3 },
    });
    const fell = foeActs(start)
      .does(shoot('pim'))
      .answers(...ONE_HIT);
    expect(fell.operative('pim').down).toBe(true);
    expect(fell.told('traitBarred')).toEqual([]);
  });

  it('should be named when a gun jams, is emptied, or an event harms somebody', () => {
    const armed = { weapons: [countedRifle(), knife()], ammo: shots(1) };
    const jam: readonly EffectStep[] = [{ op: 'jam', to: { who: 'each', side: 'retinue', filters: ['loaded'] } }];
    // The step that lets an event happen gives 3 CP: what forbids it is left.
    const jammed = eventHappens(battleKnowing(['improvise'], { me: armed, lasting: [forbids('improvise')] }), jam);
    expect(jammed.told('traitBarred')).toMatchObject([{ trait: 'improvise', reason: { code: 'forbiddenByTrait' } }]);
    const start = battleKnowing(['improvise'], { ...NO_CP, friend: armed }).does(activate('pim'));
    const empty = start.does(shoot()).answers([1, 1, 1, 1], 'c0n0');
    expect(empty.told('traitBarred')).toMatchObject([{ trait: 'improvise', operative: 'vex', reason: UNPAID }]);
    const faith = eventHappens(battleKnowing(['point-of-faith'], { lasting: [forbids('point-of-faith')] }), HURTS);
    expect(faith.told('traitBarred').map(({ trait }) => trait)).toEqual(['point-of-faith', 'point-of-faith']);
  });

  it('should be named when an enemy falls back', () => {
    const close = { ...NO_CP, ...ENEMY, engagement: [engaged('vex', 'cultist')] };
    const left = foeActs(battleKnowing(['cut-them-down'], close)).does(act('fallBack'));
    expect(left.told('traitBarred')).toMatchObject([{ trait: 'cut-them-down', operative: 'vex', reason: UNPAID }]);
  });

  it('should stand with its reason, used up too, beside what can be used at the same moment', () => {
    const knows = { traits: [ployOf('point-of-faith'), { ...ployOf('point-of-faith'), id: 'token', name: 'Token' }] };
    const missed = (set: Parameters<typeof battleKnowing>[1]) => {
      const asked = eventHappens(battleKnowing([], set), HURTS);
      expect(asked.question).toMatchObject({ question: 'onHarm', options: [{ id: 'token' }, { id: 'pass' }] });
      expect(asked.told('traitBarred')).toEqual([]);
      return battleView(gameOf(asked.midway)).asked?.missed.map(({ trait, reason }) => [trait.id, reason.code]);
    };
    expect(missed({ me: knows, lasting: [forbids('point-of-faith')] })).toEqual([
      ['point-of-faith', 'forbiddenByTrait'],
    ]);
    const used = { 'point-of-faith': { turningPoint: 1, battle: 1, active: false } };
    expect(missed({ me: { ...knows, used } })).toEqual([['point-of-faith', 'traitUsedUp']]);
  });
});
