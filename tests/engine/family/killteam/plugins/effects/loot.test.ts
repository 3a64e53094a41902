import { describe, expect, it } from 'vitest';
import type { Operative } from '../../../../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../../../../src/engine/family/killteam/model/state.ts';
import { ally } from '../../../../../support/battleState.ts';
import { activate, play, type Play } from '../../../../../support/decide.ts';
import { battleOf, cultist } from '../../../../../support/duel.ts';
import { finder, founded, lootOf, searching } from '../../../../../support/lootPlay.ts';
import { memberWith } from '../../../../../support/fieldedMember.ts';
import { traitWith, uses } from '../../../../../support/traits.ts';

const found = (at: Play) =>
  at.told('lootFound').map(({ operative, table, face, row }) => [operative, table, face, row]);
const taken = (at: Play) => at.told('lootTaken').map(({ operative, item }) => [operative, item]);
const traitsOf = ({ traits = [] }: Operative) => traits.map(({ id }) => id);
const hurt: Partial<Operative> = { wounds: 3 };

describe('loot in a battle', () => {
  it('should be rolled for at once, so often as it is found, on the table that the die shows', () => {
    const at = searching(finder(2));
    expect(at.question).toMatchObject({ kind: 'roll', purpose: 'table', sides: 10 });
    const task = at.midway.tasks.at(-1);
    expect(task?.kind === 'table' ? at.midway.tables?.[task.table]?.rows.length : null).toBe(10);
    const after = at.answers([7], [9]);
    expect(found(after)).toEqual([
      ['m2', 'common', 7, 'basic-wargear'],
      ['m2', 'common', 9, 'restricted-wargear'],
    ]);
    expect([after.pending, after.told('effectNoted')]).toEqual([null, []]);
  });

  it('should be noted where the battle has no such table', () => {
    const at = searching(finder(2), { tables: {} });
    expect([at.pending, found(at)]).toEqual([null, []]);
    expect(at.told('effectNoted')).toMatchObject([{ op: 'loot', params: { operative: 'm2', count: 2 } }]);
  });

  it('should count a table of these names that a pack has, without any campaign', () => {
    const at = searching(finder(), { tables: lootOf().tables ?? {}, loot: {} }).answers([5]);
    expect([found(at), taken(at), at.pending]).toEqual([[['m2', 'common', 5, 'found-medkit']], [], null]);
  });

  it('should not be played by a battle of before, which has no equipment to find', () => {
    const { loot, ...old } = battleOf([finder(), cultist()], lootOf());
    expect(Object.keys(loot ?? {})).toContain('found-medkit');
    expect(play(old).does(activate('m2')).does(uses('m2')).answers([5]).pending).toBeNull();
  });
});

describe('Scavenger', () => {
  it('should add 1 to its rolls for loot, to the end of the table, and nothing to rare ones', () => {
    const scavenger = traitWith('scavenger', { source: 'background', modifiers: [{ op: 'loot', by: 1 }] });
    const me = finder();
    const at = searching({ ...me, traits: [...(me.traits ?? []), scavenger] });
    expect(found(at.answers([4]))).toEqual([['m2', 'common', 5, 'found-medkit']]);
    expect(found(at.answers([10], [1]))).toEqual([['m2', 'rare', 1, 'found-master-made-pistol']]);
  });
});

describe('Loose rounds', () => {
  it('should put two shots into a gun that is asked for, and no more than it holds', () => {
    const at = searching().answers([2]);
    expect([at.question, at.options]).toMatchObject([{ question: 'chooseGun', operative: 'm2' }, ['pistol', 'rifle']]);
    expect(at.answers('rifle').operative('m2').ammo['rifle']?.left).toBe(5);
    expect(at.answers('pistol').operative('m2').ammo['pistol']?.left).toBe(3);
    const nearlyFull = finder(1, { lastWeapon: 'rifle', ammo: { rifle: { left: 5, max: 6, jammed: false } } });
    expect(searching(nearlyFull).answers([2]).operative('m2').ammo['rifle']?.left).toBe(6);
  });
});

describe('A grenade', () => {
  it('should be the one that is chosen, thrown at once, so often as it has uses', () => {
    const at = searching().answers([3]);
    expect([at.question, at.options]).toMatchObject([{ question: 'lootItem' }, ['frag-grenade', 'krak-grenade']]);
    const has = at.answers('krak-grenade');
    expect(taken(has)).toEqual([['m2', 'krak-grenade']]);
    const grenade = has.operative('m2').weapons.find(({ id }) => id === 'krak-grenade');
    expect(grenade?.rules.find(({ id }) => id === 'limited')?.params).toEqual({ x: 1 });
    const two = searching(finder(2)).answers([3], 'krak-grenade', [3], 'krak-grenade').operative('m2');
    expect(two.weapons.filter(({ id }) => id === 'krak-grenade').map(({ rules }) => rules)).toMatchObject([
      expect.arrayContaining([{ id: 'limited', params: { x: 2 } }]),
    ]);
  });
});

describe('Spare magazines', () => {
  it('should be carried by the finder, serve at once, and not a second time', () => {
    const has = searching(finder(1, { lastWeapon: 'rifle' })).answers([4]);
    expect(taken(has)).toEqual([['m2', 'spare-magazines']]);
    const filled = has.does(uses('m2', 'spare-magazines'));
    expect(filled.operative('m2').ammo['rifle']?.left).toBe(6);
    expect(filled.refuses(uses('m2', 'spare-magazines')).code).toBe('traitUsedUp');
  });

  it('should be carried by whom the players say where the finder does not stand', () => {
    const state: BattleState = battleOf([finder(), ally('m1'), ally('m3'), cultist()], {
      ...lootOf(),
      tasks: [{ kind: 'loot', id: 'take', operative: 'm2', row: 'found-magazines', item: null }],
    });
    const [me, ...others] = state.operatives;
    if (me === undefined) throw new Error('nobody');
    const at = play({ ...state, operatives: [{ ...me, down: true, wounds: 0 }, ...others] });
    expect([at.question, at.options]).toMatchObject([{ question: 'lootCarrier' }, ['m1', 'm3']]);
    const has = at.answers('m3');
    expect([traitsOf(has.operative('m3')), traitsOf(has.operative('m1'))]).toEqual([['spare-magazines'], []]);
  });
});

describe('A medkit', () => {
  it('should heal at once, twice in all', () => {
    const has = searching(finder(1, { apl: 4, ...hurt })).answers([5]);
    expect(has.operative('m2').traits?.find(({ id }) => id === 'medkit')?.use).toMatchObject({ times: 2 });
    const once = has.does(uses('m2', 'medkit'));
    const first = once.pending?.kind === 'pick' ? once.answers('m2') : once;
    expect(first.answers([1]).operative('m2').wounds).toBe(5);
  });
});

describe('A paper', () => {
  it('should be a clue in this scenario', () => {
    expect(searching().answers([6]).state.counters['clues']).toBe(1);
  });
});

describe('Useful equipment', () => {
  it('should be a piece of up to 2 EP, of choice', () => {
    const at = searching().answers([8]);
    expect(at.options).toEqual(expect.arrayContaining(['auspex', 'camo-cloak', 'medkit']));
    expect(at.options).not.toContain('forbidden-tome');
    const has = at.answers('auspex');
    expect([taken(has), traitsOf(has.operative('m2'))]).toEqual([[['m2', 'auspex']], ['trait', 'auspex']]);
  });
});

describe('Something rare', () => {
  it('should be rolled for with a D6 by the same finder', () => {
    const at = searching().answers([10]);
    expect(at.question).toMatchObject({ kind: 'roll', sides: 6 });
    expect([found(at), found(at.answers([3]))]).toEqual([[], [['m2', 'rare', 3, 'found-relic-blade']]]);
  });
});

describe('Forbidden tome', () => {
  it('should help its finder to investigate at once', () => {
    const has = searching().answers([10], [5]);
    expect(traitsOf(has.operative('m2'))).toContain('forbidden-tome');
  });
});

describe('The Master’s favour', () => {
  it('should come once in a campaign: after it the die is rolled again', () => {
    expect(found(searching().answers([10], [6]))).toEqual([['m2', 'rare', 6, 'the-masters-favour']]);
    const gain = { stat: 'followers', by: 1, source: { kind: 'loot', scenario: 1 } } as const;
    const member = { ...memberWith({ id: 'm1' }), gains: [gain] };
    const at = searching(finder(), lootOf({ ...founded, members: [member] })).answers([10], [6]);
    expect([at.question, found(at)]).toMatchObject([{ kind: 'roll', sides: 6 }, []]);
    expect(found(at.answers([2]))).toEqual([['m2', 'rare', 2, 'found-refractor-amulet']]);
  });
});
