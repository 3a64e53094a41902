import { describe, expect, it } from 'vitest';
import {
  doorFight as fight,
  doorFightRefused as fightRefused,
  doorMove as move,
  doorShot as shot,
  doorShotRefused as shotRefused,
  doorTarget as target,
  OPEN_TARGET as T,
} from '../../../support/door2021.ts';

describe('attacks of 2021, with the dice given', () => {
  it('[K-47] should make a 6 critical and a success from BS on', () => {
    expect(shot({})).toMatchObject({ hits: { c: 1, n: 1 } });
  });
  it('[K-47] should not hit with a 1, nor below BS', () => {
    expect(shot({}, { roll: [1, 2, 2, 1] })).toMatchObject({ hits: { c: 0, n: 0 } });
  });
  it('[K-50] should stop a critical hit with two normal saves', () => {
    expect(shot({}, { roll: [6, 1, 1, 1], def: [4, 4, 1] })).toMatchObject({ unblocked: { c: 0, n: 0 }, damage: 0 });
  });
  it('[K-50] should not stop a critical hit with one normal save', () => {
    expect(shot({}, { roll: [6, 1, 1, 1], def: [4, 1, 1] })).toMatchObject({ unblocked: { c: 1, n: 0 }, damage: 4 });
  });
  it('[K-48] should not save with a 6 that does not meet Sv', () => {
    expect(shot({}, { t: { df: 3, save: 6, saveMod: 1 }, def: [6, 6, 6] })).toMatchObject({ saves: { c: 0, n: 0 } });
  });
  it('[C-20] [L-22] should keep a normal save in cover, with Sv 6+ too', () => {
    expect(shot({}, { t: { df: 3, save: 6, cover: true }, def: [1, 1] })).toMatchObject({ saves: { c: 0, n: 1 } });
  });
  it('[C-20] [L-22] [K-49] should not keep a die in the open', () => {
    expect(shot({}, { t: { df: 3, save: 6 }, def: [1, 1, 1] })).toMatchObject({ saves: { c: 0, n: 0 } });
  });
  it('[K-78] [L-41] should take the AP from Df', () => {
    expect(shot({ ap: 1 }, { def: [1, 1] })).toMatchObject({ defDice: 2 });
  });
  it('[K-78] [L-41] should not add up two of them: the larger counts', () => {
    expect(shot({ ap: 1 }, { apOther: 2, def: [1] })).toMatchObject({ defDice: 1 });
  });
  it('[L-39] should gain AP with a critical hit retained', () => {
    expect(shot({ p: 1 }, { def: [1, 1] })).toMatchObject({ defDice: 2 });
  });
  it('[L-39] should not gain AP without a critical hit', () => {
    expect(shot({ p: 1 }, { roll: [3, 3, 1, 1] })).toMatchObject({ defDice: 3 });
  });
  it('[L-36] should make hits of its face and more critical', () => {
    expect(shot({ lethal: 5 }, { roll: [5, 4, 1, 1] })).toMatchObject({ hits: { c: 1, n: 1 } });
  });
  it('[L-36] should not make a face critical that does not hit', () => {
    expect(shot({ lethal: 5 }, { roll: [5, 4, 1, 1] }, { bs: 6 })).toMatchObject({ hits: { c: 0, n: 0 } });
  });
  it('[L-42] should retain a normal hit as critical with a critical one', () => {
    expect(shot({ rending: true })).toMatchObject({ hits: { c: 2, n: 0 } });
  });
  it('[L-42] should not do so without a critical hit', () => {
    expect(shot({ rending: true }, { roll: [3, 3, 1, 1] })).toMatchObject({ hits: { c: 0, n: 2 } });
  });
  it('[L-40] should roll every die in cover', () => {
    expect(shot({ noCover: true }, { t: { ...T, cover: true } })).toMatchObject({ saves: { c: 0, n: 0 } });
  });
  it('[L-40] should not be so without the rule', () => {
    expect(shot({}, { t: { ...T, cover: true }, def: [1, 1] })).toMatchObject({ saves: { c: 0, n: 1 } });
  });
  it('[L-24] should keep a die for a roof over the base', () => {
    expect(shot({ barrage: true }, { t: { ...T, overhead: true }, def: [1, 1] })).toMatchObject({
      saves: { c: 0, n: 1 },
    });
  });
  it('[L-24] should not keep one for terrain in between', () => {
    expect(shot({ barrage: true }, { t: { ...T, cover: true } })).toMatchObject({ saves: { c: 0, n: 0 } });
  });
  it('[L-25] should not inflict mortal wounds without a critical hit', () => {
    expect(shot({ mw: 2 }, { roll: [3, 3, 1, 1] })).toMatchObject({ mortal: 0 });
  });
  it('[K-58] should be a damage of 1 for which no die is rolled', () => {
    expect(shot({ mw: 2 }, { def: [6, 6, 6] })).toMatchObject({ mortal: 2, damage: 2 });
  });
  it('[K-58] should not be there for a normal hit', () => {
    expect(shot({ mw: 2 }, { roll: [3, 1, 1, 1], def: [6, 6, 6] })).toMatchObject({ mortal: 0, damage: 0 });
  });
  it('[L-47] should not burn whoever discards no 1', () => {
    expect(shot({ hot: true }, { roll: [6, 3, 2, 2] })).toMatchObject({ self: 0 });
  });
  it('[L-29] [K-11] should roll one die again', () => {
    expect(shot({ balanced: true }, { rerolls: [[2, 6, 'balanced']] })).toMatchObject({ hits: { c: 2, n: 1 } });
  });
  it('[L-29] [K-11] should not roll a die twice again', () => {
    const again = {
      rerolls: [
        [2, 6, 'balanced'],
        [2, 6, 'command'],
      ],
    };
    expect(shotRefused({ balanced: true }, { roll: [6, 3, 1, 1], def: [1, 1, 1], ...again })).toBe('badReroll');
  });
  it('[L-34] should roll the 1s again', () => {
    expect(
      shot(
        { ceaseless: true },
        {
          rerolls: [
            [2, 5, 'ceaseless'],
            [3, 5, 'ceaseless'],
          ],
        },
      ),
    ).toMatchObject({ hits: { c: 1, n: 3 } });
  });
  it('[L-34] should not roll another face again', () => {
    expect(
      shotRefused({ ceaseless: true }, { roll: [6, 2, 2, 1], def: [1, 1, 1], rerolls: [[1, 5, 'ceaseless']] }),
    ).toBe('badReroll');
  });
  it('[L-33] [C-25] should roll any dice again, one after the other', () => {
    expect(
      shot(
        { relentless: true },
        {
          rerolls: [
            [1, 6, 'relentless'],
            [2, 2, 'relentless'],
          ],
        },
      ),
    ).toMatchObject({ hits: { c: 2, n: 0 } });
  });
  it('[L-33] [C-25] should not need to roll any', () => {
    expect(shot({ relentless: true }, { rerolls: [] })).toMatchObject({ hits: { c: 1, n: 1 } });
  });
  it('[C-24] should still add the damage of other rules', () => {
    expect(shot({}, { ignore: { c: 1 }, extra: 2 })).toMatchObject({ damage: 5 });
  });
  it('[C-24] should not add what no rule adds', () => {
    expect(shot({}, { ignore: { c: 1 } })).toMatchObject({ damage: 3 });
  });
  it('[K-59] [L-21] should hit 1 worse when injured', () => {
    expect(shot({}, { injured: true })).toMatchObject({ hits: { c: 1, n: 0 } });
  });
  it('[K-59] [L-21] should not be worse unhurt', () => {
    expect(shot({}, { injured: false })).toMatchObject({ hits: { c: 1, n: 1 } });
  });
  it('[C-37] should hit worse with an equipped weapon of somebody injured', () => {
    expect(shot({}, { injured: true })).toMatchObject({ hits: { n: 0 } });
  });
  it('[C-37] should not hit worse with the weapon of a power', () => {
    expect(shot({}, { injured: true }, { ofPower: true })).toMatchObject({ hits: { n: 1 } });
  });
  it('[L-44] should not splash without a critical hit', () => {
    expect(
      shot({ splash: 1 }, { roll: [3, 1, 1, 1], near: [{ id: 'b', side: 'enemy', visible: true, dist: 1 }] }),
    ).toMatchObject({ splash: {} });
  });
  it('[K-54] should not parry a critical hit with a normal one', () => {
    const script = [['A', 'parry', 'n', 'c']];
    expect(fightRefused({ rollA: [3, 1, 1, 1], rollD: [6, 1, 1, 1], script })).toBe('badScript');
  });
  it('[C-22] should parry even with nothing to discard', () => {
    expect(fight({ rollD: [1, 1, 1, 1], script: [['A', 'parry', 'n', '-']] })).toMatchObject({ dmgD: 0 });
  });
  it('[C-22] should not discard a hit that is not there', () => {
    expect(fightRefused({ rollA: [3, 1, 1, 1], rollD: [1, 1, 1, 1], script: [['A', 'parry', 'n', 'n']] })).toBe(
      'badScript',
    );
  });
  it('[L-26] should be parried with critical hits', () => {
    expect(
      fight(
        {
          rollD: [6, 1, 1, 1],
          script: [
            ['A', 'strike', 'n'],
            ['D', 'parry', 'c', 'c'],
          ],
        },
        { brutal: true },
      ),
    ).toMatchObject({ dmgA: 0 });
  });
  it('[L-26] should not be parried with a normal hit', () => {
    expect(
      fightRefused(
        {
          rollA: [3, 3, 1, 1],
          rollD: [3, 1, 1, 1],
          script: [
            ['A', 'strike', 'n'],
            ['D', 'parry', 'n', 'n'],
          ],
        },
        { brutal: true },
      ),
    ).toBe('badScript');
  });
  it('[C-26] should roll no dice of the target', () => {
    expect(fight({ asIf: true, rollD: [], script: [['A', 'strike', 'c']] })).toMatchObject({
      D: { c: 0, n: 0 },
      dmgD: 4,
    });
  });
  it('[C-28] should count as incapacitated in combat', () => {
    expect(fight({ asIf: true, rollD: [], wD: 4, script: [['A', 'strike', 'c']] })).toMatchObject({ credit: 'combat' });
  });
  it('[C-28] should not be credited to anybody who still stands', () => {
    expect(fight({ asIf: true, rollD: [], script: [['A', 'strike', 'c']] })).toMatchObject({ credit: null });
  });
  it('[C-27] should support whoever rolls as if fighting', () => {
    expect(fight({ asIf: true, rollD: [], rollA: [2, 1, 1, 1], assistA: 1 })).toMatchObject({ A: { n: 1 } });
  });
  it('[C-27] should not support without a friend', () => {
    expect(fight({ asIf: true, rollD: [], rollA: [2, 1, 1, 1] })).toMatchObject({ A: { n: 0 } });
  });
  it('[K-56] should make WS 1 better for each friend that holds that enemy alone', () => {
    expect(fight({ rollA: [2, 1, 1, 1], supportA: [{ inER: true, alsoER: false }] })).toMatchObject({ A: { n: 1 } });
  });
});

describe('moves and sight of 2021, as measured', () => {
  it('[K-33] should be a Normal Move up to M', () => {
    expect(move({ path: [['go', 6]] })).toMatchObject({ legal: true, cost: 6 });
  });
  it('[K-33] should not go farther, nor after a Charge', () => {
    expect(move({ path: [['go', 6.1]] })).toMatchObject({ legal: false, why: 'tooFar' });
    expect(move({ done: ['charge'] })).toMatchObject({ legal: false, why: 'exclusive' });
  });
  it('[K-39] should be a Dash of 3 inches', () => {
    expect(move({ action: 'dash' })).toMatchObject({ legal: true, budget: 3 });
  });
  it('[K-39] [C-07] should not be longer when M is', () => {
    expect(move({ action: 'dash', mMod: 2 })).toMatchObject({ budget: 3 });
  });
  it('[C-07] should change a Dash that is named', () => {
    expect(move({ action: 'dash', dashMod: 1 })).toMatchObject({ budget: 4 });
  });
  it('[C-06] should not change each circle of M', () => {
    expect(move({ mMod: 1 })).toMatchObject({ budget: 7 });
  });
  it('[K-16] should leave 4 inches of M at least', () => {
    expect(move({ m: 5, injured: true })).toMatchObject({ move: 4 });
  });
  it('[K-16] should not raise an M that is 4 or more', () => {
    expect(move({ m: 6, injured: true })).toMatchObject({ move: 4 });
    expect(move({ m: 8, injured: true })).toMatchObject({ move: 6 });
  });
  it('[K-37] should leave engagement range by a Charge that a rule allows', () => {
    const enemies = [{ id: 'e', start: true, through: false, end: true, friend: false }];
    expect(move({ action: 'charge', chargeFromER: true, enemies })).toMatchObject({ legal: true });
  });
  it('[K-37] should not leave it without such a rule', () => {
    const enemies = [{ id: 'e', start: true, through: false, end: true, friend: false }];
    expect(move({ action: 'charge', enemies })).toMatchObject({ legal: false, why: 'inEngagement' });
  });
  it('[K-38] should not fall back outside engagement range', () => {
    expect(move({ action: 'fallBack' })).toMatchObject({ legal: false, why: 'notInEngagement' });
  });
  it('[K-46] should be valid in sight with no friend at it', () => {
    expect(target({})).toMatchObject({ valid: true });
  });
  it('[K-46] should not be valid with a friend in its engagement range', () => {
    expect(target({ friendInER: true })).toMatchObject({ valid: false, why: 'friendEngaged' });
  });
  it('[K-44] should not shoot in engagement range', () => {
    expect(target({ shooterInER: true })).toMatchObject({ valid: false, why: 'inEngagement' });
  });
  it('[L-06] should not shoot on Conceal', () => {
    expect(target({ shooterOrder: 'conceal' })).toMatchObject({ valid: false, why: 'conceal' });
  });
  it('[L-06] [L-46] should shoot on Conceal with a Silent weapon', () => {
    expect(target({ shooterOrder: 'conceal', w: { rules: { silent: true } } })).toMatchObject({ valid: true });
  });
  it('[L-43] should reach a target within its range', () => {
    expect(target({ gap: 6, w: { rules: { rng: 6 } } })).toMatchObject({ valid: true });
  });
  it('[L-43] should not reach farther', () => {
    expect(target({ gap: 6.1, w: { rules: { rng: 6 } } })).toMatchObject({ valid: false, why: 'range' });
  });
  const light = [{ kind: 'light', toTarget: 0.8, toShooter: 7 }];
  it('[L-35] should choose a concealed target in cover, which keeps its die', () => {
    expect(target({ order: 'conceal', crossings: light, w: { rules: { indirect: true } } })).toMatchObject({
      valid: true,
      coverDie: true,
    });
  });
  it('[L-35] should not choose it without the rule', () => {
    expect(target({ order: 'conceal', crossings: light })).toMatchObject({ valid: false, why: 'inCover' });
  });
  it('[K-69] [L-20] should see a concealed target behind Light terrain from 2 inches above', () => {
    expect(target({ order: 'conceal', crossings: light, shooterOnVantage: true, lowerBy: 2 })).toMatchObject({
      valid: true,
      coverDie: true,
    });
  });
  it('[K-69] [L-20] should not see it from less than 2 inches above', () => {
    expect(target({ order: 'conceal', crossings: light, shooterOnVantage: true, lowerBy: 1.9 })).toMatchObject({
      valid: false,
    });
  });
  it('[K-63] should not be valid when it is obscured', () => {
    expect(target({ crossings: [{ kind: 'heavy', toTarget: 4, toShooter: 4 }] })).toMatchObject({
      valid: false,
      why: 'obscured',
    });
  });
});
