import { describe, expect, it } from 'vitest';
import {
  type Friend,
  isOutnumbered,
  outnumbering,
} from '../../../../../../src/engine/family/vanguard/rules/modifiers/outnumbering.ts';

const of = (friends: readonly Friend[]) => outnumbering(isOutnumbered(friends));

const friend = { engagesTarget: true, engagedWithOthers: false, fatigued: false };

describe('outnumbering', () => {
  it('[V-59] should bring one die, however many friends there are', () => {
    const one = [{ source: 'outnumbering', what: 'dice', value: 1 }];
    expect(of([friend])).toEqual(one);
    expect(of([friend, friend, friend])).toEqual(one);
    expect(of([{ ...friend, fatigued: true }, friend])).toEqual(one);
  });

  it.each([
    ['nobody', []],
    ['a friend that engages somebody else', [{ ...friend, engagesTarget: false }]],
    ['a friend engaged with another as well', [{ ...friend, engagedWithOthers: true }]],
    ['a fatigued friend', [{ ...friend, fatigued: true }]],
  ])('[V-59] should bring no die for %s', (_, friends) => {
    expect(of(friends)).toEqual([]);
  });
});
