import { describe, expect, it } from 'vitest';
import { DEFAULT_SHOT, pairKey } from '../../../../../src/engine/family/killteam/model/facts.ts';
import type { Lasting } from '../../../../../src/engine/family/killteam/model/lasting.ts';
import type { Operative } from '../../../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../../../src/engine/family/killteam/model/state.ts';
import { noNpo } from '../../../../../src/engine/plugins/npo/state.ts';
import { gameOf } from '../../../../../src/engine/systems/killTeams.ts';
import { battleView } from '../../../../../src/engine/view/battleView.ts';
import { settingsWith } from '../../../../support/battleState.ts';
import { act, activate, play, type Play, shoot } from '../../../../support/decide.ts';
import {
  battleOf,
  countedRifle,
  cultist,
  cultistActs,
  knife,
  pim,
  rifle,
  rule,
  shots,
  vex,
} from '../../../../support/duel.ts';
import { changed } from '../../../../support/traits.ts';

const GUARD = { guard: true, readiness: 'expended' } as const;
const TOUGH = { wounds: 40, maxWounds: 40, apl: 3 };
const MISS = [[1, 1, 1, 1], 'c0n0'] as const;
const PASS = { type: 'passInterrupt' } as const;

/** Vex and Pim on guard, the cultist active. */
const watched = (me: Partial<Operative> = {}, set: Partial<BattleState> = {}): Play =>
  play(battleOf([vex({ ...GUARD, ...me }), pim(GUARD), cultist(TOUGH)], { turn: 'enemy', ...set })).does(
    activate('cultist'),
  );
const dashed = (...of: Parameters<typeof watched>): Play => watched(...of).does(act('dash'));
const barred = (at: Play) =>
  battleView(gameOf(at.midway)).asked?.barred.map(({ operative, reason }) => [operative.id, reason.code]);
const told = (at: Play) => at.told('guardBarred').map(({ operative, why }) => [operative, why]);

describe('never silent about an absence: an interrupt that is of no use', () => {
  const forbids = (action: 'shoot' | 'fight'): Lasting => ({
    id: action,
    source: { kind: 'environment', id: 'silence', name: 'Silence' },
    on: { kind: 'operative', operative: 'vex' },
    change: { op: 'forbid', action },
    until: 'battle',
  });

  it('should name nobody who can shoot somebody', () => {
    expect(barred(dashed())).toEqual([]);
  });

  it('should name who has no shot left, not where it can fight; and who would shoot into a fight of friends', () => {
    const empty = { weapons: [countedRifle(), knife()], ammo: shots(0) };
    expect(barred(dashed(empty))).toEqual([['vex', 'ammoEmpty']]);
    const close = act('charge', { targets: ['vex'] });
    expect(barred(watched(empty).does(close))).toEqual([['pim', 'friendInControlRange']]);
  });

  it('should name who is forbidden to shoot by what lasts, with what forbids it', () => {
    const asked = battleView(gameOf(dashed({}, { lasting: [forbids('shoot')] }).midway)).asked;
    expect(asked?.barred).toMatchObject([
      { operative: { id: 'vex' }, reason: { code: 'forbiddenByTrait', params: { name: 'Silence' } } },
    ]);
    expect(barred(dashed({}, { lasting: [forbids('fight')] }))).toEqual([]);
  });

  it('should name who sees nobody, as the table has told', () => {
    const unseen = { [pairKey('vex', 'cultist')]: { ...DEFAULT_SHOT, visible: false } };
    const shot = (set: Partial<BattleState>) =>
      watched({}, set)
        .does(shoot('pim'))
        .answers(...MISS);
    expect(barred(shot({ facts: unseen }))).toEqual([['vex', 'notVisible']]);
    expect(barred(shot({}))).toEqual([]);
  });
});

describe('never silent about an absence: a guard who is not asked', () => {
  const interrupted = (set: Partial<BattleState> = {}): Play =>
    dashed({}, set)
      .answers('vex')
      .does(shoot())
      .answers(...MISS);

  it('should be told of the others once one has interrupted this activation', () => {
    const next = interrupted().does(act('reposition'));
    expect([told(interrupted()), next.pending, told(next)]).toEqual([[], null, [['pim', 'interrupted']]]);
  });

  it('should not be told where they are asked again, nor of those who let it pass', () => {
    const literal = settingsWith({ readings: { guardLiteral: true, retinueAlwaysFirst: false, enemyAmmo: false } });
    const again = interrupted({ settings: literal }).does(act('reposition'));
    expect([again.question.kind, told(again)]).toEqual(['pick', []]);
    expect(told(dashed().answers('pass'))).toEqual([]);
    expect(told(dashed().answers('vex').does(PASS))).toEqual([]);
  });

  it('should be told where an enemy counteracts', () => {
    const state = battleOf([vex(), pim(GUARD), cultist({ readiness: 'expended' })], {
      turn: 'enemy',
      npo: { ...noNpo(0), counteract: true },
    });
    const counter = play(state).does({ type: 'counteract', operative: 'cultist' }).does(act('dash'));
    expect([counter.pending, told(counter)]).toEqual([null, [['pim', 'counteraction']]]);
  });
});

describe('never silent about an absence: what keeps harm away', () => {
  const stunned = (me: Partial<Operative>, set: Partial<BattleState> = {}) =>
    cultistActs({ me, other: { apl: 2, weapons: [rifle({}, rule('stun')), knife()] }, ...set })
      .does(shoot('vex'))
      .answers([6, 1, 1, 1], [6, 1, 1], 'c1n0');
  const zealot = changed({ op: 'aplNeverLowered', per: null });

  it('should tell which trait holds Stun off, and leave nothing lasting', () => {
    const held = stunned(zealot);
    expect(held.told('traitSpoke')).toEqual([{ type: 'traitSpoke', operative: 'vex', trait: 'trait', name: 'trait' }]);
    expect(held.lastsOn('vex')).toEqual([]);
    expect(stunned({}).told('traitSpoke')).toEqual([]);
    expect(stunned({}).lastsOn('vex')).toHaveLength(1);
  });

  it('should tell that Stun did nothing, and by what: a trait, what lasts, or the card itself', () => {
    const by = (me: Partial<Operative>) =>
      stunned(me)
        .told('stunHeld')
        .map((each) => each.by);
    expect(by(zealot)).toEqual([{ id: 'trait', name: 'trait' }]);
    expect(by({ abilities: ['ignoresApl'] })).toEqual([null]);
    expect(stunned({ abilities: ['ignoresApl'] }).lastsOn('vex')).toEqual([]);
    expect(by({})).toEqual([]);
  });

  it('should let Stun last where only something that lasts holds it off, and tell what does', () => {
    const on = { kind: 'operative', operative: 'vex' } as const;
    const source = { kind: 'event', id: 'steady', name: 'Steady' } as const;
    const steady: Lasting = { id: 'steady', source, on, change: { op: 'aplNeverLowered', per: null }, until: 'battle' };
    const held = stunned({}, { lasting: [steady] });
    expect(held.told('lastingUsed')).toMatchObject([{ operative: 'vex', lasting: 'steady' }]);
    expect(held.lastsOn('vex').map(({ change }) => change.op)).toEqual(['aplNeverLowered', 'stat']);
  });

  it('should tell which trait makes a fall soft, where it would have hurt', () => {
    const fell = (inches: number, me: Partial<Operative> = changed({ op: 'fallSafe', upTo: 6 })) =>
      cultistActs({ me }).does({ type: 'fall', operative: 'vex', inches });
    expect(fell(5).told('traitSpoke')).toMatchObject([{ operative: 'vex', trait: 'trait' }]);
    expect(fell(5).told('damaged')).toEqual([]);
    expect([fell(1), fell(7), fell(5, {})].flatMap((at) => at.told('traitSpoke'))).toEqual([]);
    expect(fell(7).told('damaged')).toHaveLength(1);
  });
});
