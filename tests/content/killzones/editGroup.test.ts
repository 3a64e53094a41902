import { describe, expect, it } from 'vitest';
import { canBe, isAccepted, mindedAgain, withAccepted } from '../../../src/content/killzones/acceptFinding.ts';
import { boardFlaws } from '../../../src/content/killzones/boardFile.ts';
import { symmetric, withLock, withPiece } from '../../../src/content/killzones/editBoard.ts';
import {
  groupDoubled,
  grouped,
  groupMovedBy,
  groupMovedTo,
  groupTurnedBy,
  groupWithout,
  membersOf,
  ungrouped,
} from '../../../src/content/killzones/editGroup.ts';
import { emptyBoard } from '../../../src/content/killzones/ownBoard.ts';
import { killzoneRow, type KillzoneRow, type PieceRow } from '../../../src/content/killzones/schema.ts';

const crate: PieceRow = {
  id: 'crate',
  name: 'Crate',
  parts: [{ box: [-1, -1, 1, 1], high: 2, traits: ['Heavy'] }],
};
const empty = emptyBoard([30, 22], { id: 'yard', name: 'Yard', text: 'Ours.' });
const three = (
  [
    [10, 10],
    [14, 10],
    [20, 5],
  ] as const
).reduce<KillzoneRow>((row, at) => withPiece(row, crate, at).row, empty);
const [one = '', two = '', third = ''] = (three.own ?? []).map(({ id }) => id);
const pair = grouped(three, one, two);
const at = (row: KillzoneRow, id: string) => row.own?.find((piece) => piece.id === id)?.at;

describe('pieces in a group', () => {
  it('should be together with all that were with either, and apart again', () => {
    expect(membersOf(three, one)).toEqual([one]);
    expect(membersOf(pair, two)).toEqual([one, two]);
    const all = grouped(pair, third, one);
    expect(membersOf(all, third)).toEqual([one, two, third]);
    expect(membersOf(ungrouped(all, two), one)).toEqual([one, third]);
    expect(ungrouped(pair, one)).toEqual(three);
    expect(killzoneRow.safeParse(all).success).toBe(true);
    expect(boardFlaws(all)).toEqual([]);
  });

  it('should be moved together, as far as all of them stay on the board', () => {
    const moved = groupMovedTo(pair, one, [11, 12]);
    expect([at(moved, one), at(moved, two), at(moved, third)]).toEqual([
      [11, 12],
      [15, 12],
      [20, 5],
    ]);
    const far = groupMovedBy(pair, one, [99, 0]);
    expect([at(far, one), at(far, two)]).toEqual([
      [26, 10],
      [30, 10],
    ]);
    expect(at(groupMovedTo(three, one, [3, 4]), one)).toEqual([3, 4]);
  });

  it('should be turned about the middle of all', () => {
    const turned = groupTurnedBy(pair, one, 90);
    expect([at(turned, one), at(turned, two)]).toEqual([
      [12, 8],
      [12, 12],
    ]);
    expect(turned.own?.map((piece) => piece.turned)).toEqual([90, 90, undefined]);
  });

  it('should stay where one of them is locked', () => {
    const locked = withLock(pair, two, true);
    expect(groupMovedBy(locked, one, [1, 1])).toBe(locked);
    expect(groupTurnedBy(locked, one, 15)).toBe(locked);
    expect(groupWithout(locked, one)).toBe(locked);
  });

  it('should be doubled as another group, go together, and have no part in their other halves', () => {
    const { row, id } = groupDoubled(pair, two);
    expect(membersOf(row, id)).toHaveLength(2);
    expect(membersOf(row, one)).toEqual([one, two]);
    expect(groupWithout(pair, one).own?.map((piece) => piece.id)).toEqual([third]);
    expect(membersOf(symmetric(pair, 'turned'), one)).toEqual([one, two]);
  });
});

describe('a finding that is let be', () => {
  const finding = { what: 'tightGap', at: [one, two] } as const;

  it('should be kept with whom it is about, whichever is told first, until it is minded again', () => {
    const row = withAccepted(three, finding);
    expect(isAccepted(three, finding)).toBe(false);
    expect(isAccepted(row, { what: 'tightGap', at: [two, one] })).toBe(true);
    expect(isAccepted(row, { what: 'tightGap', at: [one, third] })).toBe(false);
    expect(withAccepted(row, finding)).toBe(row);
    expect(killzoneRow.safeParse(row).success).toBe(true);
    expect(mindedAgain(row, finding)).toEqual(three);
  });

  it('should not be what keeps a board out of play', () => {
    expect(['twice', 'badShape', 'noHeight', 'overEdge'].map((what) => canBe({ what: what as 'twice' }))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(withAccepted(three, { what: 'overEdge', at: [one] })).toBe(three);
  });
});
