import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../../../src/content/oddsEditions.ts';
import { fightOdds } from '../../../src/engine/odds/fight.ts';
import type { OddsFighter } from '../../../src/engine/odds/fightSum.ts';
import { sequenceOdds } from '../../../src/engine/odds/sequence.ts';
import { NO_RULES, openTarget, PLAIN_POLICY, READINGS, type OddsShot } from '../../../src/engine/odds/shot.ts';
import { shotOdds } from '../../../src/engine/odds/shoot.ts';
import { type OddsAnswer, answerTo, type Odds } from '../../../src/features/odds/answer.ts';
import { askedIn } from '../../../src/features/odds/address.ts';
import { FIRST_SITUATION, type OddsSituation, swapped } from '../../../src/features/odds/oddsSituation.ts';

function odds(answer: OddsAnswer): Odds {
  if (answer.kind !== 'odds') throw new Error(answer.kind);
  return answer;
}
const asked = (address: string): OddsSituation => {
  const { situation, isWrong } = askedIn(address);
  expect(isWrong).toBe(false);
  return situation;
};
const answered = (address: string): Odds => odds(answerTo(asked(address)));

const bolter = { dice: 4, hit: 3, damage: { normal: 3, critical: 4 } };
const shot = (rules: Partial<OddsShot['weapon']['rules']>, set: Partial<OddsShot> = {}): OddsShot => ({
  book: EDITIONS.kt24.book,
  weapon: { ...bolter, rules: { ...NO_RULES, ...rules } },
  target: openTarget(4, 8),
  policy: { ...PLAIN_POLICY, cover: 'optimal' },
  readings: READINGS,
  ...set,
});

describe('the answer to shots', () => {
  it('should be the engine’s, of 2021 too', () => {
    const of2021 = shot(
      { piercing: 1, devastating: 2, rending: true },
      { book: EDITIONS.kt21.book, target: { ...openTarget(4, 8), dice: 4, cover: 1, invulnerable: 5 } },
    );
    const { kill, cappedMean: mean } = shotOdds(of2021);
    expect(
      answered('edition=kt21&defence=4&invulnerable=5&inCover=1&rules=devastating2.piercing1.rending'),
    ).toMatchObject({ kill, mean, risk: null });
  });

  it('should pass over what the edition of 2021 does not know', () => {
    const plain = answered('edition=kt21');
    expect(answered('edition=kt21&obscured=1&vantage=1&rules=severe.punishing.accurate2')).toEqual(
      answered('edition=kt21&inCover=1'),
    );
    expect(answered('obscured=1').kill).toBeLessThan(plain.kill);
    expect(answered('defence=0&invulnerable=2')).toEqual(answered(''));
  });

  it('should choose as it is told', () => {
    const policy = { ...PLAIN_POLICY, reroll: 'best', optional: 'max', accurate: 'max', cover: 'always' } as const;
    const rules = { balanced: true, rending: true, accurate: 1 };
    const { kill } = shotOdds(shot(rules, { policy, target: { ...openTarget(4, 8), cover: 1 } }));
    expect(
      answered('rerolls=best&optional=max&accurate=max&cover=always&inCover=1&rules=accurate1.balanced.rending').kill,
    ).toBe(kill);
    expect(answered('rules=relentless&rerolls=nonCrits').mean).toBe(
      shotOdds(shot({ relentless: true }, { policy: { ...PLAIN_POLICY, cover: 'optimal', reroll: 'nonCrits' } }))
        .cappedMean,
    );
  });

  it('should let somebody injured hit worse by one', () => {
    expect(answered('injured=1')).toEqual(answered('hit=4'));
    expect(answered('injured=1&hit=6')).toEqual(answered('hit=6'));
  });

  it('should say when the target is down, attacker by attacker', () => {
    const first = shot({});
    const then = shot({ rending: true, hot: true, stun: true });
    const { killAfter, kill, cappedMean: mean } = sequenceOdds([first, first, then], 8);
    const all = answered('shots=2&others=1&2-rules=hot.rending.stun');
    expect(all).toMatchObject({ kill, mean, killAfter: [killAfter[1], killAfter[2]] });
    expect(all.stun).toBeCloseTo(shotOdds(then).crit, 12);
    // Hot on 3+: a 1 or a 2, for 2 or 4 wounds.
    expect(all.risk?.chance).toBeCloseTo(1 / 3, 12);
    expect(all.risk?.mean).toBeCloseTo(1, 12);
  });
});

const fighter = (set: Partial<OddsFighter>): OddsFighter => ({
  weapon: { dice: 4, damage: { normal: 3, critical: 4 }, rules: NO_RULES },
  hit: 3,
  wounds: 12,
  injuredAt: 5,
  injury: false,
  policy: 'optimal',
  reroll: 'fails',
  ...set,
});

describe('the answer to a fight', () => {
  it.each([
    ['rounds=3&swaps=1&injuries=1', { rounds: 3, swaps: true }, { injury: 'auto' }, { injury: 'auto' }],
    ['rounds=2&injured=1', { rounds: 2 }, { injury: true }, {}],
    ['foeInjured=1&plays=strike&swaps=1', {}, { policy: 'strike' }, { policy: 'strike', injury: true }],
    ['edition=kt21&rounds=2', { book: EDITIONS.kt21.book, rounds: 2 }, {}, {}],
  ] as const)('should be the engine’s: %s', (address, set, mine, theirs) => {
    const { attacker, defender } = fightOdds({
      book: EDITIONS.kt24.book,
      injuredHit: 1,
      rounds: 1,
      swaps: false,
      readings: READINGS,
      ...set,
      attacker: fighter(mine),
      defender: fighter({ wounds: 8, injuredAt: 3, ...theirs }),
    });
    expect(answered(`kind=fight&${address}`)).toMatchObject({
      kill: defender.killed,
      mean: defender.lost,
      risk: { chance: attacker.killed, mean: attacker.lost },
    });
  });

  it('should know Stun of 2021, which takes a die', () => {
    const stun = answered('kind=fight&edition=kt21&rules=stun');
    expect(stun.kill).toBeGreaterThan(answered('kind=fight&edition=kt21').kill);
    expect(stun.stun).toBeGreaterThan(0);
  });
});

describe('two sides of a fight', () => {
  it('should change places', () => {
    const one = asked('kind=fight&dice=5&wounds=9&rules=lethal5&foe-dice=3&foe-wounds=7&injured=1');
    const other = { ...one, ...swapped(one) };
    expect(other).toMatchObject({ mine: one.theirs, theirs: one.mine, injured: false, foeInjured: true });
    expect({ ...other, ...swapped(other) }).toEqual(one);
  });
});

describe('numbers at the edge', () => {
  it.each([
    ['dice=0', { kill: 0, mean: 0 }],
    ['normal=0&critical=0', { kill: 0, mean: 0 }],
    ['kind=fight&dice=0', { kill: 0, mean: 0 }],
    ['kind=fight&dice=0&foe-dice=0', { kill: 0, risk: { chance: 0, mean: 0 } }],
    ['dice=30&foe-wounds=1&hit=2&normal=99', {}],
  ])('should have a defined answer: %s', (address, meant) => {
    const { damage, kill } = answered(address);
    expect(damage.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(kill).toBeLessThanOrEqual(1 + 1e-12);
    expect(answered(address)).toMatchObject(meant);
  });

  it('should be refused where there is none, at once', () => {
    const big = ['dice=30', 'foe-dice=30', 'wounds=99', 'foe-wounds=99'].join('&');
    expect(answerTo(asked(`kind=fight&${big}`))).toEqual({ kind: 'tooMany' });
    expect(answerTo(asked('edition=kt21&rules=hot.relentless&rerolls=best'))).toEqual({ kind: 'wrong' });
    expect(answerTo({ ...FIRST_SITUATION, mine: { ...FIRST_SITUATION.mine, dice: 31 } })).toEqual({ kind: 'wrong' });
  });
});
