import { describe, expect, it } from 'vitest';
import type { AmmoCounter, Operative } from '../../../../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../../../../src/engine/family/killteam/model/state.ts';
import { ammoProblem } from '../../../../../../src/engine/family/killteam/attack/ammunition.ts';
import type { EffectStep } from '../../../../../../src/engine/family/killteam/tables/effect.ts';
import type { Selector } from '../../../../../../src/engine/family/killteam/tables/selector.ts';
import { ally, battleWith, foe, gun, settingsWith } from '../../../../../support/battleState.ts';
import { carriedOut, faces, pick } from '../../../../../support/workOff.ts';

const shots = (left: number, set: Partial<AmmoCounter> = {}): AmmoCounter => ({ left, max: 6, jammed: false, ...set });

const armed = (ammo: Record<string, AmmoCounter>, set: Partial<Operative> = {}): Operative =>
  ally('vex', { weapons: Object.keys(ammo).map((id) => gun(id)), ammo, ...set });

const jammedGuns = ({ operatives }: BattleState): string[] =>
  operatives.flatMap(({ ammo }) => Object.entries(ammo).flatMap(([id, { jammed }]) => (jammed ? [id] : [])));

const off = [
  { why: 'the difficulty has none', settings: { parameters: { ...settingsWith().parameters, ammo: false } } },
  { why: 'it is switched off', settings: { automation: { ...settingsWith().automation, ammo: false } } },
];

const one: Selector = { who: 'one', side: 'any', filters: ['ranged'] };
const jam: EffectStep = { op: 'jam', to: one };

const afterJam = (operative: Operative) => carriedOut(battleWith({ operatives: [operative] }), [jam]);

describe('jam', () => {
  it('should keep a loaded gun from firing and leave its shots [A-19]', () => {
    const { state } = afterJam(armed({ pistol: shots(3) }));
    const [vex] = state.operatives;
    expect(vex?.ammo).toEqual({ pistol: shots(3, { jammed: true }) });
    expect(vex === undefined ? null : ammoProblem(state, vex, gun('pistol'))).toMatchObject({ code: 'jammed' });
  });

  it('should take the gun used last, and note nothing [A-19]', () => {
    const { state, events } = afterJam(armed({ pistol: shots(6), rifle: shots(2) }, { lastWeapon: 'rifle' }));
    expect(jammedGuns(state)).toEqual(['rifle']);
    expect(events.some(({ type }) => type === 'effectNoted')).toBe(false);
  });

  it('should find the gun used last by any of its profiles [A-19]', () => {
    const operative = armed(
      { pistol: shots(6), plasma: shots(6) },
      {
        lastWeapon: 'plasma-supercharge',
        weapons: [
          gun('pistol'),
          gun('plasma'),
          gun('plasma-supercharge', { ammo: { counter: 'plasma', start: 6, perShot: 2 } }),
        ],
      },
    );
    expect(jammedGuns(afterJam(operative).state)).toEqual(['plasma']);
  });

  it('should ask which of several when none was used [A-19]', () => {
    const battle = battleWith({ operatives: [armed({ pistol: shots(6), rifle: shots(6) })] });
    const { state, events, asked } = carriedOut(battle, [jam], [pick('rifle')]);
    expect(asked).toMatchObject([
      { question: 'chooseGun', operative: 'vex', options: [{ id: 'pistol' }, { id: 'rifle' }] },
    ]);
    expect(jammedGuns(state)).toEqual(['rifle']);
    expect(events.some(({ type }) => type === 'effectNoted')).toBe(false);
  });

  it('should ask behind a test that comes about, and not behind one that does not [A-19]', () => {
    const operatives = [armed({ pistol: shots(6), rifle: shots(6) })];
    const step: EffectStep = { op: 'test', to: one, upTo: 2, fail: jam };
    const failed = carriedOut(battleWith({ operatives }), [step], [faces(2), pick('rifle')]);
    expect(jammedGuns(failed.state)).toEqual(['rifle']);
    expect(jammedGuns(carriedOut(battleWith({ operatives }), [step], [faces(3)]).state)).toEqual([]);
  });

  it('should not choose among profiles of one gun [A-19]', () => {
    const weapons = [gun('standard', { ammo: { counter: 'plasma', start: 6, perShot: 1 } }), gun('plasma')];
    const { events } = afterJam(armed({ plasma: shots(6) }, { weapons }));
    expect(events.some(({ type }) => type === 'effectNoted')).toBe(false);
  });

  it.each([
    { why: 'it is empty', operative: armed({ pistol: shots(0) }) },
    { why: 'it is jammed', operative: armed({ pistol: shots(3, { jammed: true }) }) },
    { why: 'its shots are not counted', operative: ally('vex', { weapons: [gun('bow', { ammo: null })] }) },
    {
      why: 'it is for melee',
      operative: armed({ torch: shots(3) }, { weapons: [gun('torch', { kind: 'melee' }), gun('bow', { ammo: null })] }),
    },
    { why: 'it is an enemy’s', operative: foe('cultist', { weapons: [gun('pistol')], ammo: { pistol: shots(3) } }) },
  ])('should do nothing to a gun when $why [A-19]', ({ operative }) => {
    const { events } = afterJam(operative);
    expect(events.some(({ type }) => type === 'jammed')).toBe(false);
    expect(events).toContainEqual({ type: 'effectHadNoTarget', op: 'jam', source: 'row' });
  });

  it('should pass by the empty gun used last [A-19]', () => {
    const { state } = afterJam(armed({ pistol: shots(0), rifle: shots(1) }, { lastWeapon: 'pistol' }));
    expect(jammedGuns(state)).toEqual(['rifle']);
  });

  it('should jam an enemy’s gun when enemies count their shots [A-19]', () => {
    const operatives = [foe('cultist', { weapons: [gun('pistol')], ammo: { pistol: shots(3) } })];
    const settings = settingsWith({ readings: { ...settingsWith().readings, enemyAmmo: true } });
    expect(jammedGuns(carriedOut(battleWith({ operatives, settings }), [jam]).state)).toEqual(['pistol']);
  });

  it('should go on to the next operative with a loaded gun [A-55]', () => {
    const operatives = [armed({ empty: shots(0) }, { id: 'a' }), armed({ rifle: shots(2) }, { id: 'b' })];
    const { state, events } = carriedOut(battleWith({ operatives }), [jam], [pick('a')]);
    expect(jammedGuns(state)).toEqual(['rifle']);
    expect(events).toContainEqual({ type: 'effectPassedOver', op: 'jam', operative: 'a' });
  });

  it.each(off)('should do nothing when $why [A-19]', ({ settings }) => {
    const battle = battleWith({ operatives: [armed({ pistol: shots(3) })], settings: settingsWith(settings) });
    expect(jammedGuns(carriedOut(battle, [jam]).state)).toEqual([]);
  });
});

const ammo = (set: 'max' | 'empty' | null, by = 0): EffectStep => ({ op: 'ammo', to: one, set, by });
const leftOf = (ammoBefore: Record<string, AmmoCounter>, step: EffectStep, set: Partial<Operative> = {}) => {
  const { state } = carriedOut(battleWith({ operatives: [armed(ammoBefore, set)] }), [step]);
  return state.operatives[0]?.ammo;
};

describe('ammo', () => {
  it.each([
    { why: 'full again', step: ammo('max'), left: 2, after: 6 },
    { why: 'empty', step: ammo('empty'), left: 2, after: 0 },
    { why: '2 more', step: ammo(null, 2), left: 2, after: 4 },
    { why: 'no more than full', step: ammo(null, 2), left: 5, after: 6 },
    { why: '2 fewer', step: ammo(null, -2), left: 5, after: 3 },
    { why: 'no fewer than 0', step: ammo(null, -2), left: 1, after: 0 },
  ])('should be $why', ({ step, left, after }) => {
    expect(leftOf({ pistol: shots(left) }, step)).toEqual({ pistol: shots(after) });
  });

  it.each([
    { why: 'full and gets more', step: ammo(null, 2), left: 6 },
    { why: 'full and made full', step: ammo('max'), left: 6 },
    { why: 'empty and loses shots', step: ammo(null, -2), left: 0 },
    { why: 'empty and made empty', step: ammo('empty'), left: 0 },
  ])('should have nobody to concern when the gun is $why', ({ step, left }) => {
    const { events, state } = carriedOut(battleWith({ operatives: [armed({ pistol: shots(left) })] }), [step]);
    expect(state.operatives[0]?.ammo).toEqual({ pistol: shots(left) });
    expect(events).toContainEqual({ type: 'effectHadNoTarget', op: 'ammo', source: 'row' });
  });

  it('should load a full but jammed gun anew [A-19]', () => {
    expect(leftOf({ pistol: shots(6, { jammed: true }) }, ammo('max'))).toEqual({ pistol: shots(6) });
  });

  it('should leave the jam of a gun that only gets more shots [A-19]', () => {
    expect(leftOf({ pistol: shots(2, { jammed: true }) }, ammo(null, 1))).toEqual({
      pistol: shots(3, { jammed: true }),
    });
  });

  it('should go to the gun used last, else to the only one it does something for', () => {
    const guns = { pistol: shots(6), rifle: shots(1), bow: shots(1) };
    expect(leftOf(guns, ammo('max'), { lastWeapon: 'bow' })).toEqual({ ...guns, bow: shots(6) });
    const two = { pistol: shots(6), rifle: shots(1) };
    expect(leftOf(two, ammo('max'), { lastWeapon: 'pistol' })).toEqual({ ...two, rifle: shots(6) });
  });

  it('should ask which gun when there is a choice, each operative for itself', () => {
    const guns = { pistol: shots(1), rifle: shots(1) };
    const operatives = [armed(guns, { id: 'a' }), armed(guns, { id: 'b' })];
    const each: EffectStep = { op: 'ammo', to: { ...one, who: 'each' }, set: 'max', by: 0 };
    const { state, asked } = carriedOut(battleWith({ operatives }), [each], [pick('rifle'), pick('pistol')]);
    expect(asked).toMatchObject([{ operative: 'a' }, { operative: 'b' }]);
    expect(state.operatives.map(({ ammo: left }) => [left['pistol']?.left, left['rifle']?.left])).toEqual([
      [1, 6],
      [6, 1],
    ]);
  });

  it('should ask the players among those it does something for', () => {
    const operatives = [
      armed({ pistol: shots(6) }, { id: 'full' }),
      armed({ pistol: shots(1) }, { id: 'a' }),
      armed({ pistol: shots(1) }, { id: 'b' }),
    ];
    const step: EffectStep = { op: 'ammo', to: { ...one, who: 'choose' }, set: 'max', by: 0 };
    const { state, asked } = carriedOut(battleWith({ operatives }), [step], [pick('b')]);
    expect(asked).toMatchObject([{ question: 'chooseOperative', random: false, options: [{ id: 'a' }, { id: 'b' }] }]);
    expect(state.operatives.map(({ ammo: left }) => left['pistol']?.left)).toEqual([6, 1, 6]);
  });

  it.each(off)('should do nothing when $why', ({ settings }) => {
    const battle = battleWith({ operatives: [armed({ pistol: shots(1) })], settings: settingsWith(settings) });
    expect(carriedOut(battle, [ammo('max')]).state.operatives[0]?.ammo).toEqual({ pistol: shots(1) });
  });
});
