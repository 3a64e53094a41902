import { describe, expect, it } from 'vitest';
import { battleOf, model } from '../../../../support/vanguardBattle.ts';
import { Play, walk } from '../../../../support/vanguardPlay.ts';

type State = Parameters<typeof battleOf>[1];

const ended = (models = [model('a1'), model('a2'), model('b1')], more: State = {}): Play =>
  new Play(battleOf(models, { step: 'end', turn: null, ...more }));
const points = (play: Play) => play.state.sides.map((side) => side.points);

describe('objectives', () => {
  it('[V-85] should be held by a model in contact', () => {
    const play = ended().says({ type: 'score', contact: { centre: ['a1'] } });
    expect(play.last('scored')).toMatchObject({ held: { centre: 'A', nearA: null, nearB: null } });
  });

  it('[V-85] should not be held by whoever lies, is engaged, or has an enemy in contact, lying too', () => {
    const lying = ended([model('a1', { down: true }), model('b1')]);
    expect(points(lying.says({ type: 'score', contact: { centre: ['a1'] } }))).toEqual([0, 0]);
    const engaged = ended([model('a1'), model('b1')], { engagement: [['a1', 'b1']] });
    expect(points(engaged.says({ type: 'score', contact: { centre: ['a1'] } }))).toEqual([0, 0]);
    const beside = ended([model('a1'), model('b1', { down: true })]);
    expect(points(beside.says({ type: 'score', contact: { centre: ['a1', 'b1'] } }))).toEqual([0, 0]);
  });

  it('[V-86] should be worth 3 in the centre, 1 near its own zone, 2 near the enemy, added up each round', () => {
    const play = ended().says({ type: 'score', contact: { centre: ['a1'], nearB: ['a2'], nearA: ['b1'] } });
    expect(points(play)).toEqual([5, 2]);
    expect(play.state.score).toMatchObject([{ round: 1, points: { A: 5, B: 2 } }]);
  });

  it('[V-86] should not count a round twice when it is told again', () => {
    const play = ended().says(
      { type: 'score', contact: { centre: ['a1'] } },
      { type: 'score', contact: { nearA: ['a1'] } },
    );
    expect(points(play)).toEqual([1, 0]);
  });

  it('[V-85] should keep who touched it until that model moves', () => {
    const told = ended().says({ type: 'score', contact: { centre: ['a1'], nearB: ['a2'] } });
    expect(told.state.touching).toEqual({ centre: ['a1'], nearB: ['a2'] });
    const walked = new Play({ ...told.state, step: 'turns', turn: 'A' }).activates('a1').says(walk());
    expect(walked.state.touching).toEqual({ centre: [], nearB: ['a2'] });
  });

  it('should be counted at the end of a round only, of objectives and models that there are', () => {
    expect(ended().refuses({ type: 'score', contact: { moon: ['a1'] } })).toBe('unknownObjective');
    expect(ended().refuses({ type: 'score', contact: { centre: ['c1'] } })).toBe('outOfPlay');
    const early = new Play(battleOf([model('a1'), model('b1')]));
    expect(early.refuses({ type: 'score', contact: {} })).toBe('wrongPhase');
  });

  it('should be a draw when both have as many points', () => {
    const play = ended(undefined, { round: 5 }).says({ type: 'endBattle' });
    expect(play.state.result).toMatchObject({ winner: null, reason: 'ended' });
    expect(play.says({ type: 'resumeBattle' }).state.result).toBe(null);
  });
});
