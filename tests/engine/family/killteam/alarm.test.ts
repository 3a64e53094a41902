import { withCp } from '../../../support/sides.ts';
import { describe, expect, it } from 'vitest';
import { noNpo, type NpoState } from '../../../../src/engine/plugins/npo/state.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { act, activate, END, fight, play, type Play, type Reply, shoot } from '../../../support/decide.ts';
import { battleOf, cultist, ENGAGED, knife, rifle, rule, thug, vex } from '../../../support/duel.ts';

const MISS = [[1, 1, 1, 1], 'c0n0'] as const;
const KILL = [[6, 6, 6, 6], [1, 1, 1], 'c0n0'] as const;
const SILENT: Partial<Operative> = { weapons: [rifle({}, rule('silent')), knife()] };

const QUIET = { quietKills: true };

const reading = (set: Partial<NpoState> = {}): NpoState => ({ ...noNpo(0), table: 'acolyte', alert: true, ...set });

/** Vex is active while the enemy's Alert is read; a thug stands by. */
const watched = (
  { alert = 0, npo = {}, ...set }: Partial<Omit<BattleState, 'npo'>> & { npo?: Partial<NpoState> } = {},
  { me = {}, other = {} }: { me?: Partial<Operative>; other?: Partial<Operative> } = {},
): Play =>
  play(battleOf([vex(me), cultist(other), thug()], { alert, npo: reading(npo), ...withCp(0), ...set })).does(
    activate('vex'),
  );
const heard = ({ midway }: Play): readonly [number, string | null] => [midway.alert ?? 0, midway.npo?.noise ?? null];

describe('an attack of the retinue', () => {
  const shot = (from: Play, ...answers: readonly Reply[]): Play => from.does(shoot()).answers(...answers);
  const fought = (from: Play, ...answers: readonly Reply[]): Play => from.does(fight()).answers(...answers);

  it('should be heard when it is a shot, whether it kills or not', () => {
    expect(heard(shot(watched(), ...MISS))).toEqual([2, 'vex']);
    expect(heard(shot(watched(), ...KILL))).toEqual([2, 'vex']);
  });

  it('should be heard when it is a silent shot or a fight that takes its enemy down', () => {
    expect(heard(shot(watched({}, { me: SILENT }), ...KILL))).toEqual([2, 'vex']);
    const killing = { other: { weapons: [rifle()], wounds: 3 } };
    expect(heard(fought(watched(ENGAGED, killing), [4, 1, 1], 'strikeNormal'))).toEqual([2, 'vex']);
  });

  it('should by the house rule not be heard when a silent shot takes its target down, and be when it does not', () => {
    expect(heard(shot(watched({ npo: QUIET }, { me: SILENT }), ...KILL))).toEqual([0, null]);
    expect(heard(shot(watched({ npo: QUIET }), ...KILL))).toEqual([2, 'vex']);
    expect(heard(shot(watched({ npo: QUIET }, { me: SILENT }), ...MISS))).toEqual([2, 'vex']);
  });

  it('never silent about an absence: should say that nobody heard it, only where Alert would have risen', () => {
    const quiet = (alert: number) => shot(watched({ alert, npo: QUIET }, { me: SILENT }), ...KILL).told('alertHeld');
    expect(quiet(1)).toEqual([{ type: 'alertHeld', operative: 'vex', by: null }]);
    expect(quiet(2)).toEqual([]);
    expect(shot(watched({}, { me: SILENT }), ...KILL).told('alertHeld')).toEqual([]);
  });

  it('should by the house rule not be heard when a fight takes its enemy down, and be when it does not', () => {
    const unarmed = { weapons: [rifle()] };
    const killing = fought(
      watched({ ...ENGAGED, npo: QUIET }, { other: { ...unarmed, wounds: 3 } }),
      [4, 1, 1],
      'strikeNormal',
    );
    expect(killing.operative('cultist').down).toBe(true);
    expect(heard(killing)).toEqual([0, null]);
    expect(heard(fought(watched(ENGAGED, { other: unarmed }), [4, 1, 1], 'strikeNormal'))).toEqual([2, 'vex']);
    expect(heard(fought(watched(ENGAGED, { me: SILENT, other: unarmed }), [1, 1, 1]))).toEqual([2, 'vex']);
  });

  it('should be heard when only its own side loses somebody by it', () => {
    const fallen = fought(watched(ENGAGED, { me: { wounds: 3 } }), [1, 1, 1], [4, 1, 1], 'strikeNormal');
    expect(fallen.operative('vex').down).toBe(true);
    expect(heard(fallen)).toEqual([2, 'vex']);
  });

  it('should raise Alert to 2 at least, and be the last noise whatever it was before', () => {
    expect(heard(shot(watched({ alert: 1 }), ...MISS))).toEqual([2, 'vex']);
    expect(heard(shot(watched({ alert: 2, npo: { noise: 'somebody' } }), ...MISS))).toEqual([2, 'vex']);
    const loud = shot(watched({ alert: 3 }), ...MISS);
    expect(heard(loud)).toEqual([3, 'vex']);
    expect(loud.told('alertChanged')).toEqual([]);
  });

  it('should change nothing where Alert is not read', () => {
    expect(heard(shot(watched({ npo: { alert: false } }), ...MISS))).toEqual([0, null]);
  });
});

describe('what else the retinue does', () => {
  it('should not be heard', () => {
    expect(heard(watched().does(act('dash')))).toEqual([0, null]);
    expect(heard(watched().does(act('guard')))).toEqual([0, null]);
  });

  it('should raise Alert to 3 when a marker is picked up, without a noise', () => {
    const picked = (alert: number): Play => watched({ alert }, { me: { nearMarker: true } }).does(act('pickUpMarker'));
    expect(heard(picked(0))).toEqual([3, null]);
    expect(picked(3).told('alertChanged')).toEqual([]);
  });
});

describe('an attack of the enemy', () => {
  it('should not be heard', () => {
    const shot = play(battleOf([vex(), cultist(), thug()], { turn: 'enemy', npo: reading(), ...withCp(0) }))
      .does(activate('cultist'))
      .does(shoot('vex'))
      .answers(...MISS);
    expect(heard(shot)).toEqual([0, null]);
  });
});

describe('the end of a turning point', () => {
  /** The last activation ends. */
  const ended = (alert: number, npo: Partial<NpoState> = {}): number => {
    const spent = [cultist({ readiness: 'expended', order: 'conceal' })];
    const state = battleOf([vex(), ...spent], { alert, npo: reading(npo) });
    const last = play(state).does(activate('vex', 'conceal')).does(END);
    const over = last.pending?.kind === 'look' ? last.answers({ kind: 'look', look: { kind: 'is', is: false } }) : last;
    expect(over.state.phase).toBe('turningPointOver');
    return over.state.alert ?? 0;
  };

  it('should lower Alert by 1', () => {
    expect([ended(3), ended(2), ended(1), ended(0)]).toEqual([2, 1, 0, 0]);
  });

  it('should not lower it below 1 once there was a noise', () => {
    const noise = { noise: 'vex' };
    expect([ended(3, noise), ended(2, noise), ended(1, noise)]).toEqual([2, 1, 1]);
  });

  it('should lower it to 0 again where somebody was only noticed', () => {
    expect(ended(1, { noise: 'vex', sighting: true })).toBe(0);
  });

  it('should leave it where an enemy had a valid target, or where it is not read', () => {
    expect([ended(3, { seen: true }), ended(1, { seen: true })]).toEqual([3, 1]);
    expect(ended(3, { alert: false })).toBe(3);
  });
});

describe('morale', () => {
  /** The next Ready step of an enemy force that began with so much Deployment Value, of which this is left. */
  const tested = (left: number, startDv: number, set: Partial<NpoState> = {}, turningPoint = 1): boolean => {
    const force = [cultist({ dv: left }), thug({ dv: 9, down: true, removed: true })];
    const npo: NpoState = { ...noNpo(startDv), morale: true, ...set };
    const state = battleOf([vex({ dv: 20 }), ...force], { phase: 'turningPointOver', turningPoint, npo });
    const { pending } = play(state).does({ type: 'nextTurningPoint' }).answers([6]);
    return pending?.kind === 'roll' && pending.purpose === 'morale';
  };

  it('should be tested when a quarter or less is left', () => {
    expect([tested(1, 4), tested(2, 8), tested(1, 9)]).toEqual([true, true, true]);
    expect([tested(1, 3), tested(2, 7), tested(4, 4)]).toEqual([false, false, false]);
  });

  it('should not be tested where nothing is left that counts, nor once it is broken, nor where it is not played', () => {
    expect(tested(0, 4)).toBe(false);
    expect(tested(1, 4, { broken: true })).toBe(false);
    expect(tested(1, 4, { morale: false })).toBe(false);
  });

  it('should not be tested in the first turning point', () => {
    expect([tested(1, 4, {}, 0), tested(1, 4, {}, 1), tested(1, 4, {}, 2)]).toEqual([false, true, true]);
  });

  it('should not be tested where nobody plays the enemy', () => {
    const state = battleOf([vex(), cultist()], { phase: 'turningPointOver', turningPoint: 1 });
    expect(play(state).does({ type: 'nextTurningPoint' }).answers([6]).pending).toBeNull();
  });
});
