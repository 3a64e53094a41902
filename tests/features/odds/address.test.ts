import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_RULES } from '../../../src/engine/odds/shot.ts';
import { addressOf, askedIn } from '../../../src/features/odds/address.ts';
import {
  FIRST_SITUATION,
  heldSide,
  nextOfRule,
  rulesFor,
  type OddsSide,
  type OddsSituation,
} from '../../../src/features/odds/oddsSituation.ts';
import { anySituation } from './anySituation.ts';

/** Links as the app wrote them when they were first handed out, with what they asked; of rules, those that are on. */
const LINKS = readFileSync(path.join(import.meta.dirname, 'addresses.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line): { readonly address: string; readonly situation: OddsSituation } => JSON.parse(line));

const withRules = (side: OddsSide): OddsSide => ({ ...side, rules: { ...NO_RULES, ...side.rules } });

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
    'dice=31',
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
    'edition=kt18',
    'rerolls=all',
    'rounds=5',
    'invulnerable=1',
    'defence=7',
    'others=5',
    'others=1&2-dice=31',
    '2-dice=5',
    'as=',
    'as=<b>',
    'rules=devastating05',
    'rules=lethal1',
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

  it.each(LINKS)('should open a link of before and write it alike: $address', ({ address, situation }) => {
    const meant: OddsSituation = {
      ...situation,
      mine: withRules(situation.mine),
      theirs: withRules(situation.theirs),
      others: situation.others.map((other) => ({ ...other, side: withRules(other.side) })),
    };
    expect(askedIn(address)).toEqual({ situation: meant, isWrong: false });
    expect(addressOf(meant)).toBe(address);
  });

  it.each([
    ['kind=fight&plays=strike&hit=4&foe-wounds=12', { kind: 'fight', plays: 'strike', rounds: 1, injuries: false }],
    ['dice=6&rules=lethal5.rending&obscured=1&vantage=1', { cover: 'optimal', rerolls: 'fails', edition: 'kt24' }],
  ])('should read the links of before as they were meant: %s', (text, meant) => {
    const asked = askedIn(text);
    expect(asked.isWrong).toBe(false);
    expect(asked.situation).toMatchObject({ ...meant, others: [], injured: false, picked: null });
  });

  it('should hold what packs may hold as near as it can be asked', () => {
    const rules = { ...NO_RULES, devastating: 400, lethal: 9, hot: true };
    const wild = { dice: 50, hit: 1, normal: 500, critical: -1, wounds: 0, rules };
    const mine = heldSide(wild);
    expect(mine).toMatchObject({ dice: 30, hit: 2, normal: 99, critical: 0, wounds: 1 });
    expect(askedIn(addressOf({ ...FIRST_SITUATION, mine })).situation.mine).toEqual(mine);
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
    expect(rulesFor('shoot', 'kt21')).not.toContain('severe');
    expect(rulesFor('fight', 'kt21')).not.toContain('hot');
  });
});
