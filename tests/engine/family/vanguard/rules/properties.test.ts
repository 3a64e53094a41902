import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { armourTest, savedHits } from '../../../../../src/engine/family/vanguard/rules/attacks/armourRoll.ts';
import { fateOf, recovers } from '../../../../../src/engine/family/vanguard/rules/attacks/recovery.ts';
import { type Share, whyNoSplit } from '../../../../../src/engine/family/vanguard/rules/attacks/split.ts';
import { woundsOf } from '../../../../../src/engine/family/vanguard/rules/attacks/wounds.ts';
import { passTokens } from '../../../../../src/engine/family/vanguard/rules/band/passTokens.ts';
import { chainOf, explode } from '../../../../../src/engine/family/vanguard/rules/dice/explosions.ts';
import { grade, successes } from '../../../../../src/engine/family/vanguard/rules/dice/grade.ts';
import { rerollable, withReroll } from '../../../../../src/engine/family/vanguard/rules/dice/reroll.ts';
import { areEngaged } from '../../../../../src/engine/family/vanguard/rules/engaging/engaged.ts';
import { type MeleeFacts, meleeModifiers } from '../../../../../src/engine/family/vanguard/rules/modifiers/melee.ts';
import { CIRCUMSTANCES, sumOf } from '../../../../../src/engine/family/vanguard/rules/modifiers/modifier.ts';
import { type RangedFacts, rangedModifiers } from '../../../../../src/engine/family/vanguard/rules/modifiers/ranged.ts';
import { fallOf } from '../../../../../src/engine/family/vanguard/rules/moving/fall.ts';
import { judgeMove, type Move } from '../../../../../src/engine/family/vanguard/rules/moving/judgeMove.ts';
import { type PathPart, pathCost } from '../../../../../src/engine/family/vanguard/rules/moving/pathCost.ts';
import { isBroken } from '../../../../../src/engine/family/vanguard/rules/nerve/broken.ts';
import { fallback } from '../../../../../src/engine/family/vanguard/rules/nerve/fallback.ts';
import { rollOff } from '../../../../../src/engine/family/vanguard/rules/round/rollOff.ts';
import { heldBy } from '../../../../../src/engine/family/vanguard/rules/scoring/held.ts';

const face = fc.integer({ min: 1, max: 6 });
const faces = fc.array(face, { maxLength: 12 });
const count = fc.integer({ min: 0, max: 8 });
const target = fc.integer({ min: 2, max: 7 });
const modifier = fc.integer({ min: -5, max: 5 });
const inches = fc.double({ min: 0, max: 30, noNaN: true });
/** A die that may be thrown as often as needed: 6s on end, then faces that end every chain. */
const thrown = fc.array(face, { maxLength: 40 });

/** Throws until the roll is whole, the dice that 6s bring all at once, as they are asked for. */
function roll(begins: number, source: readonly number[]): readonly number[] {
  const rolled: number[] = [];
  for (let open = begins; open > 0; open = chainOf(begins, rolled)?.open ?? 0)
    rolled.push(...Array.from({ length: open }, (_, at) => source[rolled.length + at] ?? 1));
  return rolled;
}

describe('dice', () => {
  it('should always come to an end, with one more die for each 6', () => {
    fc.assert(
      fc.property(count, thrown, (begins, source) => {
        const rolled = roll(begins, source);
        expect(rolled).toHaveLength(begins + explode(rolled));
        expect(chainOf(begins, rolled)?.open).toBe(0);
      }),
    );
  });

  it('should be a whole roll neither with a die left out nor with one too many', () => {
    fc.assert(
      fc.property(count, thrown, face, (begins, source, more) => {
        const rolled = roll(begins, source);
        for (let kept = 0; kept < rolled.length; kept += 1)
          expect(chainOf(begins, rolled.slice(0, kept))?.open).toBeGreaterThan(0);
        expect(chainOf(begins, [...rolled, more])).toBeNull();
      }),
    );
  });

  it('should be brought by a 6 that lay before, each by its own', () => {
    fc.assert(
      fc.property(count, thrown, (begins, source) => {
        const { dice } = chainOf(begins, roll(begins, source)) ?? { dice: [] };
        const bringers = dice.flatMap(({ from }) => (from === null ? [] : [from]));
        expect(dice.filter(({ from }) => from === null)).toHaveLength(begins);
        expect(new Set(bringers).size).toBe(bringers.length);
        for (const [at, { from }] of dice.entries()) {
          expect(from ?? -1).toBeLessThan(at);
          expect(from === null || dice[from]?.face === 6).toBe(true);
        }
      }),
    );
  });

  it('should leave no die that nothing brought when an offered die is rolled again', () => {
    fc.assert(
      fc.property(count, thrown, face, (begins, source, shows) => {
        const rolled = roll(begins, source);
        const dice = (chainOf(begins, rolled)?.dice ?? []).map((each) => ({ ...each, was: null }));
        for (const die of rerollable(dice)) {
          expect(chainOf(begins, withReroll(rolled, { die, face: shows }))).not.toBeNull();
          expect(rerollable(dice.map((each, at) => (at === die ? { ...each, was: each.face } : each)))).not.toContain(
            die,
          );
        }
      }),
    );
  });

  it('should succeed on a natural 6 and fail on a natural 1 whatever is added', () => {
    fc.assert(
      fc.property(target, modifier, (needed, added) => {
        expect(grade(6, { target: needed, modifier: added })).toBe('success');
        expect(grade(1, { target: needed, modifier: added })).toBe('fail');
      }),
    );
  });

  it('should never succeed less often for a better modifier or a lower target', () => {
    fc.assert(
      fc.property(faces, target, modifier, (rolled, needed, added) => {
        const now = successes(rolled, { target: needed, modifier: added });
        expect(successes(rolled, { target: needed, modifier: added + 1 })).toBeGreaterThanOrEqual(now);
        expect(successes(rolled, { target: needed - 1, modifier: added })).toBeGreaterThanOrEqual(now);
      }),
    );
  });
});

const rangedFacts: fc.Arbitrary<RangedFacts> = fc.record({
  obscured: fc.boolean(),
  far: fc.boolean(),
  aimed: fc.boolean(),
  cover: fc.boolean(),
  targetDown: fc.boolean(),
  abilities: fc.constant([]),
});
const bonus = fc.constantFrom('hit', 'ap', null);
const meleeFacts: fc.Arbitrary<MeleeFacts> = fc.record({
  focus: bonus,
  charge: bonus,
  outnumbered: fc.boolean(),
  cover: fc.boolean(),
  targetDown: fc.boolean(),
  disengage: fc.boolean(),
  abilities: fc.constant([]),
});

describe('modifiers', () => {
  it('should be told in one order, each circumstance once for each thing that it changes', () => {
    fc.assert(
      fc.property(rangedFacts, meleeFacts, (ranged, melee) => {
        for (const all of [rangedModifiers(ranged), meleeModifiers(melee)]) {
          const places = all.map(({ source }) =>
            source === 'ability' ? CIRCUMSTANCES.length : CIRCUMSTANCES.indexOf(source),
          );
          expect(places).toEqual(places.toSorted((a, b) => a - b));
          expect(new Set(all.map(({ source, what }) => `${source} ${what}`)).size).toBe(all.length);
        }
      }),
    );
  });

  it('should stay within what the book can add up to', () => {
    fc.assert(
      fc.property(rangedFacts, meleeFacts, (ranged, melee) => {
        expect(Math.abs(sumOf(rangedModifiers(ranged), 'hit'))).toBeLessThanOrEqual(2);
        expect(sumOf(rangedModifiers(ranged), 'dice')).toBe(0);
        const struck = meleeModifiers(melee);
        expect(sumOf(struck, 'hit') + sumOf(struck, 'ap')).toBeLessThanOrEqual(6);
        expect(sumOf(struck, 'dice')).toBeLessThanOrEqual(1);
        expect(sumOf(struck, 'hit')).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('armour and wounds', () => {
  const ap = fc.integer({ min: 0, max: 5 });
  const hits = fc.integer({ min: 0, max: 9 });

  it('should never save more than hits, nor hurt more for more armour dice', () => {
    fc.assert(
      fc.property(hits, faces, face, target, ap, (struck, rolled, more, armour, pierces) => {
        const test = armourTest({ kind: 'armour', target: armour }, { ap: pierces, modifiers: [] });
        const saved = savedHits(struck, successes(rolled, test));
        const better = savedHits(struck, successes([...rolled, more], test));
        expect(saved).toBeLessThanOrEqual(struck);
        const wounds = (each: number) => woundsOf({ d: 2 }, { hits: struck, saved: each, mortal: 1 });
        expect(wounds(better)).toBeLessThanOrEqual(wounds(saved));
        expect(wounds(saved)).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('should never save more for more AP, and save the same with an invulnerable value', () => {
    fc.assert(
      fc.property(faces, target, ap, (rolled, value, pierces) => {
        const saves = (kind: 'armour' | 'invulnerable', piercing: number) =>
          successes(rolled, armourTest({ kind, target: value }, { ap: piercing, modifiers: [] }));
        expect(saves('armour', pierces + 1)).toBeLessThanOrEqual(saves('armour', pierces));
        expect(saves('invulnerable', pierces)).toBe(saves('armour', 0));
      }),
    );
  });

  it('should never end worse with a wound more left', () => {
    const worth = (left: number, die: number) => {
      const fate = fateOf({ wounds: 1, left, wasDown: false, modifiers: [] });
      return fate.kind === 'rolls' ? Number(recovers(die, fate.test)) : 2;
    };
    fc.assert(
      fc.property(fc.integer({ min: -8, max: 3 }), face, (left, die) => {
        expect(worth(left + 1, die)).toBeGreaterThanOrEqual(worth(left, die));
      }),
    );
  });

  it('should split only so that every die has its target', () => {
    const share = fc.record({ dice: count, fromFirst: inches, engaged: fc.boolean(), sees: fc.boolean() });
    fc.assert(
      fc.property(fc.array(share, { maxLength: 4 }), count, fc.boolean(), (given, dice, isCharge) => {
        const shares = given.map((each, at): Share => ({
          ...each,
          model: `m${at}`,
          inRange: true,
          inSight: each.sees,
        }));
        if (whyNoSplit({ kind: 'melee', isCharge, dice, shares }) !== null) return;
        expect(shares.reduce((sum, each) => sum + each.dice, 0)).toBe(dice);
        expect(shares.every((each) => each.engaged && each.inSight && each.dice > 0)).toBe(true);
        expect(isCharge && shares.length > 1).toBe(false);
      }),
    );
  });
});

describe('moving', () => {
  const part: fc.Arbitrary<PathPart> = fc.oneof(
    fc.record({ kind: fc.constantFrom('open', 'stairs', 'ladder', 'difficult', 'surface'), inches }),
    fc.record({ kind: fc.constantFrom('obstacle', 'drop'), height: fc.double({ min: 0, max: 4, noNaN: true }) }),
  );
  const path = fc.array(part, { maxLength: 5 });
  const way = {
    engaged: false,
    inSight: true,
    throughModel: false,
    offTable: false,
    midClimb: false,
    actionLeft: false,
  };

  it('should cost as much in one go as in two, and never less for going on', () => {
    fc.assert(
      fc.property(path, path, (one, other) => {
        expect(pathCost([...one, ...other])).toBeCloseTo(pathCost(one) + pathCost(other));
        expect(pathCost([...one, ...other])).toBeGreaterThanOrEqual(pathCost(one));
      }),
    );
  });

  it('should let a run go wherever a walk goes', () => {
    fc.assert(
      fc.property(path, fc.integer({ min: 1, max: 8 }), (parts, sp) => {
        const as = (action: Move['action']) => judgeMove({ ...way, action, sp, path: parts, engagesTarget: false });
        if (as('walk').why !== null) return;
        expect(as('run').why).toBeNull();
        expect(as('charge').why).toBeNull();
      }),
    );
  });

  it('should hit more often the deeper the fall, and as often as it pierces', () => {
    fc.assert(
      fc.property(inches, inches, (one, more) => {
        const [higher, lower] = [fallOf(one + more), fallOf(one)];
        expect(higher.hits).toBeGreaterThanOrEqual(lower.hits);
        expect(lower.ap).toBe(lower.hits);
        expect(lower.hits).toBeLessThanOrEqual(Math.max(0, one - 2) + 1e-5);
      }),
    );
  });

  it('should fall back no further than it can, and no further than the edge', () => {
    fc.assert(
      fc.property(fc.array(inches, { minLength: 1, maxLength: 3 }), count, fc.boolean(), (edges, sp, down) => {
        const back = fallback({ sp, down, edges });
        expect(back?.inches).toBeLessThanOrEqual(down ? sp : 2 * sp);
        expect(back?.inches).toBeLessThanOrEqual(Math.min(...edges));
        expect(back?.atEdge).toBe((back?.inches ?? 0) >= Math.min(...edges) - 1e-6);
      }),
    );
  });
});

describe('two sides', () => {
  it('should be engaged with each other, never one alone', () => {
    const near = fc.record({ range: fc.option(fc.integer({ min: 0, max: 3 })), down: fc.boolean() });
    fc.assert(
      fc.property(near, near, inches, fc.boolean(), (one, other, apart, sees) => {
        const engaged = areEngaged({ inches: apart, one, other, sees });
        expect(areEngaged({ inches: apart, one: other, other: one, sees })).toBe(engaged);
      }),
    );
  });

  it('should not both have pass tokens, nor both win a roll-off', () => {
    fc.assert(
      fc.property(count, count, face, face, (one, other, a, b) => {
        expect(passTokens(one, other) - passTokens(other, one)).toBe(other - one);
        expect(Math.min(passTokens(one, other), passTokens(other, one))).toBe(0);
        const [first, second] = [
          { side: 'A', face: a },
          { side: 'B', face: b },
        ] as const;
        expect(rollOff([first, second])).toBe(rollOff([second, first]));
      }),
    );
  });

  it('should stay broken when more fall', () => {
    fc.assert(
      fc.property(count, count, (began, inPlay) => {
        expect(!isBroken(began, inPlay) || isBroken(began, inPlay - 1)).toBe(true);
      }),
    );
  });

  it('should hold an objective in whatever order models are told, and not against an enemy in contact', () => {
    const contact = fc.record({ side: fc.constantFrom('A', 'B'), down: fc.boolean(), engaged: fc.boolean() });
    fc.assert(
      fc.property(fc.array(contact, { maxLength: 5 }), (contacts) => {
        const holder = heldBy(contacts);
        expect(heldBy(contacts.toReversed())).toBe(holder);
        expect(holder === null || contacts.every(({ side }) => side === holder)).toBe(true);
      }),
    );
  });
});
