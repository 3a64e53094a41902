import { describe, expect, it } from 'vitest';
import type { BoardMove } from '../../../../src/engine/board/move/boardMove.ts';
import { ACOLYTE_MOVES, type Ease, eased } from '../../../../src/engine/board/move/moveRules.ts';
import { walkOn } from '../../../../src/engine/board/move/walked.ts';
import { pathOn } from '../../../../src/engine/board/move/ways.ts';
import { toGrid, toInches } from '../../../../src/engine/board/units.ts';
import { block, mapOf, stands } from '../../../support/board/onBoard.ts';

const CLIMBER: Ease = { kind: 'less', by: toGrid(2), least: 0 };
const TUNNEL_RAT: Ease = { kind: 'less', by: toGrid(1), least: toGrid(1) };
const GRAPNEL: Ease = { kind: 'half', least: toGrid(1) };

describe('ways up and down of somebody that count less', () => {
  it.each([
    ['Climber: the first 2″ of each climb are free', CLIMBER, [0, 0, 1, 3], [0, 1, 3]],
    ['Tunnel Rat: each climb counts 1″ less, never below 1″', TUNNEL_RAT, [1, 1, 2, 4], [0, 1, 3]],
    ['Grapnel: climbs and drops count half, at least 1″', GRAPNEL, [1, 1, 2, 3], [0, 1, 2]],
  ] as const)('%s', (_, ease, climbs, drops) => {
    const rules = eased(ACOLYTE_MOVES, ease);
    expect([1, 2, 3, 5].map((height) => toInches(rules.climb(toGrid(height), false)))).toEqual(climbs);
    expect([2, 3, 5].map((height) => toInches(rules.drop(toGrid(height), rules.freeDrop)))).toEqual(drops);
  });

  it('should never cost more than it did', () => {
    expect(toInches(eased(ACOLYTE_MOVES, { kind: 'less', by: 0, least: toGrid(4) }).climb(toGrid(2), false))).toBe(2);
    expect(toInches(eased(ACOLYTE_MOVES, TUNNEL_RAT).ladder ?? 0)).toBe(1);
    expect(eased(ACOLYTE_MOVES, CLIMBER).ladder).toBe(0);
  });

  it('should bring somebody up on a board where nobody else comes', () => {
    const map = mapOf(block('rock', { left: 10, near: 8, right: 14, far: 14, high: 5 }, 'Heavy', 'Vantage'));
    const board = { map, reading: 'thirdEditionNearBoth' as const, places: { vex: stands(9.3, 11) } };
    const top = { ...stands(10.5, 11, 5) };
    const move = (eases?: readonly Ease[]): BoardMove => ({
      mover: 'vex',
      action: 'reposition',
      allowance: toGrid(5),
      falls: false,
      flies: false,
      friends: [],
      foes: [],
      ...(eases !== undefined && { eases }),
    });
    expect(pathOn(board, move(), top)).toBeNull();
    const way = pathOn(board, move([CLIMBER]), top);
    expect(toInches(way?.cost ?? 0)).toBe(5);
    expect(way?.legs[0]).toMatchObject({ kind: 'climb', cost: toGrid(3) });
    const drawn = [{ ...stands(9.3, 11) }, { x: toGrid(9.3), y: toGrid(11), z: toGrid(5) }, top];
    expect(walkOn(board, move([GRAPNEL]), drawn)?.fault).toBeNull();
    expect(walkOn(board, move([TUNNEL_RAT]), drawn)?.fault).toMatchObject({ why: 'tooFar' });
  });
});
