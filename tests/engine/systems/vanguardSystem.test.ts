import { describe, expect, it } from 'vitest';
import { seededFaces } from '../../../src/engine/dice/seededDice.ts';
import { vanguard } from '../../../src/engine/systems/vanguardSystem.ts';
import { answerFor } from '../../../src/state/answer/diceSource.ts';
import { battleOf, model, settings, setUpBattle } from '../../support/vanguardBattle.ts';
import { attack, Play } from '../../support/vanguardPlay.ts';

const bands = [model('a1'), model('b1', { wn: 4, invulnerable: [5] })];
const screen = { ...settings, dice: { A: 'screen', B: 'screen' } } as const;
const shooting = (change: Parameters<typeof battleOf>[1] = {}): Play =>
  new Play(battleOf(bands, change)).activates('a1').says(attack('rifle', 3, 'b1'));

describe('Vanguard as a system', () => {
  it('should save its states and open no others', () => {
    const state = setUpBattle(bands);
    expect(vanguard.saved.safeParse(JSON.parse(JSON.stringify(state))).success).toBe(true);
    expect(vanguard.saved.safeParse({ ...state, ruleset: 'chess' }).success).toBe(false);
    expect(vanguard.saved.safeParse({ ...state, more: 1 }).success).toBe(false);
  });

  it('should say what the hands do first', () => {
    expect(vanguard.setUp(setUpBattle(bands)).map(({ kind }) => kind)).toEqual(['terrain', 'scenario', 'edges']);
  });

  it('should show the same state by the same view', () => {
    const state = setUpBattle(bands);
    expect(vanguard.view(state)).toBe(vanguard.view(state));
  });

  it('should roll by itself what sixes bring on the screen, and nothing before', () => {
    const play = shooting({ settings: screen });
    expect(vanguard.byItself(play.state, play.asked)).toBe(null);
    play.rolls(6, 1, 1);
    expect(vanguard.byItself(play.state, play.asked)).toEqual({ kind: 'answer', advised: false });
    const table = shooting().rolls(6, 1, 1);
    expect(vanguard.byItself(table.state, table.asked)).toBe(null);
  });

  it('should choose armour by itself only when it does all it can', () => {
    const asked = shooting().rolls(4, 1, 1);
    expect(vanguard.byItself(asked.state, asked.asked)).toBe(null);
    const automation = { attack: 'full', enemy: 'full' } as const;
    const full = shooting({ settings: { ...settings, automation } }).rolls(4, 1, 1);
    expect(vanguard.byItself(full.state, full.asked)).toEqual({ kind: 'answer', advised: true });
  });

  it('should come to the same events with typed dice as with the dice of its seed', () => {
    const drawn = shooting({ settings: screen });
    const typed = shooting();
    for (let count = 0; count < 8 && drawn.asked?.kind === 'roll'; count += 1) {
      const { asked } = drawn;
      typed.rolls(...seededFaces('seed', asked.id, { count: asked.count, sides: 6 }));
      drawn.answers(answerFor(drawn.state, asked));
    }
    expect(typed.events).toEqual(drawn.events);
  });

  it('should say who is to act or to answer', () => {
    const play = shooting();
    expect(vanguard.sideToAct(play.state, play.asked)).toBe('A');
    play.rolls(4, 1, 1);
    expect(vanguard.sideToAct(play.state, play.asked)).toBe('B');
    expect(vanguard.sideToAct(play.says({ type: 'endBattle' }).state, null)).toBe(null);
  });

  it('should say how it stands', () => {
    expect(vanguard.standing(shooting().state)).toMatchObject({
      mission: 'Gather',
      turningPoint: 1,
      operatives: 2,
      ledger: {
        turn: 'A',
        turningPoints: 5,
        counts: 'rounds',
        acting: { name: 'A1' },
        operatives: [{ wounds: 2 }, { wounds: 4 }],
      },
    });
  });
});
