import type { Reading, TableSays } from './battleBoard.ts';
import { toInches } from './units.ts';

/** What may differ by nothing, in inches: half a step of the grid; bases so near as they are put down in war bands touch. */
const slackOf = (reading: Reading): number => (reading === 'bodies' ? 0.005 : toInches(0.5));

/** Whether two are within so many inches, as the table says; null: it says nothing of that distance. */
export function saidWithin(said: TableSays | null | undefined, most: number): boolean | null {
  if (said?.within !== undefined && said.within <= most) return true;
  return said?.beyond !== undefined && said.beyond >= most ? false : null;
}

/** Two as the board has them, so many inches apart, and what the table says of them. */
interface Apart {
  readonly reading: Reading;
  readonly inches: number;
  readonly said?: TableSays | null | undefined;
}

/** Whether two are within so many inches, where the table has the last word. */
export const isWithin = ({ reading, inches, said }: Apart, most: number): boolean =>
  saidWithin(said, most) ?? inches <= most + slackOf(reading);

/** What the table says of a distance: that both are no more than so many inches apart, or more. */
export const rangeSaid = (most: number, isIn: boolean): TableSays => (isIn ? { within: most } : { beyond: most });

/** How far both are apart by what was said before and now: the later word counts, and of two alike the narrower. */
export function apartWith(before: TableSays, { within, beyond }: TableSays): Pick<TableSays, 'within' | 'beyond'> {
  const most = [within ?? Infinity, before.within ?? Infinity].filter((inches) => inches > (beyond ?? -1));
  const least = Math.min(...most);
  const more = [beyond ?? -1, before.beyond ?? -1].filter((inches) => inches >= 0 && inches < (within ?? Infinity));
  return {
    ...(least < Infinity && { within: least }),
    ...(more.length > 0 && { beyond: Math.max(...more) }),
  };
}
