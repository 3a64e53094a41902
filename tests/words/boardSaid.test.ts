import { describe, expect, it } from 'vitest';
import { clockOf, landmarkOf, placeSaid } from '../../src/words/boardSaid.ts';
import { board as en } from '../../src/words/en/board.ts';
import { board as fr } from '../../src/words/fr/board.ts';

const ruin = { name: 'Ruin corner', from: { x: 10, y: 10 }, to: { x: 14, y: 12 } };
const ahead = { x: 1, y: 0 };

describe('a place in words', () => {
  it('should name the nearest piece that is by it', () => {
    expect(landmarkOf({ x: 9, y: 11 }, [ruin])?.name).toBe('Ruin corner');
    expect(landmarkOf({ x: 8, y: 11 }, [ruin])).toBeNull();
    expect(landmarkOf({ x: 8, y: 11 }, [])).toBeNull();
  });

  it('should tell directions as on a clock, twelve ahead', () => {
    const from = { x: 10, y: 10 };
    expect([clockOf(from, { x: 20, y: 10 }, ahead), clockOf(from, { x: 10, y: 0 }, ahead)]).toEqual([12, 3]);
    expect([clockOf(from, { x: 0, y: 10 }, ahead), clockOf(from, { x: 10, y: 20 }, ahead)]).toEqual([6, 9]);
  });

  it('should be told from who acts, else from the edges', () => {
    const at = { at: { x: 9, y: 11 }, high: 3 };
    const teller = { name: 'Rusk', at: { x: 4, y: 11 }, ahead, far: 4.21 };
    expect(placeSaid(en, at, [ruin], teller)).toBe('by Ruin corner, 4.2 inches from Rusk, at 12 o’clock, 3 inches up');
    expect(placeSaid(en, { ...at, high: 0 }, [], null)).toBe('9 inches from the left, 11 from the near edge');
    expect(placeSaid(fr, { ...at, high: 0 }, [], teller)).toBe('à 4,2 pouces de Rusk, à 12 heures');
  });
});
