import { describe, expect, it } from 'vitest';
import type { Command, Correction } from '../../../../../src/engine/family/vanguard/model/command.ts';
import { battleOf, model, settings, setUpBattle } from '../../../../support/vanguardBattle.ts';
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

  it('[V-14] [V-17] should go on with the other side when the side whose turn it is has finished by hand', () => {
    const done = play().says(correct({ what: 'finished', side: 'A', value: true }));
    expect(done.state).toMatchObject({ turn: 'B', firstFinished: 'A', step: 'turns' });
    expect(done.activates('b1').ends().says({ type: 'finish' }).state).toMatchObject({
      step: 'end',
      firstFinished: 'A',
    });
    const not = play().says(
      correct({ what: 'finished', side: 'A', value: true }),
      correct({ what: 'finished', side: 'A', value: false }),
    );
    expect(not.state).toMatchObject({ turn: 'B', firstFinished: null });
  });

  it('[V-80] should put on the table whoever is set up by hand, and let the other side go on', () => {
    const deploys = new Play(setUpBattle([model('a1'), model('b1')], { step: 'deploy', turn: 'A' }));
    deploys.says(correct({ what: 'placed', model: 'a1', value: true }));
    expect(deploys.model('a1')).toMatchObject({ placed: true, inPlay: true, wounds: 2 });
    expect(deploys.state.turn).toBe('B');
    deploys.says(correct({ what: 'placed', model: 'a1', value: false }));
    expect(deploys.model('a1')).toMatchObject({ placed: false, inPlay: false, wounds: 2 });
    deploys.says(correct({ what: 'placed', model: 'a1', value: true }), { type: 'place', model: 'b1' });
    expect(deploys.state.step).toBe('start');
  });

  it('[V-81] should leave the last round to the scenario again when the round is set back', () => {
    const back = play().says(correct({ what: 'round', value: 6 }), correct({ what: 'round', value: 5 }));
    expect(back.state).toMatchObject({ round: 5, lastRound: 5 });
  });

  it('should not ask for the recovery of whoever is taken off meanwhile', () => {
    const off = play()
      .activates('a1')
      .says(attack('rifle', 3, 'b1'))
      .rolls(4, 4, 1)
      .rolls(1, 1);
    expect(off.open).toBe('recovery 1');
    off.says(correct({ what: 'inPlay', model: 'b1', value: false }));
    expect(off.open).toBe(null);
    expect(off.state.tasks).toEqual([]);
  });

  it('[V-86] should name the winner by points that are set after the end', () => {
    const over = play().says({ type: 'endBattle' }, correct({ what: 'points', side: 'B', value: 4 }));
    expect(over.state.result).toMatchObject({ winner: 'B', points: { A: 0, B: 4 } });
  });

  it.each<[string, object]>([
    ['a fall without end', { type: 'fallBack', edge: 1, left: [], fall: Infinity }],
    ['a million hits', { type: 'hurt', model: 'b1', hits: 1e6, ap: 0, mortal: 0 }],
    ['what nobody can correct', { type: 'correct', correction: { what: 'bogus' } }],
    ['a word for yes', { type: 'correct', correction: { what: 'down', model: 'a1', value: 'yes' } }],
    ['an act of another game', { type: 'act', action: 'dance', push: false }],
    ['a move without its end', { type: 'act', action: 'walk', push: false }],
    ['a fall from a cloud', { type: 'act', action: 'walk', push: false, moved: { engages: [], left: [], fall: 1e6 } }],
    ['facts of another game', { type: 'setFacts', model: 'b1', facts: { nonsense: 3 } }],
    ['a bare word', { type: 'score' }],
  ])('should refuse %s without a word to the rules', (_, command) => {
    const acts = play().activates('a1');
    expect(acts.refuses(command as unknown as Command)).toBe('outOfBounds');
  });

  it('[V-53] should refuse dice that are cut in two, and facts that are none', () => {
    const acts = play().activates('a1');
    expect(acts.refuses(attack('rifle', 1.5, 'b1'))).toBe('outOfBounds');
    expect(acts.refuses(attack('rifle', 3, 'b1', { facts: { far: 'yes' as unknown as boolean } }))).toBe('outOfBounds');
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
