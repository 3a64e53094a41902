import { beforeAll, describe, expect, it } from 'vitest';
import type { BattleBoard, BoardPlace } from '../../../src/engine/board/battleBoard.ts';
import type { MapPiece } from '../../../src/engine/board/boardMap.ts';
import { fetchGeometry } from '../../../src/engine/board/geometry.ts';
import { allSaidOf, type PlaceWords, whereSaid } from '../../../src/forms/board/whoIsWhere.ts';
import { board as en } from '../../../src/words/en/board.ts';
import { board as fr } from '../../../src/words/fr/board.ts';
import { block, mapOf, stands } from '../../support/board/onBoard.ts';

beforeAll(() => fetchGeometry());

const barricade = block('barricade', { left: 10, near: 9, right: 10.5, far: 13, high: 1 }, 'Light');
const tower = block('tower', { left: 20, near: 2, right: 24, far: 6, low: 2.5, high: 3 }, 'Vantage');

const NAMES: Readonly<Record<string, string>> = { vex: 'Vex', voice: 'the Voice', rusk: 'Rusk' };

const words = (told: PlaceWords['told'] = en): PlaceWords => ({
  told,
  names: {},
  nameOf: (id) => NAMES[id] ?? id,
  list: (all) => all.join(', '),
  teller: null,
});

const boardOf = (places: Readonly<Record<string, BoardPlace>>, ...pieces: MapPiece[]): BattleBoard => ({
  map: mapOf(...pieces),
  reading: 'thirdEdition',
  places,
});

const vex = stands(9, 11);

describe('all that is so of where somebody is', () => {
  it('should name what it is behind, the nearest enemy, who sees it and from whom it is in cover', () => {
    const board = boardOf({ vex, rusk: stands(16, 11), voice: stands(9, 4) }, barricade);
    expect(allSaidOf(board, 'vex', { foes: ['rusk', 'voice'] }, words())).toBe(
      'behind barricade, 9 inches from the left, 11 from the near edge, 5.9 inches from Rusk, the nearest enemy, ' +
        'seen by the Voice, in cover from Rusk',
    );
  });

  it('should say it in French', () => {
    const board = boardOf({ vex, rusk: stands(16, 11) }, barricade);
    expect(allSaidOf(board, 'vex', { foes: ['rusk'] }, words(fr))).toBe(
      'derrière barricade, à 9 pouces de la gauche, 11 du bord proche, à 5,9 pouces de Rusk, l’ennemi le plus proche, ' +
        'à couvert face à Rusk',
    );
  });

  it('should name the floor it stands on', () => {
    const board = boardOf({ vex: stands(22, 4, 3, 'tower'), rusk: stands(16, 4) }, tower);
    expect(allSaidOf(board, 'vex', { foes: ['rusk'] }, words())).toMatch(/^on tower, 22 inches .*, 3 inches up, /u);
  });

  it('should say that nobody sees it, and nothing of enemies who have no place', () => {
    const wall = block('wall', { left: 12, near: 0, right: 13, far: 22, high: 6 }, 'Heavy');
    const board = boardOf({ vex, rusk: stands(16, 11) }, wall);
    expect(allSaidOf(board, 'vex', { foes: ['rusk'] }, words())).toMatch(/, seen by no enemy$/u);
    expect(allSaidOf(board, 'vex', { foes: ['voice'] }, words())).toBe(whereSaid(board, 'vex', words()));
  });

  it('should take what was said by hand before what the board sees', () => {
    const board = boardOf({ vex, rusk: stands(16, 11) }, barricade);
    const said = allSaidOf(board, 'vex', { foes: ['rusk'], seenAs: () => 'clear' }, words());
    expect(said).toMatch(/seen by Rusk$/u);
    expect(said).not.toContain('behind');
  });

  it('should be told from who acts, who is not named again as the nearest', () => {
    const board = boardOf({ vex, rusk: stands(16, 11) });
    const said = allSaidOf(board, 'vex', { foes: ['rusk'] }, { ...words(), teller: 'rusk' });
    expect(said).toBe('5.9 inches from Rusk, at 6 o’clock, seen by Rusk');
  });
});

describe('where somebody is', () => {
  it('should be told by the nearest piece without looking at anybody, or not at all', () => {
    const board = boardOf({ vex, rusk: stands(16, 11) }, barricade);
    expect(whereSaid(board, 'vex', words())).toBe('by barricade, 9 inches from the left, 11 from the near edge');
    expect(whereSaid(board, 'voice', words())).toBe(en.nowhere);
  });
});
