import { beforeAll, describe, expect, it } from 'vitest';
import type { BattleBoard, BoardPlace, Reading } from '../../../src/engine/board/battleBoard.ts';
import type { MapPiece } from '../../../src/engine/board/boardMap.ts';
import { fetchGeometry, geometry } from '../../../src/engine/board/geometry.ts';
import { hidersOn } from '../../../src/engine/board/hiders.ts';
import { passedOn } from '../../../src/engine/board/passed.ts';
import { block, mapOf, stands } from '../../support/board/onBoard.ts';

beforeAll(() => fetchGeometry());

const boardOf = (
  pieces: readonly MapPiece[],
  places: Readonly<Record<string, BoardPlace>>,
  reading: Reading = 'thirdEdition',
): BattleBoard => ({ map: mapOf(...pieces), reading, places });

const wallAt = (id: string, left: number, high = 6) =>
  block(id, { left, near: 4, right: left + 0.4, far: 16, high }, 'Heavy');
const PLACES = { vex: stands(5, 10), rusk: stands(20, 10) };

describe('what hides somebody', () => {
  it('should be the one piece that does, and nothing that lies elsewhere or is too low', () => {
    const aside = block('aside', { left: 5, near: 18, right: 20, far: 20, high: 6 }, 'Heavy');
    const board = boardOf([wallAt('low', 8, 1), wallAt('wall', 12), aside], PLACES);
    expect(hidersOn(board, 'vex', 'rusk')).toEqual({ parts: ['wall.0'], pieces: ['wall'], models: [] });
  });

  it('should be two where each alone leaves a gap, and one of two that both do it', () => {
    const half = (id: string, near: number, far: number) =>
      block(id, { left: 12, near, right: 12.4, far, high: 6 }, 'Heavy');
    const halves = boardOf([half('left', 4, 10), half('right', 10, 16)], PLACES);
    expect([...hidersOn(halves, 'vex', 'rusk').pieces].toSorted()).toEqual(['left', 'right']);
    expect(hidersOn(boardOf([wallAt('near', 8), wallAt('far', 16)], PLACES), 'vex', 'rusk').pieces).toEqual(['near']);
  });

  it('should be nothing where it is seen, and nothing where somebody has no place', () => {
    const nothing = { parts: [], pieces: [], models: [] };
    expect(hidersOn(boardOf([], PLACES), 'vex', 'rusk')).toEqual(nothing);
    expect(hidersOn(boardOf([wallAt('wall', 12)], PLACES), 'vex', 'nobody')).toEqual(nothing);
  });

  it('should be what the board has, whatever the table says', () => {
    const board = { ...boardOf([], PLACES), overruled: { 'vex>rusk': { visible: false } } };
    expect(hidersOn(board, 'vex', 'rusk').pieces).toEqual([]);
    const seen = { ...boardOf([wallAt('wall', 12)], PLACES), overruled: { 'vex>rusk': { visible: true } } };
    expect(hidersOn(seen, 'vex', 'rusk').pieces).toEqual(['wall']);
  });

  it('should be a shut door, and no open one', () => {
    const door = block('door', { left: 12, near: 4, right: 12.4, far: 16, high: 6 }, 'Heavy', 'Accessible');
    expect(hidersOn(boardOf([door], PLACES), 'vex', 'rusk').pieces).toEqual(['door']);
    expect(hidersOn(boardOf([{ ...door, open: true }], PLACES), 'vex', 'rusk').pieces).toEqual([]);
  });

  it('should be a body where it is looked from body to body', () => {
    const giant = { ...stands(19, 10), radius: 5000, head: 25_000 };
    const board = boardOf([], { ...PLACES, giant }, 'bodies');
    expect(hidersOn(board, 'vex', 'rusk')).toEqual({ parts: [], pieces: [], models: ['giant'] });
  });
});

describe('what lines cross and counts for nothing', () => {
  const passed = (board: BattleBoard, to = 'rusk') => {
    const look = geometry().lookOn(board, 'vex', to);
    if (look?.leaning == null) throw new Error('not seen');
    return passedOn(board, { from: 'vex', to, inches: look.inches }, look.leaning);
  };
  const lowAt = (id: string, left: number, ...traits: ('Heavy' | 'Light')[]) =>
    block(id, { left, near: 8, right: left + 0.4, far: 12, high: 0.8 }, ...traits);

  it('should give no cover where it is too far from the target, and not obscure where it is light', () => {
    expect(passed(boardOf([lowAt('fence', 12, 'Light')], PLACES))).toEqual({
      cover: { why: 'far', inches: 1, pieces: ['fence'] },
      obscured: [{ why: 'light', pieces: ['fence'] }],
    });
  });

  it('should not obscure where it is crossed within an inch of one of both, and give cover there', () => {
    expect(passed(boardOf([lowAt('wall', 19, 'Heavy')], PLACES))).toEqual({
      cover: null,
      obscured: [{ why: 'near', pieces: ['wall'] }],
    });
  });

  it('should cover nobody within two inches', () => {
    const places = { vex: stands(5, 10), rusk: stands(7.5, 10) };
    expect(passed(boardOf([lowAt('fence', 6.1, 'Light')], places)).cover).toEqual({
      why: 'close',
      inches: 2,
      pieces: ['fence'],
    });
  });

  it('should be nothing where nothing is crossed, and where the table says so', () => {
    expect(passed(boardOf([], PLACES))).toEqual({ cover: null, obscured: [] });
    const said = { 'vex>rusk': { cover: true, obscured: true } };
    const board = { ...boardOf([lowAt('fence', 12, 'Light')], PLACES), overruled: said };
    expect(passed(board)).toEqual({ cover: null, obscured: [] });
  });

  it('should not obscure where it is no higher than the target, by the book that asks that', () => {
    const board = boardOf([lowAt('fence', 12, 'Heavy')], PLACES, 'edition2021Lite');
    expect(passed(board).obscured).toEqual([{ why: 'low', pieces: ['fence'] }]);
  });
});
