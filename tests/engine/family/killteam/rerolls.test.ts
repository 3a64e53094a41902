import { describe, expect, it } from 'vitest';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import { act, again, counts, fight, OVERRIDE, shoot } from '../../../support/decide.ts';
import { cultistActs, ENGAGED, rifle, rule, vexActs } from '../../../support/duel.ts';
import { cpOf, withCp } from '../../../support/sides.ts';

const gun = (...rules: Parameters<typeof rifle>[1][]): Partial<Operative> => ({ weapons: [rifle({}, ...rules)] });
const reroll = (die: number, pool: 'attack' | 'defence' = 'attack'): Command => ({ type: 'commandReroll', pool, die });
const TOUGH = { wounds: 40, maxWounds: 40 };

describe('weapon rules', () => {
  it('[T18] should roll with Ceaseless all dice of the face named, and no other', () => {
    const asked = vexActs({ me: gun(rule('ceaseless')), other: TOUGH })
      .does(shoot())
      .answers([2, 2, 3, 5]);
    expect(asked.question).toMatchObject({ kind: 'reroll', rule: 'ceaseless', mode: 'face' });
    expect(asked.refusesAnswer(again(0, 2))).toBe('dieCannotBeRerolled');
    const done = asked.answers(again(0, 1), [6, 4], [1, 1, 1], 'c0n0');
    expect(done.told('diceRerolled')).toMatchObject([{ rule: 'ceaseless', from: [2, 2], to: [6, 4] }]);
    expect(done.told('shotResolved')[0]).toMatchObject({ criticals: 1, normals: 2 });
  });

  it('[T18] should change nothing when it is passed', () => {
    const done = vexActs({ me: gun(rule('ceaseless')) })
      .does(shoot())
      .answers([2, 2, 3, 5], again(), [1, 1, 1], 'c0n0');
    expect(done.told('diceRerolled')).toEqual([]);
    expect(done.told('shotResolved')[0]).toMatchObject({ normals: 1 });
  });

  it('[T19] should roll two different dice with Balanced and Command Re-roll, never one twice', () => {
    const balanced = vexActs({ me: gun(rule('balanced')), other: TOUGH })
      .does(shoot())
      .answers([1, 2, 4, 4], again(0), [5]);
    expect(balanced.refuses(reroll(0)).code).toBe('dieCannotBeRerolled');
    const both = balanced.does(reroll(1)).answers([5], [1, 1, 1], 'c0n0');
    expect(both.told('diceRerolled').map(({ rule: by }) => by)).toEqual(['balanced', 'commandReroll']);
    expect(both.told('shotResolved')[0]).toMatchObject({ normals: 4 });
  });

  it('[T19] should roll one die with Balanced', () => {
    const asked = vexActs({ me: gun(rule('balanced')) })
      .does(shoot())
      .answers([1, 2, 4, 4]);
    expect(asked.refusesAnswer(again(0, 1))).toBe('dieCannotBeRerolled');
  });

  it('should roll any dice with Relentless', () => {
    const done = vexActs({ me: gun(rule('relentless')), other: TOUGH })
      .does(shoot())
      .answers([1, 2, 3, 4], again(0, 1, 2), [6, 6, 6], [1, 1, 1], 'c0n0');
    expect(done.told('shotResolved')[0]).toMatchObject({ criticals: 3, normals: 1 });
  });
});

describe('Command Re-roll', () => {
  it('[A-58] should cost 1 CP and roll one attack die', () => {
    const rolled = vexActs({ ...withCp(2), other: TOUGH })
      .does(shoot())
      .answers([1, 4, 4, 4])
      .does(reroll(0));
    expect(rolled.question).toMatchObject({ kind: 'roll', purpose: 'reroll', count: 1 });
    const done = rolled.answers([6], [1, 1, 1], 'c0n0');
    expect(cpOf(done.state)).toBe(1);
    expect(done.told('shotResolved')[0]).toMatchObject({ criticals: 1, normals: 3 });
  });

  it('[A-58] should roll a defence die of the retinue', () => {
    const rolled = cultistActs({ ...withCp(1), me: TOUGH })
      .does(shoot('vex'))
      .answers([4, 4, 1, 1], [1, 1, 1]);
    const done = rolled.does(reroll(2, 'defence')).answers([5], 'c0n1');
    expect(done.told('shotResolved')[0]).toMatchObject({ normals: 1, saves: 1 });
    expect(cpOf(done.state)).toBe(0);
  });

  it('[A-58] should not roll dice of the enemy, nor without CP, nor without an attack', () => {
    expect(cultistActs(withCp(1)).does(shoot('vex')).answers([1, 1, 1, 1]).refuses(reroll(0)).code).toBe(
      'dieCannotBeRerolled',
    );
    const shot = vexActs(withCp(1)).does(shoot()).answers([1, 1, 1, 1]);
    expect(shot.refuses(reroll(0, 'defence')).code).toBe('dieCannotBeRerolled');
    expect(vexActs(withCp(0)).does(shoot()).answers([1, 1, 1, 1]).refuses(reroll(0)).code).toBe('notEnoughCp');
    expect(vexActs().refuses(reroll(0)).code).toBe('noOpenAttack');
  });

  it('[A-58] should cost nothing more than there is when the table says so', () => {
    const forced = vexActs(withCp(0))
      .does(shoot())
      .answers([1, 1, 1, 1])
      .does({ ...reroll(0), ...OVERRIDE });
    expect(forced.told('overridden')[0]?.code).toBe('notEnoughCp');
    expect(cpOf(forced.answers([4]).midway)).toBe(0);
  });

  it('[A-58] should not roll an attack die once the defence is rolled', () => {
    const late = vexActs(withCp(2)).does(shoot()).answers([1, 4, 4, 4], [1, 1, 1]);
    expect(late.refuses(reroll(0)).code).toBe('dieCannotBeRerolled');
  });

  it('[A-58] should roll the dice of either side of a fight, before the first strike', () => {
    const fought = vexActs({ ...ENGAGED, ...withCp(2) })
      .does(fight())
      .answers([1, 4, 4], [1, 1, 1]);
    expect(fought.refuses(reroll(0, 'defence')).code).toBe('dieCannotBeRerolled');
    const rolled = fought.does(reroll(0)).answers([6]);
    expect(rolled.options).toContain('strikeCritical');
    expect(rolled.answers('strikeNormal').refuses(reroll(1)).code).toBe('dieCannotBeRerolled');
    const defending = cultistActs({ ...ENGAGED, ...withCp(1) })
      .does(fight('vex'))
      .answers([4, 1, 1], [1, 1, 1]);
    expect(defending.does(reroll(0, 'defence')).question).toMatchObject({ purpose: 'reroll', operative: 'vex' });
  });

  it('[A-58] should still be possible in a fight in which nobody has a success', () => {
    const missed = vexActs({ ...ENGAGED, ...withCp(1) })
      .does(fight())
      .answers([1, 1, 1], [1, 1, 1]);
    expect(missed.question).toMatchObject({ question: 'keepDice' });
    const hit = missed.does(reroll(0)).answers([6], 'strikeCritical');
    expect(hit.operative('cultist').wounds).toBe(4);
    expect(missed.answers('keep').state.activation?.done).toEqual(['fight']);
  });

  it('[A-58] should be asked for in no fight in which none is possible', () => {
    const poor = vexActs({ ...ENGAGED, ...withCp(0) })
      .does(fight())
      .answers([1, 1, 1], [1, 1, 1]);
    expect(poor.state.activation?.done).toEqual(['fight']);
    const theirs = cultistActs({ ...ENGAGED, ...withCp(1), me: { weapons: [] } })
      .does(fight('vex'))
      .answers([1, 1, 1]);
    expect(theirs.state.activation?.done).toEqual(['fight']);
  });

  it('should not begin while another re-roll is open', () => {
    const open = vexActs(withCp(2)).does(shoot()).answers([1, 4, 4, 4]).does(reroll(0));
    expect(open.refuses(reroll(1)).code).toBe('requestPending');
  });
});

describe('a die', () => {
  it('[A-59] should be rolled again at most once', () => {
    const rolled = vexActs(withCp(5)).does(shoot()).answers([1, 1, 1, 1]).does(reroll(0)).answers([1]);
    expect(rolled.refuses(reroll(0)).code).toBe('dieCannotBeRerolled');
    expect(rolled.does(reroll(1)).question).toMatchObject({ purpose: 'reroll' });
    expect(rolled.refuses({ ...reroll(0), ...OVERRIDE }).code).toBe('dieCannotBeRerolled');
  });

  it('[A-59] should be retained once: Rending leaves a die that Accurate kept', () => {
    const me = { weapons: [rifle({ attacks: 2 }, rule('accurate', 1), rule('rending'))] };
    const kept = vexActs({ me, other: TOUGH }).does(shoot()).answers('1', [6], [1, 1, 1], 'c0n0');
    expect(kept.told('shotResolved')[0]).toMatchObject({ criticals: 1, normals: 1 });
    const rolled = vexActs({ me, other: TOUGH }).does(shoot()).answers('0', [6, 4], [1, 1, 1], 'c0n0');
    expect(rolled.told('shotResolved')[0]).toMatchObject({ criticals: 2, normals: 0 });
  });

  it('[A-59] should not be retained twice by Punishing and Rending', () => {
    const done = vexActs({ me: gun(rule('punishing'), rule('rending')), other: TOUGH })
      .does(shoot())
      .answers([6, 2, 1, 1], [1, 1, 1], 'c0n0');
    expect(done.told('shotResolved')[0]).toMatchObject({ criticals: 1, normals: 1 });
  });

  it('should be corrected by hand until it is retained', () => {
    const face = (die: number, to: number, pool: 'attack' | 'defence' = 'attack'): Command => ({
      type: 'correct',
      correction: { what: 'die', pool, die, face: to },
    });
    const rolled = vexActs({ other: TOUGH }).does(shoot()).answers([1, 1, 1, 1]).does(face(0, 6));
    expect(rolled.refuses(face(9, 6)).code).toBe('noOpenAttack');
    expect(rolled.refuses(face(0, 7))).toMatchObject({ code: 'badFace' });
    const saved = rolled.answers([1, 1, 1]);
    expect(saved.refuses(face(0, 1)).code).toBe('noOpenAttack');
    const done = saved.does(face(0, 6, 'defence')).answers('c1n0');
    expect(done.told('shotResolved')[0]).toMatchObject({ criticals: 0, saves: 1 });
    expect(done.refuses(face(0, 1)).code).toBe('noOpenAttack');
  });

  it('should ask which grade falls when counts were given', () => {
    const counted = vexActs({ ...withCp(1), other: TOUGH })
      .does(shoot())
      .answers(counts(0, 2))
      .does(reroll(3));
    const done = counted.answers(counts(1, 0), [1, 1, 1], 'c0n0');
    expect(done.told('shotResolved')[0]).toMatchObject({ criticals: 1, normals: 2 });
    expect(done.does(act('dash')).state.activation?.done).toEqual(['shoot', 'dash']);
  });
});
