/** Totals from one to another as they stand in front of a row: `2`, `2-3`, `≤ 0`, `6+`; null: no end. */
export const spanOf = (from: number | null, to: number | null): string => {
  if (from === null) return `≤ ${to ?? ''}`;
  if (to === null) return `${from}+`;
  return from === to ? `${from}` : `${from}-${to}`;
};
