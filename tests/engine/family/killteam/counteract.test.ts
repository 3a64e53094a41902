import { describe, expect, it } from 'vitest';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import { evolve } from '../../../support/fold.ts';
import { noNpo } from '../../../../src/engine/plugins/npo/state.ts';
import { act, activate, END, OVERRIDE, play, shoot } from '../../../support/decide.ts';
import { battleOf, cultist, pim, thug, vex } from '../../../support/duel.ts';

const DONE = { readiness: 'expended' } as const;
const counter = (operative = 'vex'): Command => ({ type: 'counteract', operative });
const PASS: Command = { type: 'passCounteract' };
const due = (me: Parameters<typeof vex>[0] = {}) => play(battleOf([vex({ ...DONE, ...me }), cultist(), thug()]));
const miss = [[1, 1, 1, 1], 'c0n0'] as const;

describe('counteracting', () => {
  it('[A-43] should let an expended operative on Engage do one 1 AP action, free', () => {
    const shot = due()
      .does(counter())
      .does(shoot())
      .answers(...miss);
    expect(shot.told('actionPerformed')[0]).toMatchObject({ via: 'counteract', ap: 0 });
    expect(shot.operative('vex')).toMatchObject({ readiness: 'expended', counteracted: true });
    expect(shot.refuses(act('dash')).code).toBe('oneActionOnly');
    expect(shot.does(END).state.turn).toBe('enemy');
  });

  it('[A-43] should wait until all of the retinue are expended and it is their turn', () => {
    const ready = play(battleOf([vex(DONE), pim(), cultist()]));
    expect(ready.refuses(counter()).code).toBe('friendsReady');
    const enemys = play(battleOf([vex(DONE), cultist(), thug()], { turn: 'enemy' }));
    expect(enemys.refuses(counter()).code).toBe('notYourTurn');
    expect(due({ readiness: 'ready' }).refuses(counter()).code).toBe('friendsReady');
  });

  it('[A-43] should come once per turning point, again with the next', () => {
    const once = due().does(counter()).does(END).does(activate('cultist')).does(END);
    expect(once.state).toMatchObject({ turn: 'enemy' });
    expect(once.refuses(counter()).code).toBe('notYourTurn');
    const next = once.does(activate('thug')).does(END).does({ type: 'nextTurningPoint' }).answers([6]);
    expect(next.operative('vex').counteracted).toBe(false);
  });

  it('[A-43] should not cost more than 1 AP', () => {
    const back = play(battleOf([vex(DONE), cultist(), thug()], { engagement: [['vex', 'cultist']] })).does(counter());
    expect(back.refuses(act('fallBack'))).toMatchObject({ code: 'notEnoughAp', params: { needed: 2, left: 1 } });
    expect(due().does(counter()).does(act('reposition')).state.activation?.done).toEqual(['reposition']);
  });

  it('[A-43] may be passed, and is offered again after the next enemy', () => {
    const passed = due().does(PASS);
    expect(passed.state).toMatchObject({ turn: 'enemy', counteractPassed: true });
    expect(passed.refuses(PASS).code).toBe('nothingToPass');
    const again = passed.does(activate('cultist')).does(END);
    expect(again.state.turn).toBe('retinue');
    expect(again.does(counter()).state.activation?.kind).toBe('counteract');
  });

  it('[A-43] should be passed by activating an enemy', () => {
    expect(due().does(activate('cultist')).told('counteractPassed')).toHaveLength(1);
  });

  it('should stay passed while no enemy acts, as old logs have it, but not where enemies counteract', () => {
    const began = { type: 'activated', operative: 'pim', order: 'engage', kind: 'activation' } as const;
    const passed = { ...battleOf([vex(DONE), pim(), cultist()]), counteractPassed: true };
    expect(evolve(passed, began).counteractPassed).toBe(true);
    const npo = { ...noNpo(0), counteract: true };
    expect(evolve({ ...passed, npo }, began).counteractPassed).toBe(false);
    const byHand = { ...began, operative: 'cultist', kind: 'counteract' } as const;
    expect(evolve(passed, byHand).counteractPassed).toBe(false);
  });

  it('should not be for strangers and enemies, unless the table says so', () => {
    expect(due().refuses(counter('nobody')).code).toBe('unknownOperative');
    expect(due().refuses(counter('cultist')).code).toBe('notRetinue');
    const forced = due().does({ ...counter('cultist'), ...OVERRIDE });
    expect(forced.told('overridden')[0]?.code).toBe('notRetinue');
    expect(forced.state.activation).toMatchObject({ operative: 'cultist', kind: 'counteract' });
  });

  it('[T09] should be offered on Engage, not yet counteracted, with an enemy ready', () => {
    expect(due().does(counter()).state.activation).toMatchObject({ operative: 'vex', kind: 'counteract' });
    expect(due({ order: 'conceal' }).refuses(counter()).code).toBe('concealed');
    expect(due({ counteracted: true }).refuses(counter()).code).toBe('alreadyCounteracted');
  });

  it('[T09] should not be offered when all enemies are expended: the turning point ends', () => {
    const last = play(battleOf([vex(DONE), cultist()], { turn: 'enemy' }))
      .does(activate('cultist'))
      .does(END);
    expect(last.state.phase).toBe('turningPointOver');
    expect(last.refuses(counter()).code).toBe('wrongPhase');
  });
});
