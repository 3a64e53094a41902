import { createContext, use } from 'react';
import { present } from '../../engine/core/invariant.ts';
import type { MissionRow } from '../../content/schema/mission.ts';
import { referenceAt, type MadeRow } from '../../content/making/kinds.ts';
import { madeRowsIn } from '../../content/making/madeRows.ts';
import { patternOf } from '../../content/making/paths.ts';
import type { MadeKind, MadeRef } from '../../content/making/systems.ts';
import type { MadeDesk, MadeSource } from '../../state/workshop/made.ts';
import { valueAt } from '../../forms/flaws.ts';

/** A row in the making, as every field of it writes in it. */
export interface Making {
  readonly of: MadeRef;
  readonly row: MadeRow;
  readonly desk: MadeDesk;
  /** What a row of a pack that is not one’s own is called here. */
  readonly named: (id: string, name: string) => string;
  readonly flaw: (path: string, where?: 'here') => string | null;
  /** Puts something at a place; undefined: it is left out there. `typed`: it is being typed in. */
  readonly set: (path: string, value: unknown, typed?: boolean) => void;
  /** Takes a row of another pack over; gives the id that it has now, null: it could not be. */
  readonly take: (kind: MadeKind, source: MadeSource, id: string) => Promise<string | null>;
}

const Context = createContext<Making | null>(null);

export const MakingProvider = Context.Provider;

export const useMaking = (): Making => present(use(Context) ?? undefined, 'no row is being made');

/** Something that can be named at a place. `source` null: it is there already, else it is taken over first. */
export interface RefChoice {
  readonly id: string;
  readonly name: string;
  readonly source: MadeSource | null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const plays = (role: 'enemy' | 'friend' | undefined, row: Readonly<Record<string, unknown>>): boolean =>
  role === undefined || (row['kind'] === 'enemy') === (role === 'enemy');

function rowsOf({ desk, named }: Making, kind: MadeKind, role: 'enemy' | 'friend' | undefined): readonly RefChoice[] {
  const own = madeRowsIn(desk.files, kind).filter((row) => plays(role, row));
  const others = desk.sources.flatMap((source) =>
    [...source.pack[kind].values()]
      .filter((row) => plays(role, { ...row }))
      .map((row): RefChoice => ({ id: row.id, name: named(row.id, row.name), source })),
  );
  return [...own.map(({ id, name }): RefChoice => ({ id, name, source: null })), ...others];
}

const partsOf = (row: unknown, key: string): readonly RefChoice[] => {
  const parts: unknown = valueAt(row, key);
  if (!Array.isArray(parts)) return [];
  return parts.flatMap((part): RefChoice[] =>
    isRecord(part) && typeof part['id'] === 'string'
      ? [{ id: part['id'], name: typeof part['name'] === 'string' ? part['name'] : part['id'], source: null }]
      : [],
  );
};

type Match = NonNullable<MissionRow['match']>;

/** Parts of the missions that two sides play for, each once, with the missions that have it. */
function ofMatches({ desk, named }: Making, part: 'markers' | 'actions' | 'choices'): readonly RefChoice[] {
  const missions = desk.sources.flatMap(({ pack }) => [...pack.missions.values()]);
  const all = missions.flatMap(({ id, name, match }) =>
    (match?.[part] ?? []).map((each: Match[typeof part][number]) => ({ ...each, mission: named(id, name) })),
  );
  return [...new Map(all.map((each) => [each.id, each])).values()].map(({ id, name }) => ({
    id,
    name: `${name} (${all.flatMap((each) => (each.id === id ? each.mission : [])).join(', ')})`,
    source: null,
  }));
}

/** The place of a key beside another, in the same item of every list that both stand in. */
function placeBeside(path: string, key: string): string {
  const numbers = [...path.matchAll(/\[\d+\]/gu)].map(([each]) => each);
  return key.replaceAll('[]', () => numbers.shift() ?? '');
}

/** What can be named at a place of the row that is being made, one’s own first. */
export function choicesAt(making: Making, path: string): readonly RefChoice[] {
  const { of, row, desk } = making;
  const lead = referenceAt(of.kind, patternOf(path));
  if (lead === null) return [];
  if ('match' in lead) return ofMatches(making, lead.match);
  if ('kind' in lead) return rowsOf(making, lead.kind, lead.role);
  if (lead.through === undefined) return partsOf(row, lead.part);
  const { key, kind } = lead.through;
  const id: unknown = valueAt(row, placeBeside(path, key));
  return partsOf(
    madeRowsIn(desk.files, kind).find((each) => each.id === id),
    lead.part,
  );
}

/** What is named at a place is called; null: it is not there. */
export const nameAt = (making: Making, path: string, id: string): string | null =>
  choicesAt(making, path).find((each) => each.id === id && each.source === null)?.name ?? null;
