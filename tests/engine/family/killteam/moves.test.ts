import { describe, expect, it } from 'vitest';
import { moveCost, type MovePath } from '../../../../src/engine/family/killteam/flow/move.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import type { MoveId } from '../../../../src/engine/family/killteam/rules/killTeamRules.ts';
import { guides } from '../../../../src/engine/systems/kt3/guides.ts';
import { type GuideId, GUIDE_IDS } from '../../../../src/words/guideIds.ts';
import { guide as english } from '../../../../src/words/en/guide.ts';
import { guide as french } from '../../../../src/words/fr/guide.ts';
import { act, play, type Play } from '../../../support/decide.ts';
import { battleOf, cultist, pim, vex, vexActs } from '../../../support/duel.ts';

const guidesFor = (operative: Operative, move: MoveId) => guides.move(battleOf([operative]), operative, move);

const cost = (path: Partial<MovePath>): number =>
  moveCost({ horizontal: [], climbs: [], drops: [], accessible: 0, dash: false, budget: 6, ...path }).cost;
const height = (inches: number): Play =>
  play(battleOf([vex(), cultist()])).does({ type: 'setHeight', operative: 'vex', inches });
const numbers: Partial<Record<GuideId, readonly string[]>> = {
  'A-22': ['1″'],
  'A-25': ['1″'],
  'A-28': ['1″', '3″', '2″'],
  'A-29': ['2″'],
  'A-30': ['4″', '1″'],
};

describe('guides', () => {
  it.each(GUIDE_IDS)('should tell %s in both languages, with its numbers', (id) => {
    for (const said of [english[id], french[id]]) {
      expect(said).toMatch(/\S/u);
      for (const number of numbers[id] ?? []) expect(said.replaceAll(/[\s\u00A0\u202F]/gu, '')).toContain(number);
    }
    expect(english[id]).not.toBe(french[id]);
  });

  it('[A-27] should tell at a move that its way goes round terrain', () => {
    for (const move of ['reposition', 'dash', 'fallBack', 'charge'] as const)
      expect(guidesFor(vex(), move)[0]).toBe('A-27');
    expect(vexActs().does(act('reposition')).told('factsForgotten')).toHaveLength(1);
  });

  it('[A-27] should not tell it at a flight', () => {
    expect(guidesFor(vex({ abilities: ['fly'] }), 'reposition')).not.toContain('A-27');
  });

  it('[A-28] should tell how to climb, and not in a Dash', () => {
    expect(guidesFor(vex(), 'reposition')).toContain('A-28');
    expect(guidesFor(vex(), 'dash')).not.toContain('A-28');
  });

  it('[A-30] should tell how to jump, and not at a flight', () => {
    expect(guidesFor(vex(), 'dash')).toContain('A-30');
    expect(guidesFor(vex({ abilities: ['fly'] }), 'dash')).not.toContain('A-30');
  });

  it('[A-42] should tell at a flight what it measures, and not at other moves', () => {
    expect(guidesFor(vex({ abilities: ['fly'] }), 'charge')[0]).toBe('A-42');
    expect(guidesFor(vex(), 'charge')).not.toContain('A-42');
  });
});

describe('what a move costs', () => {
  it('[A-25] should be 1 inch more through Accessible terrain, and none round it', () => {
    expect(cost({ horizontal: [4], accessible: 1 })).toBe(5);
    expect(cost({ horizontal: [4] })).toBe(4);
  });

  it('[A-28] should be at least 2 inches for a climb, and its height above that', () => {
    expect(cost({ climbs: [1] })).toBe(2);
    expect(cost({ climbs: [3] })).toBe(3);
  });

  it('[A-29] should be nothing for the first 2 inches dropped, and the rest beyond them', () => {
    expect(cost({ drops: [2] })).toBe(0);
    expect(cost({ drops: [4] })).toBe(2);
  });

  it('[A-30] should be the level inches of a jump, and those of the drop beyond 2', () => {
    expect(cost({ horizontal: [4], drops: [1] })).toBe(4);
    expect(cost({ horizontal: [4], drops: [3] })).toBe(5);
  });
});

describe('where somebody stands', () => {
  it('should be recorded: heights and facts of the table, on and off', () => {
    expect(height(4).operative('vex').height).toBe(4);
    for (const flag of ['onEdge', 'onVantage', 'inStronghold', 'nearMarker'] as const) {
      const on = play(battleOf([vex(), cultist()])).does({ type: 'setFlag', operative: 'vex', flag, on: true });
      expect(on.operative('vex')[flag]).toBe(true);
      expect(on.does({ type: 'setFlag', operative: 'vex', flag, on: false }).operative('vex')[flag]).toBe(false);
    }
  });

  it('should refuse strangers and heights that cannot be', () => {
    const still = play(battleOf([vex(), cultist()]));
    for (const wrong of [-1, 101, Number.NaN])
      expect(still.refuses({ type: 'setHeight', operative: 'vex', inches: wrong }).code).toBe('outOfBounds');
    expect(still.refuses({ type: 'setHeight', operative: 'nobody', inches: 1 }).code).toBe('unknownOperative');
    expect(still.refuses({ type: 'setFlag', operative: 'nobody', flag: 'onEdge', on: true }).code).toBe(
      'unknownOperative',
    );
  });

  it('should know who is within whose control range', () => {
    const pair = { type: 'setEngaged', pair: ['vex', 'cultist'] } as const;
    const on = play(battleOf([vex(), cultist()])).does({ ...pair, on: true });
    expect(on.state.engagement).toEqual([['vex', 'cultist']]);
    expect(on.does({ ...pair, on: true }).state.engagement).toHaveLength(1);
    expect(on.does({ ...pair, on: false }).state.engagement).toEqual([]);
    const turned = play(battleOf([vex(), cultist()])).does({ ...pair, pair: ['cultist', 'vex'], on: true });
    expect(turned.state.engagement).toEqual([['vex', 'cultist']]);
    expect(on.does({ ...pair, pair: ['cultist', 'vex'], on: false }).state.engagement).toEqual([]);
    const friends = play(battleOf([vex(), pim(), cultist()]));
    expect(friends.refuses({ ...pair, pair: ['vex', 'pim'], on: true }).code).toBe('wrongSide');
    expect(on.refuses({ ...pair, pair: ['vex', 'vex'], on: true }).code).toBe('wrongSide');
    expect(on.refuses({ ...pair, pair: ['vex', 'nobody'], on: true }).code).toBe('unknownOperative');
    expect(on.refuses({ ...pair, pair: ['nobody', 'cultist'], on: true }).code).toBe('unknownOperative');
  });
});
