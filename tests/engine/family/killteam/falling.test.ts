import { describe, expect, it } from 'vitest';
import { fallDamage } from '../../../../src/engine/family/killteam/flow/fall.ts';
import { moveReach } from '../../../../src/engine/family/killteam/stats/moveReach.ts';
import { guide as english } from '../../../../src/words/en/guide.ts';
import { hints } from '../../../../src/words/en/hints.ts';
import { guide as french } from '../../../../src/words/fr/guide.ts';
import { settingsWith } from '../../../support/battleState.ts';
import { act, activate, fight, inches, play, shoot } from '../../../support/decide.ts';
import { battleOf, cultist, ENGAGED, pim, vex, vexActs } from '../../../support/duel.ts';
import { lastingStat } from '../../../support/lasting.ts';
import { gameOf } from '../../../../src/engine/systems/killTeams.ts';

const hit = [[4, 1, 1, 1], [1, 1, 1], 'c0n0'] as const;
const miss = [[1, 1, 1, 1], 'c0n0'] as const;

describe('the falling test', () => {
  it('[A-39] should be asked after the attack for whoever was hurt near an edge, and fall on a 1', () => {
    const asked = vexActs({ other: { onEdge: true, height: 4 } })
      .does(shoot())
      .answers(...hit);
    expect(asked.question).toMatchObject({ purpose: 'fallingTest', operative: 'cultist', count: 1, sides: 6 });
    const fell = asked.answers([1], inches(4));
    expect(fell.operative('cultist')).toMatchObject({ wounds: 3, onEdge: false, height: 0 });
    expect(fell.told('fell')).toEqual([{ type: 'fell', operative: 'cultist', inches: 4 }]);
  });

  it('[A-39] should keep its footing on 2 and more', () => {
    const stays = vexActs({ other: { onEdge: true, height: 4 } })
      .does(shoot())
      .answers(...hit, [2]);
    expect(stays.operative('cultist')).toMatchObject({ wounds: 5, onEdge: true, height: 4 });
  });

  it('[A-39] should not be asked of the unhurt, away from an edge, of the fallen, or when switched off', () => {
    const edge = { onEdge: true };
    expect(
      vexActs({ other: edge })
        .does(shoot())
        .answers(...miss)
        .told('fallTested'),
    ).toEqual([]);
    expect(
      vexActs()
        .does(shoot())
        .answers(...hit)
        .told('fallTested'),
    ).toEqual([]);
    expect(
      vexActs({ other: { ...edge, wounds: 2 } })
        .does(shoot())
        .answers(...hit)
        .operative('cultist').down,
    ).toBe(true);
    const off = settingsWith({ automation: { ...settingsWith().automation, falling: false } });
    expect(
      vexActs({ other: edge, settings: off })
        .does(shoot())
        .answers(...hit)
        .told('fallTested'),
    ).toEqual([]);
  });

  it('[A-39] should be asked of each, with its fall to the credit of whoever hurt it', () => {
    const edge = { onEdge: true, wounds: 4 };
    const fought = vexActs({ ...ENGAGED, me: edge, other: edge })
      .does(fight())
      .answers([4, 1, 1], [4, 1, 1], 'strikeNormal', 'strikeNormal');
    expect(fought.question).toMatchObject({ purpose: 'fallingTest', operative: 'cultist' });
    const first = fought.question.id;
    const done = fought.answers([1], inches(4));
    expect(done.question).toMatchObject({ operative: 'vex' });
    expect(done.question.id).not.toBe(first);
    const both = done.answers([1], inches(4));
    expect(both.operative('cultist')).toMatchObject({ down: true, downedBy: 'vex' });
    expect(both.operative('vex')).toMatchObject({ down: true, downedBy: 'cultist', kills: 1 });
  });

  it('[A-39] may be left out', () => {
    const skipped = vexActs({ other: { onEdge: true } })
      .does(shoot())
      .answers(...hit)
      .does({ type: 'skipEffect' });
    expect(skipped.operative('cultist')).toMatchObject({ wounds: 5, onEdge: true });
  });
});

describe('falling damage', () => {
  it.each([
    [5, 3],
    [3.2, 2],
    [2, 0],
  ])('[T24] should be for %d inches with APL 2: %i', (height, damage) => {
    expect(fallDamage(gameOf(battleOf([vex({ apl: 2 })])), vex({ apl: 2 }), height)).toBe(damage);
  });

  it('[A-40] should be 1 for each inch above APL, rounded up', () => {
    expect(fallDamage(gameOf(battleOf([vex({ apl: 3 })])), vex({ apl: 3 }), 5)).toBe(2);
    const stunned = gameOf(battleOf([vex()], { lasting: [lastingStat('vex', 'apl', -1)] }));
    expect(fallDamage(stunned, vex(), 5)).toBe(4);
    const fell = vexActs().does(act('reposition', { fall: 5 }));
    expect(fell.operative('vex').wounds).toBe(5);
    expect(fell.told('damaged')).toMatchObject([{ amount: 3, cause: 'fall', by: null }]);
  });

  it('[A-40] should be nothing up to APL', () => {
    const fell = vexActs().does(act('reposition', { fall: 2 }));
    expect(fell.told('damaged')).toEqual([]);
    expect(fell.told('fell')).toHaveLength(1);
  });

  it('[A-40] should take down, and end the activation', () => {
    const fell = vexActs({ me: { wounds: 2 } }).does(act('dash', { fall: 5 }));
    expect(fell.operative('vex')).toMatchObject({ down: true, downedBy: null });
    expect(fell.state.activation).toBeNull();
    expect(fell.state.result).toMatchObject({ reason: 'retinueDown' });
  });
});

describe('falling on purpose', () => {
  it('[A-41] should be part of a Reposition, Dash or Fall Back, without another action', () => {
    for (const move of ['reposition', 'dash'] as const)
      expect(vexActs().does(act(move, { fall: 1 })).state.activation).toMatchObject({ spent: 1, done: [move] });
    expect(
      vexActs(ENGAGED)
        .does(act('fallBack', { fall: 1 }))
        .told('fell'),
    ).toHaveLength(1);
    expect(hints.fallOnPurpose).toMatch(/\S/u);
  });

  it('[A-41] should not be part of a Charge or of anything else', () => {
    expect(vexActs().refuses(act('charge', { targets: ['cultist'], fall: 1 })).code).toBe('outOfBounds');
    expect(vexActs().refuses(act('interact', { fall: 1 })).code).toBe('outOfBounds');
    expect(vexActs().refuses(act('dash', { fall: -1 })).code).toBe('outOfBounds');
    expect(vexActs().refuses(act('dash', { fall: Number.NaN })).code).toBe('outOfBounds');
  });

  it('[A-40] should leave nobody in its control range', () => {
    const engagement: [string, string][] = [
      ['vex', 'cultist'],
      ['pim', 'cultist'],
    ];
    const fallen = play(battleOf([vex(), pim(), cultist()], { engagement })).does({
      type: 'fall',
      operative: 'vex',
      inches: 6,
    });
    expect(fallen.state.engagement).toEqual([['pim', 'cultist']]);
  });

  it('[A-41] should be recorded by hand at any time', () => {
    const fell = play(battleOf([vex({ guard: true, onEdge: true }), cultist()])).does({
      type: 'fall',
      operative: 'vex',
      inches: 3,
    });
    expect(fell.operative('vex')).toMatchObject({ wounds: 7, onEdge: false, guard: false });
    expect(fell.refuses({ type: 'fall', operative: 'nobody', inches: 3 }).code).toBe('unknownOperative');
    expect(fell.refuses({ type: 'fall', operative: 'vex', inches: 101 }).code).toBe('outOfBounds');
    expect(vexActs().does(shoot()).refuses({ type: 'fall', operative: 'vex', inches: 3 }).code).toBe('requestPending');
  });
});

describe('flying', () => {
  const state = battleOf([vex(), cultist()]);
  const flier = vex({ abilities: ['fly'], move: 6 });

  it('[A-42] should charge its Move only', () => {
    expect(moveReach(gameOf(state), flier, 'charge')).toBe(6);
    expect(moveReach(gameOf(state), flier, 'reposition')).toBe(6);
  });

  it('[A-42] should let others charge 2 inches farther', () => {
    expect(moveReach(gameOf(state), vex({ move: 6 }), 'charge')).toBe(8);
  });

  it('[T26] should be told to measure straight through the air, and charge at most its Move', () => {
    for (const said of [english['A-42'], french['A-42']]) expect(said).toMatch(/\S/u);
    expect(moveReach(gameOf(state), flier, 'charge')).toBe(6);
  });

  it('[T02] should dash 3 inches and charge 6 with Move 5, injured', () => {
    const injured = vex({ move: 5, wounds: 3 });
    expect(moveReach(gameOf(state), injured, 'dash')).toBe(3);
    expect(moveReach(gameOf(state), injured, 'charge')).toBe(6);
  });

  it('[A-43] should move a counteraction no more than 2 inches', () => {
    const counter = play(battleOf([vex({ readiness: 'expended' }), cultist()])).does({
      type: 'counteract',
      operative: 'vex',
    });
    expect(moveReach(gameOf(counter.state), counter.operative('vex'), 'reposition')).toBe(2);
    const acting = play(state).does(activate('vex'));
    expect(moveReach(gameOf(acting.state), acting.operative('vex'), 'reposition')).toBe(6);
  });
});
