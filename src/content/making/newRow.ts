import { isCampaignKind } from '../schema/campaignRows.ts';
import { freeId } from '../tableIds.ts';
import { DESCRIPTIONS } from './descriptions.ts';
import { leastParts } from './field.ts';
import { groupOf, type MadeRow } from './kinds.ts';
import { newTrait, traitSource } from './newTrait.ts';
import { mapTexts } from './paths.ts';
import { FIRST_SYSTEM, hasDv, type MadeKind, type MadeSystem } from './systems.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Ids for parts that have none yet, out of the row’s: those of attacks and profiles are told apart in the whole pack. */
const partsWithIds = (value: unknown, id: string): unknown =>
  Array.isArray(value)
    ? value.map((part, index) => (isRecord(part) ? { ...part, id: index === 0 ? id : `${id}-${index + 1}` } : part))
    : value;

/** A row as a user’s, wherever it says where its numbers come from. */
export function asUsers<T>(value: T): T {
  const walk = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.map(walk);
    if (!isRecord(each)) return each;
    return Object.fromEntries(
      Object.entries(each).map(([key, inner]) => [key, key === 'provenance' ? 'user' : walk(inner)]),
    );
  };
  return walk(value) as T;
}

/** The row with the ids of its parts made out of its own, where they must be told apart in the whole pack. */
export function withPartIds(kind: MadeKind, row: MadeRow): MadeRow {
  if (kind === 'weapons') return { ...row, profiles: partsWithIds(row['profiles'], row.id) };
  const trait = row['trait'];
  return isCampaignKind(kind) && isRecord(trait) ? { ...row, trait: { ...trait, id: row.id } } : row;
}

/** The trait of a row that is nothing without one. */
const ownTrait = (kind: MadeKind, id: string, name: string): Readonly<Record<string, unknown>> =>
  isCampaignKind(kind) ? { trait: newTrait(id, traitSource(kind, 'trait'), name) } : {};

/** A card of a game whose sides are alike is nobody’s enemy, and can stand in a roster. */
const ofSides = (kind: MadeKind, system: MadeSystem): Readonly<Record<string, unknown>> =>
  kind === 'operatives' && !hasDv(system) ? { kind: 'follower' } : {};

/** A new row of a kind for a system: the least of everything, and what one begins with. */
export function newRow(
  kind: MadeKind,
  { id, name }: { readonly id: string; readonly name: string },
  system: MadeSystem = FIRST_SYSTEM,
): MadeRow {
  const { first, named } = DESCRIPTIONS[kind];
  const row: MadeRow = asUsers({
    ...leastParts(groupOf(kind).parts),
    ...first,
    ...ofSides(kind, system),
    ...ownTrait(kind, id, name),
    id,
    name,
  });
  const attacks = partsWithIds(row['attacks'], id);
  const whole = { ...row, ...(attacks !== undefined && { attacks }) };
  return withPartIds(kind, (named === undefined ? whole : mapTexts(whole, named, () => name)) as MadeRow);
}

/** The row under another name; what was called like it is called so still. */
export function renamedRow<R extends MadeRow>(kind: MadeKind, row: R, name: string): R {
  const { named } = DESCRIPTIONS[kind];
  const next = { ...row, name };
  return named === undefined ? next : (mapTexts(next, named, (text) => (text === row.name ? name : text)) as R);
}

/** The id of a new part of a row: told apart from those of the parts beside it. */
export function partId(row: MadeRow, beside: readonly unknown[]): string {
  const taken = beside.flatMap((part) => (isRecord(part) && typeof part['id'] === 'string' ? [part['id']] : []));
  return freeId(row.id, new Set(taken));
}
