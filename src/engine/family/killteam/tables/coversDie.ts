/**
 * Every face 1..`die` stands in exactly one row, and no row names another face. Safe with any numbers: nothing is as long
 * as a range that a file claims.
 */
export function coversDie(die: number, rows: readonly { readonly from: number; readonly to: number }[]): boolean {
  if (rows.some(({ from, to }) => from < 1 || to > die || from > to)) return false;
  const times = (face: number) => rows.filter(({ from, to }) => face >= from && face <= to).length;
  return Array.from({ length: die }, (_, index) => times(index + 1)).every((n) => n === 1);
}
