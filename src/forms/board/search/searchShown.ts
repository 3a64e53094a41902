import type { Search } from '../../../engine/board/move/sifting.ts';
import type { Spot } from '../../../ui/board/shown.ts';
import { spotAt } from '../spotAt.ts';
import type { Words } from '../../../words/words.ts';

type Told = Words<'placeSearch'>;

/** How the place was found where the first move of a plan ends. */
export type SearchShown = Search<keyof Told['kept'], keyof Told['last']>;

/** A place that was passed over: its letter, where it is, and why. */
export interface PassedShown {
  readonly mark: string;
  readonly at: Spot;
  readonly why: string;
}

const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;

/** The places that were passed over, lettered. That it would come no nearer needs no telling. */
export const passedShown = ({ passed }: SearchShown, told: Told): readonly PassedShown[] =>
  passed
    .filter(({ by }) => by !== 'nearer')
    .slice(0, LETTERS.length)
    .map(({ by, at }, index) => ({ mark: LETTERS[index] ?? '', at: spotAt(at), why: told.passed[by] }));

interface Cell {
  readonly id: string;
  readonly value: string;
  readonly label: string;
}

/** The numbers of a search: at how many places it could end, how many of them were left, and the one that was taken. `inches`: how far the move goes, written out. */
export function cellsOf({ ends, kept, last }: SearchShown, told: Told, inches: string): readonly Cell[] {
  const all = [
    { id: 'ends', value: `${ends}`, label: told.ends(inches) },
    ...kept
      .filter(({ count }) => count > 0)
      .map(({ by, count }) => ({ id: by, value: `${count}`, label: told.kept[by] })),
  ];
  // Where one alone is left nothing has to tell it from others.
  return all.at(-1)?.value === '1' ? all : [...all, { id: 'last', value: '1', label: told.last[last] }];
}

/** All there is to say below the numbers. `goesOn`: another move follows. */
export function belowSaid({ kept }: SearchShown, passed: readonly PassedShown[], told: Told, goesOn: boolean): string {
  const none = kept.filter(({ count }) => count === 0).map(({ by }) => told.kept[by]);
  return [
    ...(goesOn ? [told.first] : []),
    ...(none.length === 0 ? [] : [told.none(none)]),
    ...(passed.length === 0 ? [] : [told.notTaken(passed.map(({ mark, why }) => told.passedOver(mark, why)))]),
  ].join(' ');
}
