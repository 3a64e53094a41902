import { describe, expect, it } from 'vitest';
import { judgeMove, type Move } from '../../../../../../src/engine/family/vanguard/rules/moving/judgeMove.ts';

const walk: Move = {
  action: 'walk',
  sp: 5,
  path: [{ kind: 'open', inches: 5 }],
  engaged: false,
  inSight: true,
  throughModel: false,
  offTable: false,
  midClimb: false,
  actionLeft: false,
  engagesTarget: false,
};
const far = (inches: number): Partial<Move> => ({ path: [{ kind: 'open', inches }] });
const why = (facts: Partial<Move>) => judgeMove({ ...walk, ...facts }).why;

describe('a move', () => {
  it('[V-38] should go as far as its action lets it', () => {
    expect(judgeMove(walk)).toEqual({ budget: 5, cost: 5, why: null, freeAttack: false });
    expect(judgeMove({ ...walk, ...far(10), action: 'run' }).why).toBeNull();
  });

  it('[V-38] should not go through models or over the edge', () => {
    expect(why({ throughModel: true })).toBe('throughModel');
    expect(why({ offTable: true })).toBe('offTable');
  });

  it('[V-24] should not go further than SP in a Walk', () => {
    expect(judgeMove({ ...walk, ...far(5.1) })).toMatchObject({ cost: 5.1, why: 'tooFar' });
  });

  it('[V-25] should not go further than twice SP in a Run', () => {
    expect(why({ ...far(10.1), action: 'run' })).toBe('tooFar');
  });

  it('[V-26] should not go further than SP and 3 inches in a Charge', () => {
    expect(why({ ...far(8), action: 'charge' })).toBeNull();
    expect(why({ ...far(8.1), action: 'charge' })).toBe('tooFar');
  });

  it('[V-44] should end a Charge with a free attack on the target that it engages', () => {
    expect(judgeMove({ ...walk, action: 'charge', engagesTarget: true }).freeAttack).toBe(true);
  });

  it('[V-44] should give no free attack to a Charge that falls short, nor to any other move', () => {
    expect(judgeMove({ ...walk, action: 'charge', engagesTarget: false })).toMatchObject({
      why: null,
      freeAttack: false,
    });
    expect(judgeMove({ ...walk, ...far(9), action: 'charge', engagesTarget: true }).freeAttack).toBe(false);
    expect(judgeMove({ ...walk, engagesTarget: true }).freeAttack).toBe(false);
  });

  it('[V-44] should not charge what it does not see', () => {
    expect(why({ action: 'charge', inSight: false })).toBe('noSight');
    expect(why({ action: 'walk', inSight: false })).toBeNull();
  });

  it('[V-40] should not charge while engaged', () => {
    expect(why({ action: 'charge', engaged: true })).toBe('engaged');
  });

  it('[V-40] should let an engaged model walk and run away', () => {
    expect(why({ engaged: true })).toBeNull();
    expect(why({ engaged: true, action: 'run' })).toBeNull();
  });

  it('[V-45] should finish a climb with the next action of the activation', () => {
    expect(why({ midClimb: true, actionLeft: true })).toBeNull();
  });

  it('[V-45] should not end the activation half-way up', () => {
    expect(why({ midClimb: true })).toBe('midClimb');
  });

  it('should say what bars the way', () => {
    expect(why({ path: [{ kind: 'obstacle', height: 3 }] })).toBe('tooTall');
    expect(why({ path: [{ kind: 'drop', height: 3 }] })).toBe('falls');
  });
});
