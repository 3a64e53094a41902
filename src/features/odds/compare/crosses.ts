import type { OddsWeapon } from '../../../engine/odds/shot.ts';
import type { Cross } from '../../../state/odds/cross.ts';
import { fightOf, shotOf, shotsOf } from '../asked.ts';
import { SAVE_RANGE, SIDE_RANGES, type Range, type OddsSituation } from '../oddsSituation.ts';
import type { Head } from './heads.ts';

/** The situation of one row against one column: one weapon alone; all that they do not say is as in `of`. */
export const situationAt = (of: OddsSituation, row: Head, column: Head): OddsSituation => ({
  ...of,
  mine: row.side,
  picked: row.pick,
  others: [],
  theirs: column.side,
  save: column.save,
  foePicked: column.pick,
});

const volleyOf = (situation: OddsSituation): readonly OddsWeapon[] => shotsOf(situation).map(({ weapon }) => weapon);

/** Everything of a list against everything of another, the rest as in `of`; null: there is nothing. */
export function crossOf(of: OddsSituation, rows: readonly Head[], columns: readonly Head[]): Cross | null {
  const [row, column] = [rows[0], columns[0]];
  if (row === undefined || column === undefined) return null;
  const byRow = rows.map((each) => situationAt(of, each, column));
  const byColumn = columns.map((each) => situationAt(of, row, each));
  if (of.kind === 'shoot') {
    const { weapon: _, target: __, ...common } = shotOf(of);
    return {
      kind: 'shoot',
      volleys: byRow.map(volleyOf),
      targets: byColumn.map((each) => shotOf(each).target),
      common,
    };
  }
  const { attacker: _, defender: __, ...common } = fightOf(of);
  const attackers = byRow.map((each) => fightOf(each).attacker);
  return { kind: 'fight', attackers, defenders: byColumn.map((each) => fightOf(each).defender), common };
}

/** More wounds than most who are met. */
export const MOST_WOUNDS = 24;

const valuesOf = ([least, most]: Range): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, step) => least + step);

/** Columns of the view by saves: saves of a target, or the Hit of the other side of a fight. */
export const acrossOf = ({ kind }: OddsSituation): readonly number[] =>
  valuesOf(kind === 'shoot' ? SAVE_RANGE : SIDE_RANGES.hit);

/** Rows of the view by saves. */
export const WOUNDS_DOWN: readonly number[] = valuesOf([1, MOST_WOUNDS]);

/** The situation with so many wounds of the other side, and its save or, in a fight, its Hit. */
export function situationWith(of: OddsSituation, wounds: number, across: number): OddsSituation {
  const { theirs } = of;
  if (of.kind === 'shoot') return { ...of, theirs: { ...theirs, wounds }, save: across, foePicked: null };
  return { ...of, theirs: { ...theirs, wounds, hit: across }, foePicked: null };
}

/** The weapon of a situation against every save and number of wounds: one row, by wounds, then saves. */
export function savesCrossOf(of: OddsSituation): Cross {
  const situations = WOUNDS_DOWN.flatMap((wounds) => acrossOf(of).map((across) => situationWith(of, wounds, across)));
  if (of.kind === 'shoot') {
    const { weapon: _, target: __, ...common } = shotOf(of);
    return { kind: 'shoot', volleys: [volleyOf(of)], targets: situations.map((each) => shotOf(each).target), common };
  }
  const { attacker, defender: _, ...common } = fightOf(of);
  return { kind: 'fight', attackers: [attacker], defenders: situations.map((each) => fightOf(each).defender), common };
}
