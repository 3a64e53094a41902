import { isEqual } from '../core/isEqual.ts';
import { without } from '../core/without.ts';
import type { BoardNow, TableSays } from './battleBoard.ts';
import { type Look, lookOn } from './looks.ts';
import { lookKey, saidOf } from './overruled.ts';

/** What the table says of one look from now on; null: nothing any more. */
export interface Overruling {
  readonly from: string;
  readonly to: string;
  readonly says: TableSays | null;
}

const SAID = ['visible', 'cover', 'obscured'] as const;

const factsOf = ({ leaning }: Look): Readonly<Record<(typeof SAID)[number], boolean>> => ({
  visible: leaning !== null,
  cover: (leaning?.cover.size ?? 0) > 0,
  obscured: (leaning?.obscured.size ?? 0) > 0,
});

const emptied = (says: TableSays): TableSays | null => (Object.keys(says).length === 0 ? null : says);

/** The same without what the board has as well. */
const differing = (says: TableSays, plain: Look): TableSays | null => {
  const has = factsOf(plain);
  return emptied(
    Object.fromEntries(
      SAID.flatMap((fact) => (says[fact] === undefined || says[fact] === has[fact] ? [] : [[fact, says[fact]]])),
    ),
  );
};

/**
 * What is to be kept when the table says this of what one sees of another: where it differs from the board, and of the look
 * back where that is no longer so. Empty: nothing changes; null: one of both has no place, and the board says nothing of them.
 */
export function overrulingsOn(
  board: BoardNow,
  from: string,
  to: string,
  facts: TableSays,
): readonly Overruling[] | null {
  const plain = lookOn(without(board, 'overruled'), from, to);
  if (plain === null) return null;
  const before = board.overruled?.[lookKey(from, to)] ?? null;
  const says = differing({ ...saidOf(board, from, to), ...facts }, plain);
  const back = board.overruled?.[lookKey(to, from)];
  const isOver = facts.visible !== undefined && back?.visible !== undefined && back.visible !== facts.visible;
  return [
    ...(isEqual(before, says) ? [] : [{ from, to, says }]),
    ...(isOver ? [{ from: to, to: from, says: emptied(without(back, 'visible')) }] : []),
  ];
}
