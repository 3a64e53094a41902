/** Rows that have no id of their own, by their place: for a list whose items are opened. */
export type Numbered<T> = T & { readonly id: string };

export const numbered = <T extends object>(all: readonly T[]): readonly Numbered<T>[] =>
  all.map((each, index) => ({ ...each, id: `${index}` }));
