import { describe, expect, it } from 'vitest';
import type { Command, Correction } from '../../../../../src/engine/family/vanguard/model/command.ts';
import { battleOf, model, settings } from '../../../../support/vanguardBattle.ts';
import { attack, Play } from '../../../../support/vanguardPlay.ts';

const play = (): Play => new Play(battleOf([model('a1'), model('a2'), model('b1')]));
const correct = (correction: Correction): Command => ({ type: 'correct', correction });

describe('what is set by hand', () => {
  it('should set anything that the table says, with what it was before', () => {
    const set = play().says(
      correct({ what: 'wounds', model: 'a1', value: 1 }),
      correct({ what: 'fatigued', model: 'a1', value: true }),
      correct({ what: 'engaged', pair: ['b1', 'a1'], value: true }),
      correct({ what: 'cp', side: 'A', value: 7 }),
      correct({ what: 'turn', side: 'B' }),
      correct({ what: 'round', value: 6 }),
    );
    expect(set.model('a1')).toMatchObject({ wounds: 1, fatigued: true });
    expect(set.state).toMatchObject({ engagement: [['a1', 'b1']], turn: 'B', round: 6, lastRound: 6 });
    expect(set.all('corrected')[0]).toMatchObject({ from: 2 });
  });

  it('should put a model out of play and back in', () => {
    const out = play().says(correct({ what: 'engaged', pair: ['a1', 'b1'], value: true }));
    out.says(correct({ what: 'inPlay', model: 'a1', value: false }));
    expect(out.model('a1')).toMatchObject({ inPlay: false, wounds: 0 });
    expect(out.state.engagement).toEqual([]);
    out.says(correct({ what: 'inPlay', model: 'a1', value: true }));
    expect(out.model('a1')).toMatchObject({ inPlay: true, wounds: 1 });
  });

  it('should end an activation whose model is taken off', () => {
    const off = play()
      .activates('a1')
      .says(correct({ what: 'inPlay', model: 'a1', value: false }));
    expect(off.state).toMatchObject({ activation: null, turn: 'B' });
  });

  it.each<[Correction, string]>([
    [{ what: 'wounds', model: 'a1', value: 9 }, 'outOfBounds'],
    [{ what: 'wounds', model: 'z', value: 1 }, 'unknownModel'],
    [{ what: 'cp', side: 'A', value: -1 }, 'outOfBounds'],
    [{ what: 'cp', side: 'C', value: 1 }, 'unknownSide'],
    [{ what: 'points', side: 'A', value: 0.5 }, 'outOfBounds'],
    [{ what: 'round', value: 0 }, 'outOfBounds'],
    [{ what: 'engaged', pair: ['a1', 'a2'], value: true }, 'ownSide'],
  ])('should refuse %o: %s', (correction, code) => {
    expect(play().refuses(correct(correction))).toBe(code);
  });

  it('should give models to players, names to players, and other settings', () => {
    const named = play().says(
      { type: 'assign', model: 'a1', owner: 'p1' },
      { type: 'renamePlayer', player: 'p1', name: 'Ada', mark: 'D' },
      { type: 'changeSettings', settings: { ...settings, dice: { A: 'screen', B: 'table' } } },
    );
    expect(named.model('a1').owner).toBe('p1');
    expect(named.state.players[0]).toMatchObject({ name: 'Ada', mark: 'D' });
    expect(named.state.settings.dice).toEqual({ A: 'screen', B: 'table' });
  });

  it('should refuse players and settings that there are not, and commands of another version', () => {
    expect(play().refuses({ type: 'assign', model: 'a1', owner: 'p9' })).toBe('notAnOption');
    expect(play().refuses({ type: 'changeSettings', settings: {} as typeof settings })).toBe('outOfBounds');
    expect(play().refuses({ type: 'dance' } as unknown as Command)).toBe('unknownCommand');
    expect(play().refuses({ type: 'constructor' } as unknown as Command)).toBe('unknownCommand');
  });

  it('should refuse answers to nothing, acts of nobody, and acts while something is asked', () => {
    const answer = { kind: 'faces', faces: [1] } as const;
    expect(play().refuses({ type: 'answer', requestId: 'x', answer })).toBe('noRequest');
    expect(play().refuses({ type: 'endActivation' })).toBe('notActive');
    expect(play().refuses({ type: 'act', action: 'aim', push: false })).toBe('notActive');
    const asked = play()
      .activates('a1')
      .says(attack('rifle', 3, 'b1'));
    expect(asked.refuses({ type: 'act', action: 'aim', push: false })).toBe('requestPending');
    expect(asked.refuses({ type: 'endActivation' })).toBe('requestPending');
    expect(asked.refuses({ type: 'overrideWounds', wounds: -1 })).toBe('outOfBounds');
  });
});
