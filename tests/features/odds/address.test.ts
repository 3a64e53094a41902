import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_RULES } from '../../../src/engine/odds/shot.ts';
import { addressOf, askedIn } from '../../../src/features/odds/address.ts';
import {
  FIRST_SITUATION,
  nextOfRule,
  PLAYS,
  type Range,
  RULE_IDS,
  rulesFor,
  SAVE_RANGE,
  SHOTS_RANGE,
  type Side,
  SIDE_RANGES,
  type Situation,
} from '../../../src/features/odds/situation.ts';

const within = ([min, max]: Range) => fc.integer({ min, max });

const anySide: fc.Arbitrary<Side> = fc.record({
  dice: within(SIDE_RANGES.dice),
  hit: within(SIDE_RANGES.hit),
  normal: within(SIDE_RANGES.normal),
  critical: within(SIDE_RANGES.critical),
  wounds: within(SIDE_RANGES.wounds),
  rules: fc.array(fc.constantFrom(...RULE_IDS)).map((taps) => taps.reduce(nextOfRule, NO_RULES)),
});

const anySituation: fc.Arbitrary<Situation> = fc
  .record({
    kind: fc.constantFrom('shoot' as const, 'fight' as const),
    mine: anySide,
    theirs: anySide,
    save: within(SAVE_RANGE),
    shots: within(SHOTS_RANGE),
    inCover: fc.boolean(),
    obscured: fc.boolean(),
    vantage: fc.boolean(),
    plays: fc.constantFrom(...PLAYS),
  })
  .map((each) => ({ ...each, inCover: each.inCover || each.vantage }));

describe('the address of a situation', () => {
  it('should say any situation and be read as the same', () => {
    fc.assert(
      fc.property(anySituation, (situation) => {
        const address = addressOf(situation);
        expect(askedIn(address)).toEqual({ situation, isWrong: false });
        expect(encodeURI(address)).toBe(address);
      }),
    );
  });

  it('should be short: only what differs from the first situation', () => {
    expect(addressOf(FIRST_SITUATION)).toBe('');
    const mine = { ...FIRST_SITUATION.mine, dice: 6, rules: { ...NO_RULES, lethal: 5, rending: true } };
    expect(addressOf({ ...FIRST_SITUATION, mine, obscured: true })).toBe('dice=6&rules=lethal5.rending&obscured=1');
  });

  it.each([
    'dice=30',
    'dice=-1',
    'dice=4.5',
    'dice=',
    'dice',
    'hit=1',
    'hit=7',
    'foe-wounds=0',
    'save=1',
    'shots=0',
    'kind=charge',
    'plays=badly',
    'rules=lethal9',
    'rules=rending1',
    'rules=lethal',
    'rules=toString',
    'rules=',
    'inCover=yes',
    'dice=4&dice=5',
    'constructor=1',
    '%E0%A4%A',
    '&',
  ])('should leave out what cannot be, and say so: %s', (text) => {
    const asked = askedIn(`save=5&${text}`);
    expect(asked.isWrong).toBe(true);
    expect(asked.situation.mine.rules).toEqual(NO_RULES);
    if (!text.startsWith('save')) expect(asked.situation.save).toBe(5);
  });

  it('should read anything as some situation that can be asked', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { situation } = askedIn(text);
        expect(askedIn(addressOf(situation))).toEqual({ situation, isWrong: false });
      }),
    );
  });

  it('should take a target seen from Vantage to be in cover', () => {
    expect(askedIn('vantage=1').situation).toMatchObject({ inCover: true, vantage: true });
  });
});

describe('the rules to choose from', () => {
  it('should go from off through the numbers and off again', () => {
    const taps = [1, 2, 3, 4, 5].reduce(
      (all: readonly (typeof NO_RULES)[]) => [...all, nextOfRule(all.at(-1) ?? NO_RULES, 'lethal')],
      [NO_RULES],
    );
    expect(taps.map(({ lethal }) => lethal)).toEqual([0, 5, 4, 3, 2, 0]);
    expect(nextOfRule(nextOfRule(NO_RULES, 'hot'), 'hot')).toEqual(NO_RULES);
  });

  it('should be those that matter', () => {
    expect(rulesFor('shoot')).toContain('piercing');
    expect(rulesFor('fight')).not.toContain('piercing');
    expect(rulesFor('fight')).toContain('shock');
    expect(rulesFor('shoot')).not.toContain('shock');
  });
});
