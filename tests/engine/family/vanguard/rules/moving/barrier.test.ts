import { describe, expect, it } from 'vitest';
import { barrierOf } from '../../../../../../src/engine/family/vanguard/rules/moving/barrier.ts';

describe('what bars a way', () => {
  it('[V-48] should be a tall obstacle and impassable ground', () => {
    expect(barrierOf({ kind: 'obstacle', height: 2.1 })).toBe('tooTall');
    expect(barrierOf({ kind: 'impassable', inches: 1 })).toBe('impassable');
  });

  it('[V-48] should not be an obstacle of 2 inches, nor difficult ground', () => {
    expect(barrierOf({ kind: 'obstacle', height: 2 })).toBeNull();
    expect(barrierOf({ kind: 'difficult', inches: 9 })).toBeNull();
    expect(barrierOf({ kind: 'open', inches: 9 })).toBeNull();
  });

  it('[V-46] should be a fall', () => {
    expect(barrierOf({ kind: 'drop', height: 2.1 })).toBe('falls');
  });

  it('[V-46] should not be a drop of 2 inches', () => {
    expect(barrierOf({ kind: 'drop', height: 2 })).toBeNull();
  });
});
