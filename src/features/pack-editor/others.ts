import { OPENED_KINDS, type RawRow } from '../../content/packRows.ts';
import type { PackDesk, TakenPack } from '../../state/workshop/packDesk.ts';

/** Something of a taken pack. */
export interface Other {
  readonly pack: TakenPack;
  readonly row: RawRow;
}

const placeOf = ({ row }: Other): number => OPENED_KINDS.indexOf(row.kind);

/** What came from others, scenarios first; `pack`: of this one alone. */
export const othersOf = ({ taken }: PackDesk, pack?: string): readonly Other[] =>
  taken
    .filter(({ id }) => pack === undefined || id === pack)
    .flatMap((each) => each.rows.filter(({ kind }) => OPENED_KINDS.includes(kind)).map((row) => ({ pack: each, row })))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
