import { describe, expect, it } from 'vitest';
import type { Command, Correction } from '../../../../src/engine/family/killteam/model/command.ts';
import { apLeft } from '../../../../src/engine/family/killteam/flow/actions/apLeft.ts';
import { settingsWith } from '../../../support/battleState.ts';
import { act, activate, play, shoot } from '../../../support/decide.ts';
import { battleOf, countedRifle, cultist, pim, shots, thug, vex, vexActs } from '../../../support/duel.ts';
import { lastingSight, lastingStat } from '../../../support/lasting.ts';
import { withCp } from '../../../support/sides.ts';
import { gameOf } from '../../../../src/engine/systems/killTeams.ts';

const correct = (correction: Correction): Command => ({ type: 'correct', correction });
const still = () => play(battleOf([vex({ weapons: [countedRifle()], ammo: shots(3) }), cultist()]));
const HAND = { kind: 'hand', id: 'hand', name: 'hand' } as const;
const worse = lastingStat('vex', 'apl', -1, { id: 'e', source: HAND });

describe('corrections by hand', () => {
  it.each([
    [{ what: 'wounds', operative: 'vex', to: 5, credit: null }, { wounds: 5 }],
    [{ what: 'ammo', operative: 'vex', counter: 'rifle', left: 1, jammed: true }, { ammo: shots(1, true) }],
    [{ what: 'order', operative: 'vex', order: 'conceal' }, { order: 'conceal' }],
    [{ what: 'readiness', operative: 'vex', readiness: 'expended' }, { readiness: 'expended' }],
    [{ what: 'guard', operative: 'vex', on: true }, { guard: true }],
    [{ what: 'reanimations', operative: 'vex', to: 2 }, { reanimations: 2 }],
  ] satisfies [Correction, object][])('should set %o on an operative and log what was', (correction, after) => {
    const done = still().does(correct(correction));
    expect(done.operative('vex')).toMatchObject(after);
    expect(done.events[0]).toMatchObject({ type: 'corrected', correction });
  });

  it.each([
    [{ what: 'cp', side: 'retinue', to: 7 }, withCp(7)],
    [{ what: 'alert', to: 3 }, { alert: 3 }],
    [{ what: 'turn', to: 'enemy' }, { turn: 'enemy' }],
    [{ what: 'initiative', to: 'enemy' }, { initiative: 'enemy' }],
    [{ what: 'turningPoint', to: 3 }, { turningPoint: 3 }],
    [{ what: 'impose', lasting: worse }, { lasting: [worse] }],
  ] satisfies [Correction, object][])('should set %o of the battle', (correction, after) => {
    expect(still().does(correct(correction)).state).toMatchObject(after);
  });

  it.each([
    [{ what: 'wounds', operative: 'vex', to: 9, credit: null }, 'outOfBounds'],
    [{ what: 'wounds', operative: 'vex', to: -1, credit: null }, 'outOfBounds'],
    [{ what: 'wounds', operative: 'nobody', to: 1, credit: null }, 'unknownOperative'],
    [{ what: 'ammo', operative: 'vex', counter: 'rifle', left: 7, jammed: false }, 'outOfBounds'],
    [{ what: 'ammo', operative: 'vex', counter: 'bow', left: 1, jammed: false }, 'unknownWeapon'],
    [{ what: 'reanimations', operative: 'vex', to: 10 }, 'outOfBounds'],
    [{ what: 'cp', side: 'retinue', to: 100 }, 'outOfBounds'],
    [{ what: 'alert', to: 4 }, 'outOfBounds'],
    [{ what: 'turningPoint', to: -1 }, 'outOfBounds'],
    [{ what: 'ap', spent: 1 }, 'noActivation'],
    [{ what: 'impose', lasting: lastingStat('nobody', 'apl', -1) }, 'unknownOperative'],
    [{ what: 'lift', lasting: 'other' }, 'unknownLasting'],
    [{ what: 'damage', to: 1 }, 'noOpenAttack'],
    [{ what: 'die', pool: 'attack', die: 0, face: 6 }, 'noOpenAttack'],
  ] satisfies [Correction, string][])('should refuse %o', (correction, code) => {
    expect(still().refuses(correct(correction)).code).toBe(code);
  });

  it('should give AP back', () => {
    const acting = vexActs().does(correct({ what: 'ap', spent: 2 }));
    expect(apLeft(gameOf(acting.state))).toBe(0);
    expect(apLeft(gameOf(acting.does(correct({ what: 'ap', spent: 0 })).state))).toBe(2);
    expect(acting.refuses(correct({ what: 'ap', spent: 10 })).code).toBe('outOfBounds');
  });

  it('should lift what lasts, and nothing else', () => {
    const other = lastingStat('cultist', 'hit', -1);
    const worn = play(battleOf([vex(), cultist()], { lasting: [worse, other] }));
    expect(worn.does(correct({ what: 'lift', lasting: 'e' })).state.lasting).toEqual([other]);
    expect(worn.refuses(correct({ what: 'lift', lasting: 'gone' })).code).toBe('unknownLasting');
  });

  it('should impose what concerns everybody, and nothing twice', () => {
    const dark = lastingSight(6, { source: HAND });
    const imposed = still().does(correct({ what: 'impose', lasting: dark }));
    expect(imposed.state.lasting).toEqual([dark]);
    expect(imposed.refuses(correct({ what: 'impose', lasting: dark })).code).toBe('outOfBounds');
  });

  it('should put damage in the place of what the saves let through', () => {
    const shot = vexActs()
      .does(shoot())
      .answers([6, 6, 6, 6], [1, 1, 1])
      .does(correct({ what: 'damage', to: 2 }));
    expect(shot.answers('c0n0').operative('cultist').wounds).toBe(6);
  });

  it('should take down at 0 wounds and raise above, without counting', () => {
    const down = play(battleOf([vex(), vex({ id: 'other' }), cultist()])).does(
      correct({ what: 'wounds', operative: 'vex', to: 0, credit: null }),
    );
    expect(down.operative('vex')).toMatchObject({ down: true, wounds: 0 });
    const raised = down.does(correct({ what: 'wounds', operative: 'vex', to: 4, credit: null }));
    expect(raised.operative('vex')).toMatchObject({ down: false, reanimations: 0, wounds: 4, slain: false });
    const last = still().does(correct({ what: 'wounds', operative: 'vex', to: 0, credit: null }));
    expect(last.state.result).toMatchObject({ reason: 'retinueDown' });
  });

  const zero = (operative: string) => correct({ what: 'wounds', operative, to: 0, credit: null });
  const two = () => battleOf([vex(), pim(), cultist(), thug()]);

  it('should end the activation of whoever goes down in it, and pass the turn', () => {
    const down = play(two()).does(activate('vex')).does(zero('vex'));
    expect(down.told('activationEnded')).toMatchObject([{ operative: 'vex', kind: 'activation' }]);
    expect(down.state).toMatchObject({ activation: null, turn: 'enemy' });
    expect(down.refuses(act('dash')).code).toBe('noActivation');
    const other = play(two()).does(activate('vex')).does(zero('pim'));
    expect(other.state.activation).toMatchObject({ operative: 'vex' });
  });

  it('should end a counteraction so', () => {
    const done = two().operatives.map((each) =>
      each.side === 'retinue' ? { ...each, readiness: 'expended' as const } : each,
    );
    const counter = play({ ...two(), operatives: done }).does({ type: 'counteract', operative: 'vex' });
    expect(counter.state.activation).toMatchObject({ operative: 'vex', kind: 'counteract' });
    expect(counter.does(zero('vex')).state).toMatchObject({ activation: null, turn: 'enemy' });
  });

  it('should end the interrupt of a guard that goes down in it, and leave the activation to whoever acts', () => {
    const guarded = { ...two(), turn: 'enemy', operatives: [vex({ guard: true }), pim(), cultist(), thug()] };
    const interrupt = play(guarded).does(activate('cultist')).does(act('dash')).answers('vex');
    expect(interrupt.state.interrupt).toMatchObject({ operative: 'vex' });
    const down = interrupt.does(zero('vex'));
    expect(down.state).toMatchObject({ interrupt: null, activation: { operative: 'cultist' } });
  });

  it('should leave an attack in hand to be finished first', () => {
    const midway = play(two()).does(activate('vex')).does(shoot('cultist')).answers([6, 6, 6, 6]).does(zero('vex'));
    expect(midway.told('activationEnded')).toEqual([]);
    expect(midway.midway.activation).toMatchObject({ operative: 'vex' });
    expect(midway.answers([1, 1, 1], 'c0n0').state.activation).toBeNull();
  });

  it('should add somebody once', () => {
    const added = still().does({ type: 'addOperative', operative: cultist({ id: 'late' }) });
    expect(added.operative('late').side).toBe('enemy');
    expect(added.refuses({ type: 'addOperative', operative: cultist({ id: 'late' }) }).code).toBe('outOfBounds');
    expect(added.refuses({ type: 'addOperative', operative: cultist({ id: 'x', apl: -1 }) }).code).toBe('outOfBounds');
  });

  it('should change settings that are settings', () => {
    const settings = settingsWith({ difficulty: 'hard' });
    expect(still().does({ type: 'changeSettings', settings }).state.settings.difficulty).toBe('hard');
    const wrong = { ...settings, parameters: { ...settings.parameters, startingCp: 0.5 } };
    expect(still().refuses({ type: 'changeSettings', settings: wrong }).code).toBe('outOfBounds');
  });
});
