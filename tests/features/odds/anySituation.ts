import fc from 'fast-check';
import { NO_RULES } from '../../../src/engine/odds/shot.ts';
import {
  CHOICES,
  DEFENCE_RANGE,
  INVULNERABLE,
  MOST_OTHERS,
  nextOfRule,
  PLAYS,
  type Range,
  ROUNDS_RANGE,
  RULE_IDS,
  SAVE_RANGE,
  SHOTS_RANGE,
  type OddsSide,
  SIDE_RANGES,
  type OddsSituation,
  type Volley,
} from '../../../src/features/odds/oddsSituation.ts';

const within = ([min, max]: Range) => fc.integer({ min, max });

/** Any side, with rules as taps make them. */
export const anySide: fc.Arbitrary<OddsSide> = fc.record({
  dice: within(SIDE_RANGES.dice),
  hit: within(SIDE_RANGES.hit),
  normal: within(SIDE_RANGES.normal),
  critical: within(SIDE_RANGES.critical),
  wounds: within(SIDE_RANGES.wounds),
  rules: fc.array(fc.constantFrom(...RULE_IDS)).map((taps) => taps.reduce(nextOfRule, NO_RULES)),
});

const anyPick = fc.option(fc.constantFrom('acolyte.knife', 'of.m1.lasgun', 'mine--gang.mine--gun'), { nil: null });

const anyOther: fc.Arbitrary<Volley> = fc.record({
  side: anySide,
  shots: within(SHOTS_RANGE),
  picked: anyPick,
});

/** Any situation that can be asked. */
export const anySituation: fc.Arbitrary<OddsSituation> = fc
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
    edition: fc.constantFrom('kt24' as const, 'kt21' as const),
    defence: within(DEFENCE_RANGE),
    invulnerable: fc.constantFrom(...INVULNERABLE),
    others: fc.array(anyOther, { maxLength: MOST_OTHERS }),
    rerolls: fc.constantFrom(...CHOICES.rerolls),
    optional: fc.constantFrom(...CHOICES.optional),
    accurate: fc.constantFrom(...CHOICES.accurate),
    cover: fc.constantFrom(...CHOICES.cover),
    injured: fc.boolean(),
    foeInjured: fc.boolean(),
    rounds: within(ROUNDS_RANGE),
    swaps: fc.boolean(),
    injuries: fc.boolean(),
    picked: anyPick,
    foePicked: anyPick,
  })
  .map((each) => ({ ...each, inCover: each.inCover || each.vantage }));
