import { type Check, inside, type ProblemPlace, reportRepeats } from './check.ts';

/** A part of a row, with its place. */
export type PlacedPart<T> = ProblemPlace & { readonly row: T };

/** The parts of a row under one of its keys. */
export const partsOf = <T>(place: ProblemPlace, key: string, rows: readonly T[]): readonly PlacedPart<T>[] =>
  rows.map((row, index) => ({ ...inside(place, `${key}[${index}]`), row }));

/** Parts are told apart by their ids. */
export const checkPartIds = (check: Check, parts: readonly PlacedPart<{ readonly id: string }>[]): void =>
  reportRepeats(
    check,
    parts.map(({ row, ...place }) => ({ ...inside(place, 'id'), id: row.id })),
  );
