import { FIRST_SITUATION, type OddsSide, type OddsSituation } from '../oddsSituation.ts';

/** One weapon by saves and wounds, weapons by targets, or situations side by side. */
export const VIEWS = ['saves', 'targets', 'beside'] as const;
type View = (typeof VIEWS)[number];

/** What a cell shows: the chance that the other side falls, wounds on average, or the own risk. */
export const FIGURES = ['kill', 'mean', 'risk'] as const;
export type Figure = (typeof FIGURES)[number];

/** What is listed: weapons that shoot and their targets, and those who fight with each other. */
export const LISTS = ['weapons', 'targets', 'fighters', 'foes'] as const;
export type ListId = (typeof LISTS)[number];

/** Numbers of one's own. `name`: empty is none; a target’s `save` and the wounds of its side alone count. */
export interface OwnEntry {
  readonly kind: 'own';
  readonly name: string;
  readonly side: OddsSide;
  readonly save: number;
}

/** One row or column: picked from the packs, or with numbers of one's own. */
export type ComparisonEntry = { readonly kind: 'pick'; readonly id: string } | OwnEntry;

/** A situation kept to stand beside others. `name`: empty is none. */
export interface Kept {
  readonly name: string;
  readonly situation: OddsSituation;
}

/**
 * What is compared. `of`: the situation that the comparison started from: its kind is that of the lists, its weapon is the one
 * of the view by saves, and everything that is not compared holds for all cells. `sort`: the column by which rows stand in
 * order, null: as they were picked.
 */
export interface Comparison {
  readonly view: View;
  readonly of: OddsSituation;
  readonly figure: Figure;
  readonly sort: number | null;
  readonly lists: Readonly<Record<ListId, readonly ComparisonEntry[]>>;
  readonly beside: readonly Kept[];
}

/** The longest list. */
export const MOST_ENTRIES = 24;
/** As many situations as a phone can show side by side. */
export const MOST_BESIDE = 4;
export const LONGEST_NAME = 24;

export const NO_COMPARISON: Comparison = {
  view: 'saves',
  of: FIRST_SITUATION,
  figure: 'kill',
  sort: null,
  lists: { weapons: [], targets: [], fighters: [], foes: [] },
  beside: [],
};

/** The lists of the rows and of the columns. */
export const listsFor = (kind: OddsSituation['kind']): readonly [rows: ListId, columns: ListId] =>
  kind === 'shoot' ? ['weapons', 'targets'] : ['fighters', 'foes'];

const sameEntry = (one: ComparisonEntry, other: ComparisonEntry): boolean =>
  one.kind === 'pick' && other.kind === 'pick' && one.id === other.id;

/** The list with those that are not in it yet, as far as there is room. */
export const withEntries = (
  list: readonly ComparisonEntry[],
  more: readonly ComparisonEntry[],
): readonly ComparisonEntry[] =>
  [...list, ...more.filter((entry) => !list.some((each) => sameEntry(each, entry)))].slice(0, MOST_ENTRIES);

/** The list without these picks. */
export const withoutPicks = (list: readonly ComparisonEntry[], ids: ReadonlySet<string>): readonly ComparisonEntry[] =>
  list.filter((entry) => entry.kind === 'own' || !ids.has(entry.id));

/** The comparison with another list; rows stand again as they were picked when a column is gone. */
export function withList(comparison: Comparison, id: ListId, list: readonly ComparisonEntry[]): Comparison {
  const [, columns] = listsFor(comparison.of.kind);
  return {
    ...comparison,
    lists: { ...comparison.lists, [id]: list },
    sort: id === columns ? null : comparison.sort,
  };
}

/** The comparison with one more situation beside the others; without room, it is as it was. */
export const withBeside = (comparison: Comparison, situation: OddsSituation): Comparison =>
  comparison.beside.length >= MOST_BESIDE
    ? comparison
    : { ...comparison, beside: [...comparison.beside, { name: '', situation }] };
