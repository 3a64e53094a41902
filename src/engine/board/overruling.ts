import { isEqual } from '../core/isEqual.ts';
import { without } from '../core/without.ts';
import { apartWith, isWithin } from './apart.ts';
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

/** How far both are apart, without what the board has as well. */
function differingApart({ within, beyond }: TableSays, { reading }: BoardNow, { inches }: Look): TableSays {
  const has = (most: number): boolean => isWithin({ reading, inches }, most);
  return {
    ...(within !== undefined && !has(within) && { within }),
    ...(beyond !== undefined && has(beyond) && { beyond }),
  };
}

/** The same without what the board has as well. */
const differing = (says: TableSays, board: BoardNow, plain: Look): TableSays | null => {
  const has = factsOf(plain);
  return emptied({
    ...Object.fromEntries(
      SAID.flatMap((fact) => (says[fact] === undefined || says[fact] === has[fact] ? [] : [[fact, says[fact]]])),
    ),
    ...differingApart(says, board, plain),
  });
};

/** What was said of the look back that still holds once this is said of the look: both see each other, and are as far apart. */
function stillOfBack(back: TableSays, facts: TableSays): TableSays | null {
  const { within: _within, beyond: _beyond, ...seen } = back;
  const { within, beyond } = apartWith(back, facts);
  const isOver = facts.visible !== undefined && back.visible !== undefined && back.visible !== facts.visible;
  return emptied({
    ...(isOver ? without(seen, 'visible') : seen),
    ...(within !== undefined && within === back.within && { within }),
    ...(beyond !== undefined && beyond === back.beyond && { beyond }),
  });
}

/**
 * What is to be kept when the table says this of what one has of another: where it differs from the board, and of the look
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
  const [before = null, back = null] = [board.overruled?.[lookKey(from, to)], board.overruled?.[lookKey(to, from)]];
  const known = saidOf(board, from, to) ?? {};
  const { within: _within, beyond: _beyond, ...seen } = { ...known, ...facts };
  const says = differing({ ...seen, ...apartWith(known, facts) }, board, plain);
  const still = back === null ? null : stillOfBack(back, facts);
  return [
    ...(isEqual(before, says) ? [] : [{ from, to, says }]),
    ...(isEqual(back, still) ? [] : [{ from: to, to: from, says: still }]),
  ];
}
