import { describe, expect, it } from 'vitest';
import type { Operative, Weapon } from '../../../../src/engine/family/killteam/model/operative.ts';
import {
  aplOf,
  hitOf,
  isInjured,
  moveOf,
  saveOf,
  weaponHit,
} from '../../../../src/engine/family/killteam/stats/stats.ts';
import type { Stat } from '../../../../src/engine/family/killteam/stats/statChanges.ts';
import { gameOf } from '../../../../src/engine/systems/killTeams.ts';
import { present } from '../../../../src/engine/core/invariant.ts';
import { quickStart } from '../../../../src/content/quickStart.ts';
import { operativeWith } from '../../../support/attackContext.ts';
import { again, fight, shoot } from '../../../support/decide.ts';
import { evolve } from '../../../support/fold.ts';
import { battleOf, cultist, ENGAGED, knife, pim, rifle, rule, vex, vexActs } from '../../../support/duel.ts';
import { fieldWith, lastingStat } from '../../../support/lasting.ts';
import { loadTestPack } from '../../../support/testPack.ts';
import { acolyteRules } from '../../../../src/engine/systems/acolyte/rules.ts';

const plain = { pointBlank: false, assists: 0 };
const effect = (stat: Stat, by: number, id = `${stat}${by}`) => lastingStat('vex', stat, by, { id });
const PLAIN = fieldWith();
const hit = (set: Partial<Operative>, weapon = rifle()) =>
  weaponHit(PLAIN, { operative: operativeWith(set), weapon: weapon }, plain);

describe('operative stats', () => {
  it('[A-01] should play with APL, Move, Hit, Save and Wounds of the card', () => {
    const somebody = vex({ apl: 3, move: 7, hit: 3, save: 4, maxWounds: 9, wounds: 9 });
    expect([aplOf(PLAIN, somebody), moveOf(PLAIN, somebody), hitOf(PLAIN, somebody), saveOf(PLAIN, somebody)]).toEqual([
      3, 7, 3, 4,
    ]);
    expect(isInjured(acolyteRules, somebody)).toBe(false);
  });

  it('[A-01] should copy abilities and keywords of the card into the battle, and none that it lacks', () => {
    const pack = loadTestPack();
    const state = quickStart(pack, {
      players: [{ id: 'p1', name: 'One', mark: 'I' }],
      dice: { retinue: 'table', enemy: 'table' },
      seed: 's',
    });
    const has = ({ abilities, keywords }: Pick<Operative, 'abilities' | 'keywords'>) => ({ abilities, keywords });
    expect(state.operatives.map(has)).toEqual(
      state.operatives.map(({ card }) => has(present(pack.operatives.get(card), card))),
    );
    expect(new Set(state.operatives.map(({ abilities }) => abilities.length > 0))).toEqual(new Set([true, false]));
  });

  it('[A-01] should let effects change them, + for the better', () => {
    const field = fieldWith(effect('move', 2), effect('hit', 1), effect('save', 1), effect('apl', 1));
    const figures = (of: Operative) => [aplOf(field, of), moveOf(field, of), hitOf(field, of), saveOf(field, of)];
    expect(figures(vex())).toEqual([3, 8, 3, 4]);
    expect(figures(pim())).toEqual([2, 6, 4, 5]);
  });

  it('[T03] should change APL by no more than one either way', () => {
    const stun = effect('apl', -1);
    expect(aplOf(fieldWith(stun, effect('apl', -1, 'again')), vex())).toBe(1);
    expect(aplOf(fieldWith(stun, effect('apl', 1)), vex())).toBe(2);
    expect(aplOf(fieldWith(effect('apl', 1), effect('apl', 1, 'again')), vex())).toBe(3);
    expect(aplOf(fieldWith(stun), vex({ abilities: ['ignoresApl'] }))).toBe(2);
  });

  it('should change for all, or for one side, where that is concerned', () => {
    const field = fieldWith(
      lastingStat('', 'move', 1, { on: { kind: 'battle' } }),
      lastingStat('', 'save', 1, { on: { kind: 'side', side: 'enemy' } }),
      lastingStat('', 'apl', 1, { on: { kind: 'pair', operative: 'vex', against: 'cultist' } }),
    );
    const figures = (of: Operative) => [aplOf(field, of), moveOf(field, of), saveOf(field, of)];
    expect([figures(vex()), figures(cultist())]).toEqual([
      [2, 7, 5],
      [2, 7, 4],
    ]);
  });

  it('should last to the end of the next turning point, where it says so', () => {
    const state = battleOf([vex()], {
      lasting: [effect('move', 1)].map((each) => ({ ...each, until: 'nextTurningPoint' })),
    });
    const over = { type: 'turningPointEnded', number: 1 } as const;
    const once = evolve(state, over);
    expect(once.lasting).toEqual([{ ...effect('move', 1), until: 'turningPoint' }]);
    expect(evolve(once, over).lasting).toEqual([]);
  });

  it('[T03] should stun twice and take one AP', () => {
    const me = { weapons: [rifle({}, rule('stun'))], abilities: ['twoAttacks' as const] };
    const stunned = vexActs({ me, other: { wounds: 20, maxWounds: 20 } })
      .does(shoot())
      .answers([6, 1, 1, 1], [1, 1, 1], 'c0n0')
      .does(shoot())
      .answers([6, 1, 1, 1], [1, 1, 1], 'c0n0');
    expect(stunned.told('lastingBegan')).toHaveLength(2);
    expect(aplOf(gameOf(stunned.state), stunned.operative('cultist'))).toBe(1);
  });

  it('[T02] should never let Move fall below 4', () => {
    expect(moveOf(PLAIN, vex({ move: 5, wounds: 3 }))).toBe(4);
    expect(moveOf(PLAIN, vex({ move: 6, wounds: 3 }))).toBe(4);
    expect(moveOf(PLAIN, vex({ move: 7, wounds: 3 }))).toBe(5);
    expect(moveOf(PLAIN, vex({ move: 5, wounds: 3, carries: 'pim' }))).toBe(4);
  });

  it('should leave a card with less than 4 its own Move', () => {
    expect(moveOf(PLAIN, vex({ move: 3 }))).toBe(3);
    expect(moveOf(PLAIN, vex({ move: 3, wounds: 3 }))).toBe(3);
  });

  it.each([
    [8, 4, false],
    [8, 3, true],
    [7, 4, false],
    [7, 3, true],
    [1, 1, false],
  ])('[T01] should count %i wounds with %i left as injured: %s', (maxWounds, wounds, injured) => {
    expect(isInjured(acolyteRules, vex({ maxWounds, wounds }))).toBe(injured);
  });

  it('[A-56] should take 2 inches of Move and a pip of Hit from the injured', () => {
    expect([moveOf(PLAIN, vex({ move: 8, wounds: 3 })), hitOf(PLAIN, vex({ wounds: 3 }))]).toEqual([6, 5]);
    expect(hit({ wounds: 3 }).hit).toBe(5);
  });

  it('[A-56] should take nothing at half the wounds, nor from the fallen', () => {
    expect([moveOf(PLAIN, vex({ move: 8, wounds: 4 })), hitOf(PLAIN, vex({ wounds: 4 }))]).toEqual([8, 4]);
    expect(isInjured(acolyteRules, vex({ wounds: 0 }))).toBe(false);
  });

  it('[A-56] should make the shot of an injured operative harder', () => {
    const shot = vexActs({ me: { wounds: 3 } })
      .does(shoot())
      .answers([4, 4, 5, 5], [1, 1, 1], 'c0n0');
    expect(shot.told('shotResolved')[0]).toMatchObject({ criticals: 0, normals: 2, damage: 6 });
  });
});

describe('weapon stats', () => {
  it('[A-02] should roll Atk dice and hurt by normal and critical Dmg', () => {
    const weapons = [rifle({ attacks: 3, damage: { normal: 1, critical: 5 } })];
    const shot = vexActs({ me: { weapons } }).does(shoot()).answers([6, 4, 2], [1, 1, 1], 'c0n0');
    expect(shot.told('attackDiceRolled')[0]?.dice).toHaveLength(3);
    expect(shot.told('shotResolved')[0]?.damage).toBe(6);
  });

  it('[A-02] should let its rules speak, and no rule of another weapon', () => {
    const weapons = [rifle({}, rule('balanced')), rifle({ id: 'plain' })];
    const ruled = vexActs({ me: { weapons } }).does(shoot()).answers([4, 1, 1, 1]);
    expect(ruled.question).toMatchObject({ kind: 'reroll', rule: 'balanced' });
    const plainly = vexActs({ me: { weapons } }).does(shoot('cultist', 'plain')).answers([4, 1, 1, 1]);
    expect(plainly.question).toMatchObject({ kind: 'roll', purpose: 'defence' });
    expect(ruled.answers(again(), [1, 1, 1], 'c0n0').told('shotResolved')[0]?.damage).toBe(3);
  });

  it('[A-03] should use its own Hit with -, the number of X+ instead', () => {
    expect(hit({ hit: 4 })).toMatchObject({ hit: 4, changes: [] });
    expect(hit({ hit: 4 }, rifle({ hit: { kind: 'set', value: 2 } }))).toMatchObject({ hit: 2, base: 2 });
  });

  it('should name each change of its Hit with what lasts, for the weapons it concerns', () => {
    const guns = lastingStat('vex', 'hit', 1, {
      id: 'guns',
      change: { op: 'stat', stat: 'hit', by: 1, least: null, group: 'ranged' },
    });
    const worse = lastingStat('vex', 'hit', -2, { on: { kind: 'battle' } });
    const field = fieldWith(guns, worse, lastingStat('pim', 'hit', 1));
    const of = (weapon: Weapon) => weaponHit(field, { operative: vex(), weapon }, { ...plain, aura: 1 });
    const rows = [
      { why: 'lasting', by: 2, lasting: worse },
      { why: 'aura', by: -1 },
    ];
    expect(of(rifle())).toMatchObject({ hit: 4, changes: [{ why: 'lasting', by: -1, lasting: guns }, ...rows] });
    expect(of(knife())).toMatchObject({ hit: 5, changes: rows });
    expect(hitOf(field, vex())).toBe(6);
  });

  it('[A-03] should shift the result of the die with +X and -X', () => {
    expect(hit({ hit: 4 }, rifle({ hit: { kind: 'shift', by: 1 } })).hit).toBe(3);
    expect(hit({ hit: 4 }, rifle({ hit: { kind: 'shift', by: -1 } })).hit).toBe(5);
    expect(hit({ hit: 2 }, rifle({ hit: { kind: 'shift', by: 1 } })).hit).toBe(2);
    expect(hit({ hit: 6 }, rifle({ hit: { kind: 'shift', by: -1 } })).hit).toBe(6);
  });

  it('[A-03] should not make a crit of a 5 that +1 lifts', () => {
    const weapons = [rifle({ hit: { kind: 'shift', by: 1 } })];
    const shot = vexActs({ me: { weapons } }).does(shoot()).answers([5, 3, 2, 1], [1, 1, 1], 'c0n0');
    expect(shot.told('shotResolved')[0]).toMatchObject({ criticals: 0, normals: 2 });
  });

  it('[A-03] should worsen X+ weapons of the injured too', () => {
    expect(hit({ hit: 4, wounds: 3 }, rifle({ hit: { kind: 'set', value: 3 } })).hit).toBe(4);
  });

  it('[A-04] should make a crit of every 6 and a fail of every 1, whatever the Hit', () => {
    const hard = vexActs({ me: { hit: 6, wounds: 3 } })
      .does(shoot())
      .answers([6, 5, 5, 1], [1, 1, 1], 'c0n0');
    expect(hard.told('shotResolved')[0]).toMatchObject({ criticals: 1, normals: 0 });
    const weapons = [rifle({ hit: { kind: 'set', value: 2 } })];
    const easy = vexActs({ me: { weapons } }).does(shoot()).answers([2, 1, 1, 1], [1, 1, 1], 'c0n0');
    expect(easy.told('shotResolved')[0]).toMatchObject({ criticals: 0, normals: 1 });
  });

  it('[A-04] should decide no other face: 2 to 5 hit by the Hit and are never crits by themselves', () => {
    for (const [value, normals] of [
      [2, 4],
      [4, 2],
      [6, 0],
    ] as const) {
      const fired = vexActs({
        me: { weapons: [rifle({ hit: { kind: 'set', value } })] },
        other: { wounds: 30, maxWounds: 30 },
      })
        .does(shoot())
        .answers([2, 3, 4, 5]);
      const done = normals === 0 ? fired : fired.answers([1, 1, 1]);
      expect(done.answers('c0n0').told('shotResolved')[0]).toMatchObject({ criticals: 0, normals });
    }
  });

  it('[A-04] should do so in a fight and for saves', () => {
    const fought = vexActs({ ...ENGAGED, me: { weapons: [knife()] }, other: { weapons: [] } })
      .does(fight())
      .answers([6, 1, 1], 'strikeCritical');
    expect(fought.told('hitsRetained')[0]).toMatchObject({ criticals: 1, normals: 0 });
    const saved = vexActs({ other: cultist({ save: 6 }) })
      .does(shoot())
      .answers([6, 4, 1, 1], [6, 1, 5]);
    expect(saved.options).toEqual(['c1n0', 'c0n1']);
  });
});
