import { describe, expect, it } from 'vitest';
import { successes } from '../../../../../../src/engine/family/vanguard/rules/dice/grade.ts';
import { attackDice, hitTest } from '../../../../../../src/engine/family/vanguard/rules/attacks/hitRoll.ts';
import type { Modifier } from '../../../../../../src/engine/family/vanguard/rules/modifiers/modifier.ts';

const dice = (value: number): Modifier => ({ source: 'ability', ability: 'a', what: 'dice', value });
const hit = (value: number): Modifier => ({ source: 'ability', ability: 'a', what: 'hit', value });

describe('hit roll', () => {
  it('[V-10] should settle gained and lost dice before the roll', () => {
    expect(attackDice(2, [dice(1)])).toBe(3);
    expect(attackDice(3, [dice(-1)])).toBe(2);
  });

  it('[V-10] should never come to fewer dice than none', () => {
    expect(attackDice(1, [dice(-2)])).toBe(0);
    expect(attackDice(2, [hit(1)])).toBe(2);
  });

  it('[V-55] should hit with each die that meets the value of the attack', () => {
    expect(successes([4, 5, 2], hitTest({ hit: 4 }, []))).toBe(2);
    expect(successes([3, 3], hitTest({ hit: 4 }, [hit(1)]))).toBe(2);
  });

  it('[V-55] should not hit with a die below it', () => {
    expect(successes([3, 2], hitTest({ hit: 4 }, [dice(1)]))).toBe(0);
  });
});
