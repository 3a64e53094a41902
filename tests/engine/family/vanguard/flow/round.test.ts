import { describe, expect, it } from 'vitest';
import { battleOf, model, scenario, setUpBattle, withCp } from '../../../../support/vanguardBattle.ts';
import { Play } from '../../../../support/vanguardPlay.ts';

const bands = [model('a1', { cp: 2 }), model('a2'), model('b1', { cp: 1 })];
const begun = (): Play => new Play(setUpBattle(bands)).says({ type: 'startBattle' });

/** Both have done all; `first` says so first. */
function played(first: 'A' | 'B', state: Parameters<typeof battleOf>[1] = {}): Play {
  const done = battleOf([model('a1', { activated: true }), model('b1', { activated: true })], {
    turn: first,
    ...state,
  });
  return new Play(done).says({ type: 'finish' }, { type: 'finish' });
}

describe('deployment', () => {
  it('[V-80] should have the highest set up first, then one by one in turn', () => {
    const play = begun();
    expect(play.open).toBe('rollOff 1');
    play.rolls(2).rolls(5).picks('own');
    expect(play.state.turn).toBe('B');
    play.says({ type: 'place', model: 'b1' });
    expect(play.state.turn).toBe('A');
    play.says({ type: 'place', model: 'a2' }, { type: 'place', model: 'a1' });
    expect(play.state.step).toBe('start');
    expect(play.model('a2')).toMatchObject({ placed: true, inPlay: true });
  });

  it('[V-80] should let the highest choose its side of the table: edges, objectives and points go with it', () => {
    const play = begun().rolls(2).rolls(5);
    expect(play.asked).toMatchObject({ question: 'tableSide', side: 'B', usual: 'own' });
    expect(play.asked).toMatchObject({ options: [{ params: { edge: 'north' } }, { params: { edge: 'south' } }] });
    play.picks('other');
    expect(play.last('edgeTaken')).toMatchObject({ side: 'B', swapped: true, edges: ['south'] });
    expect(play.state).toMatchObject({ turn: 'B', tasks: [], step: 'deploy' });
    const { edges, objectives } = play.state.scenario;
    expect(edges).toEqual({ A: ['north'], B: ['south'] });
    expect(objectives.map(({ id, near, worth }) => [id, near, worth])).toEqual([
      ['centre', null, { A: 3, B: 3 }],
      ['nearA', 'B', { A: 2, B: 1 }],
      ['nearB', 'A', { A: 1, B: 2 }],
    ]);
  });

  it('[V-80] should not change anything when the winner stays, nor ask before the first turn', () => {
    const play = begun().rolls(5).rolls(2);
    expect(play.refuses({ type: 'place', model: 'a1' })).toBe('busy');
    expect(play.picks('own').state.scenario).toEqual(scenario);
    play.says({ type: 'place', model: 'a1' }, { type: 'place', model: 'b1' }, { type: 'place', model: 'a2' });
    expect(play.rolls(4).rolls(1).open).toBe(null);
  });

  it('[V-80] should not let the other side set up, nor anybody twice, nor before the roll', () => {
    const play = begun();
    expect(play.refuses({ type: 'place', model: 'a1' })).toBe('busy');
    play.rolls(5).rolls(2).picks('own');
    expect(play.refuses({ type: 'place', model: 'b1' })).toBe('notYourTurn');
    play.says({ type: 'place', model: 'a1' }, { type: 'place', model: 'b1' });
    expect(play.refuses({ type: 'place', model: 'a1' })).toBe('placed');
  });

  it('should not begin without an edge to fall back to, or without models', () => {
    const edgeless = { ...scenario, edges: { A: ['south'], B: [] } };
    expect(new Play(setUpBattle(bands, { scenario: edgeless })).refuses({ type: 'startBattle' })).toBe('noEdge');
    expect(new Play(setUpBattle([model('a1')])).refuses({ type: 'startBattle' })).toBe('noModels');
  });
});

describe('the start of a round', () => {
  const placed = (): Play => {
    const play = begun().rolls(6).rolls(1).picks('own');
    return play.says({ type: 'place', model: 'a1' }, { type: 'place', model: 'b1' }, { type: 'place', model: 'a2' });
  };

  it('[V-14] should roll again on a tie, the highest goes first in the first round', () => {
    const play = placed();
    expect(play.open).toBe('rollOff 1');
    play.rolls(4).rolls(4);
    expect(play.open).toBe('rollOff 1');
    expect(play.state.tasks.at(-1)).toMatchObject({ kind: 'rollOff', faces: {}, tied: 4 });
    play.rolls(1).rolls(3).says({ type: 'startRound' });
    expect(play.state.turn).toBe('B');
  });

  it('[V-14] should not roll in later rounds: whoever finished first begins', () => {
    const play = played('B').says({ type: 'score', contact: {} }, { type: 'endRound' });
    expect(play.open).toBe(null);
    expect(play.says({ type: 'startRound' }).state).toMatchObject({ round: 2, turn: 'B' });
  });

  it('[V-15] should give 2 CP and those of models in play', () => {
    const play = placed().rolls(2).rolls(1).says({ type: 'startRound' });
    expect([play.cp('A'), play.cp('B')]).toEqual([4, 3]);
  });

  it('[V-15] should not count CP of models out of play', () => {
    const state = battleOf([model('a1', { cp: 2, wounds: 0 }), model('a2'), model('b1')], { step: 'start' });
    expect(new Play(state).says({ type: 'startRound' }).cp('A')).toBe(2);
  });

  it('[V-16] should give the smaller side as many pass tokens as it has fewer models', () => {
    const play = placed().rolls(2).rolls(1).says({ type: 'startRound' });
    expect(play.state.sides.map(({ tokens }) => tokens)).toEqual([0, 1]);
  });

  it('[V-16] should give no tokens to sides of one size', () => {
    const state = battleOf([model('a1'), model('b1')], { step: 'start' });
    const { sides } = new Play(state).says({ type: 'startRound' }).state;
    expect(sides.map(({ tokens }) => tokens)).toEqual([0, 0]);
  });

  it('[V-68] should note at the start of a round that fewer than half are left', () => {
    const three = [model('a1'), model('a2', { wounds: 0 }), model('a3', { wounds: 0 }), model('b1')];
    const play = new Play(battleOf(three, { step: 'start' })).says({ type: 'startRound' });
    expect(play.state.sides.map(({ broken }) => broken)).toEqual([true, false]);
  });

  it('[V-68] should not break a side of which half is left, nor within a round', () => {
    const half = [model('a1'), model('a2', { wounds: 0 }), model('b1', { attacks: [] })];
    const play = new Play(battleOf(half, { step: 'start' })).says({ type: 'startRound' });
    play.says({ type: 'hurt', model: 'a1', hits: 0, ap: 0, mortal: 3, cause: 'other' }).rolls(6);
    expect(play.state.sides[0].broken).toBe(false);
  });
});

describe('turns', () => {
  const two = () => battleOf([model('a1'), model('a2'), model('b1'), model('b2')]);

  it('[V-17] should go to the other side after an activation or a pass token', () => {
    const play = new Play(two()).activates('a1').ends();
    expect(play.state.turn).toBe('B');
    play.says({ type: 'correct', correction: { what: 'tokens', side: 'B', value: 1 } }, { type: 'passToken' });
    expect(play.state.turn).toBe('A');
    expect(play.state.sides[1].tokens).toBe(0);
  });

  it('[V-17] should not go on out of turn, by a token that nobody has, or before all have acted', () => {
    const play = new Play(two());
    expect(play.refuses({ type: 'activate', model: 'b1', again: false, followUp: false })).toBe('notYourTurn');
    expect(play.refuses({ type: 'passToken' })).toBe('noTokens');
    expect(play.refuses({ type: 'finish' })).toBe('notAllActivated');
  });

  it('[V-17] should leave the rest of the round to the other side once one has finished', () => {
    const state = battleOf([model('a1', { activated: true }), model('b1'), model('b2')]);
    const play = new Play(withCp(state, 3, 0)).says({ type: 'finish' }).activates('b1').ends();
    expect(play.state).toMatchObject({ turn: 'B', firstFinished: 'A' });
    expect(play.refuses({ type: 'activate', model: 'a1', again: true, followUp: false })).toBe('finished');
  });

  it('[V-18] should have every model act before its side has finished', () => {
    const play = new Play(battleOf([model('a1'), model('b1', { activated: true })]));
    expect(play.refuses({ type: 'finish' })).toBe('notAllActivated');
    play.activates('a1').ends().says({ type: 'finish' }, { type: 'finish' });
    expect(play.state.step).toBe('end');
  });

  it('[V-18] should not activate anybody twice, nor two at once', () => {
    const play = new Play(two()).activates('a1');
    expect(play.refuses({ type: 'activate', model: 'a2', again: false, followUp: false })).toBe('busy');
    play.ends().activates('b1').ends();
    expect(play.refuses({ type: 'activate', model: 'a1', again: false, followUp: false })).toBe('activated');
  });

  it('[V-82] should let the other side play on when one is wiped out, which has finished first', () => {
    const play = new Play(battleOf([model('a1'), model('a2'), model('b1', { wn: 1, down: true })]));
    play.activates('a1').says({ type: 'hurt', model: 'b1', hits: 0, ap: 0, mortal: 1, cause: 'other' });
    play.ends();
    expect(play.last('sideFinished')).toMatchObject({ side: 'B', first: true, byItself: true });
    expect(play.state.turn).toBe('A');
    play.activates('a2').ends().says({ type: 'finish' });
    expect(play.state.step).toBe('end');
  });

  it('[V-82] should not end the battle with the last model of a side', () => {
    const play = new Play(battleOf([model('a1'), model('b1', { down: true })]));
    play.says({ type: 'hurt', model: 'b1', hits: 0, ap: 0, mortal: 2, cause: 'other' });
    expect(play.state.result).toBe(null);
    expect(play.refuses({ type: 'endRound' })).toBe('wrongPhase');
  });
});

describe('the end of a round', () => {
  it('[V-19] should clear fatigue for CP first, then counters, then the CP that are left', () => {
    const play = played('A');
    play.says({ type: 'correct', correction: { what: 'fatigued', model: 'a1', value: true } });
    play.says({ type: 'correct', correction: { what: 'cp', side: 'A', value: 2 } });
    play.says({ type: 'correct', correction: { what: 'tokens', side: 'B', value: 2 } });
    play.says({ type: 'clearFatigue', model: 'a1' }, { type: 'score', contact: {} }, { type: 'endRound' });
    expect(play.model('a1')).toMatchObject({ activated: false, fatigued: false });
    expect(play.state.sides.map(({ cp, tokens }) => [cp, tokens])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('[V-19] should not come before both have finished, nor take fatigue away for nothing', () => {
    const state = battleOf([model('a1', { activated: true, fatigued: true }), model('b1', { activated: true })]);
    const play = new Play(state).says({ type: 'finish' });
    expect(play.refuses({ type: 'endRound' })).toBe('wrongPhase');
    play.says({ type: 'finish' });
    expect(play.refuses({ type: 'endRound' })).toBe('notScored');
    play.says({ type: 'score', contact: {} }, { type: 'endRound' });
    expect(play.model('a1')).toMatchObject({ activated: false, fatigued: true });
  });

  it('[V-33] should clear the fatigue of any number of models for 1 CP each', () => {
    const tired = { activated: true, fatigued: true };
    const state = battleOf([model('a1', tired), model('a2', tired), model('b1')], { step: 'end', turn: null });
    const play = new Play(withCp(state, 2, 0)).says({ type: 'clearFatigue', model: 'a1' });
    play.says({ type: 'clearFatigue', model: 'a2' });
    expect([play.model('a1').fatigued, play.model('a2').fatigued, play.cp('A')]).toEqual([false, false, 0]);
  });

  it('[V-33] should not clear without CP, without fatigue, or within the turns', () => {
    const tired = { activated: true, fatigued: true };
    const state = battleOf([model('a1', tired), model('a2'), model('b1')], { step: 'end', turn: null });
    const play = new Play(state);
    expect(play.refuses({ type: 'clearFatigue', model: 'a1' })).toBe('noCp');
    expect(play.refuses({ type: 'clearFatigue', model: 'a2' })).toBe('notFatigued');
    expect(new Play({ ...state, step: 'turns' }).refuses({ type: 'clearFatigue', model: 'a1' })).toBe('wrongPhase');
  });

  it('[V-81] should ask whoever finished first for the end die after the fifth round: 4 brings one more, then it is over', () => {
    const play = played('B', { round: 5 }).says({ type: 'score', contact: {} }, { type: 'endRound' });
    expect([play.open, play.asked?.side]).toEqual(['endDie 1', 'B']);
    play.rolls(4);
    expect(play.state).toMatchObject({ round: 6, step: 'start', lastRound: 6 });
    play.says({ type: 'startRound' });
    for (const id of ['b1', 'a1']) play.activates(id).ends();
    play.says({ type: 'finish' }, { type: 'finish' }, { type: 'score', contact: {} }, { type: 'endRound' });
    expect(play.state).toMatchObject({ step: 'over', result: { winner: null, reason: 'played', round: 6 } });
  });

  it('[V-81] should not go on after a 3, nor roll after the fourth round', () => {
    const over = played('A', { round: 5 }).says({ type: 'score', contact: {} }, { type: 'endRound' }).rolls(3);
    expect(over.state.step).toBe('over');
    expect(over.refuses({ type: 'startRound' })).toBe('battleOver');
    const fourth = played('A', { round: 4 }).says({ type: 'score', contact: {} }, { type: 'endRound' });
    expect(fourth.state).toMatchObject({ step: 'start', round: 5 });
  });

  it('[V-83] should be as long as the scenario says, no die without one', () => {
    const short = { ...scenario, rounds: 2, endDie: null };
    const play = played('A', { round: 2, lastRound: 2, scenario: short });
    expect(play.says({ type: 'score', contact: {} }, { type: 'endRound' }).state.step).toBe('over');
  });
});
