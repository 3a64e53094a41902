import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainAttack, type VanguardAttack } from '../../../../src/engine/odds/vanguard/attack.ts';
import { attackOdds } from '../../../../src/engine/odds/vanguard/attackOdds.ts';
import { type Exchange, exchangeProspect } from '../../../../src/engine/odds/vanguard/exchange.ts';
import { sharesOf, splitAdvice } from '../../../../src/engine/odds/vanguard/split.ts';
import { isBetter } from '../../../../src/engine/odds/prospect.ts';
import { enduredBy } from '../../../../src/engine/odds/vanguard/endured.ts';
import { anyTarget, anyWeapon } from './anyAttack.ts';
import { everyAttack } from './everyDie.ts';

const CLOSE = 4;
const EXACT = 12;
const me = { armour: 4, wounds: 2, invulnerable: null, down: false };
const foe = { armour: 3, wounds: 1, invulnerable: null, down: false };
const blade = { dice: 2, hit: 3, ap: 1, damage: 1 };
const attack = plainAttack(blade, foe);
const back = plainAttack({ ...blade, dice: 1 }, me);

/** How an attack ends, with every die of it. */
function ends(of: VanguardAttack) {
  const { chances } = everyAttack(of);
  const mean = [...chances].reduce((sum, [key, chance]) => {
    const wounds = /^wounds (\d+)$/u.exec(key)?.[1] ?? '0';
    return sum + chance * Math.min(Number(wounds), of.target.wounds);
  }, 0);
  return { down: chances.get('down') ?? 0, removed: chances.get('removed') ?? 0, mean };
}

describe('an attack and its retaliation (V-60)', () => {
  it('should be answered by whoever still stands, every die of both', () => {
    const { kills, inflicts, falls, suffers } = exchangeProspect({ attack, retaliation: back });
    const [mine, theirs] = [ends(attack), ends(back)];
    const stands = 1 - mine.down - mine.removed;
    expect(kills).toBeCloseTo(mine.removed, CLOSE);
    expect(inflicts).toBeCloseTo(mine.mean, CLOSE);
    expect(falls).toBeCloseTo(stands * theirs.removed, CLOSE);
    expect(suffers).toBeCloseTo(stands * theirs.mean, CLOSE);
  });

  it('should not be answered by whoever lay, nor by whoever cannot', () => {
    const lying = { ...attack, target: { ...foe, down: true } };
    expect(exchangeProspect({ attack: lying, retaliation: back })).toMatchObject({ falls: 0, suffers: 0 });
    expect(exchangeProspect({ attack, retaliation: null })).toMatchObject({ falls: 0, suffers: 0 });
  });
});

/** Every way to give each die to one of the targets, by how many each has. */
function dealt(dice: number, targets: number): ReadonlySet<string> {
  const ways = new Set<string>();
  for (let code = 0; code < targets ** dice; code += 1) {
    const shares = Array<number>(targets).fill(0);
    for (let die = 0; die < dice; die += 1) {
      const to = Math.floor(code / targets ** die) % targets;
      shares[to] = (shares[to] ?? 0) + 1;
    }
    ways.add(shares.join(' '));
  }
  return ways;
}

const anyExchange: fc.Arbitrary<Exchange> = fc
  .tuple(anyTarget, fc.option(anyWeapon(2)), fc.constantFrom(0, 0, 1))
  .map(([target, weapon, bonusDice]) => ({
    attack: { ...plainAttack(blade, target), bonusDice },
    retaliation: weapon === null ? null : plainAttack(weapon, me),
  }));

describe('dice shared between targets (V-53)', () => {
  it.each([
    [3, 2],
    [4, 3],
    [3, 4],
    [0, 2],
    [5, 1],
  ])('should be every way to give %i dice to %i targets, once', (dice, targets) => {
    const shares = sharesOf(dice, targets).map((way) => way.join(' '));
    expect(new Set(shares)).toEqual(dealt(dice, targets));
    expect(shares.length).toBe(new Set(shares).size);
  });

  it('should be summed over the targets, answers in their order, and nothing of whoever is given no die', () => {
    fc.assert(
      fc.property(fc.array(anyExchange, { minLength: 1, maxLength: 3 }), (exchanges) => {
        const { best, ways } = splitAdvice(3, exchanges, me);
        for (const { shares, prospect } of ways) {
          const odds = exchanges.map(({ attack: of }, at) =>
            attackOdds({ ...of, weapon: { ...of.weapon, dice: shares[at] ?? 0 } }),
          );
          const kills = odds.reduce((sum, { pRemoved }, at) => sum + ((shares[at] ?? 0) > 0 ? pRemoved : 0), 0);
          expect(prospect.kills).toBeCloseTo(kills, EXACT);
          expect(isBetter(prospect, best.prospect)).toBe(false);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('should be answered by each target that still stands, one after the other (V-60)', () => {
    const sure = plainAttack({ dice: 1, hit: 7, ap: 0, damage: 1 }, { ...foe, wounds: 30 });
    const exchange = { attack: sure, retaliation: back };
    const { ways } = splitAdvice(2, [exchange, exchange], me);
    const shared = ways.find(({ shares }) => shares.join(' ') === '1 1');
    const assault = { kind: 'melee', attack: back } as const;
    expect(shared?.prospect.falls).toBeCloseTo(enduredBy(me, [assault, assault]).removed, 9);
    const alone = ways.find(({ shares }) => shares.join(' ') === '2 0');
    expect(alone?.prospect.falls).toBeCloseTo(attackOdds(back).pRemoved, 9);
  });

  it('should take the target that goes down for sure before one that hardly feels it', () => {
    const weak = { attack: plainAttack(blade, { ...foe, armour: 7, wounds: 1 }), retaliation: null };
    const hard = { attack: plainAttack(blade, { ...foe, armour: 2, wounds: 6 }), retaliation: null };
    expect(splitAdvice(2, [hard, weak], me).best.shares).toEqual([0, 2]);
    expect(splitAdvice(2, [weak, hard], me).best.shares).toEqual([2, 0]);
  });

  it('should be all dice for the only target', () => {
    expect(splitAdvice(4, [{ attack, retaliation: null }], me).ways).toHaveLength(1);
  });
});
