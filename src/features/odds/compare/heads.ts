import type { Words } from '../../../words/words.ts';
import { operativeOf, type Picks, weaponOf } from '../picks.ts';
import { heldSide, type OddsSide } from '../oddsSituation.ts';
import type { ComparisonEntry, ListId, OwnEntry } from './comparison.ts';

/** A row or a column: what it is called, what tells it from others, and its numbers. */
export interface Head {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly side: OddsSide;
  readonly save: number;
  /** Its id as a pick; null: its numbers are one’s own. */
  readonly pick: string | null;
}

/** The heads of a list in its order. `missing`: so many picks are in none of the packs here. */
export interface Heads {
  readonly heads: readonly Head[];
  readonly missing: number;
}

type Naming = { readonly odds: Words<'odds'>; readonly compare: Words<'odds'>['compare'] };

const isTargets = (list: ListId): boolean => list === 'targets';

function ownHead(entry: OwnEntry, list: ListId, { compare }: Naming): Head {
  const { name, side, save } = entry;
  const note = isTargets(list) ? compare.targetShort(side.wounds, save) : compare.weaponNote(side);
  return {
    key: `${name} ${JSON.stringify(side)} ${save}`,
    name: name === '' ? compare.own : name,
    note,
    side,
    save,
    pick: null,
  };
}

function targetHead(picks: Picks, id: string, from: OddsSide, { compare }: Naming): Head | null {
  const target = operativeOf(picks, id);
  if (target === null) return null;
  const { name, wounds, save } = target;
  return {
    key: id,
    name,
    note: compare.targetShort(wounds, save),
    side: heldSide({ ...from, wounds }),
    save,
    pick: id,
  };
}

function weaponHead(picks: Picks, id: string, save: number): Head | null {
  const weapon = weaponOf(picks, id);
  return weapon === null
    ? null
    : { key: id, name: weapon.name, note: weapon.owner, side: heldSide(weapon.side), save, pick: id };
}

type Listed = {
  readonly list: ListId;
  readonly entries: readonly ComparisonEntry[];
  /** What a pick does not say is as here. */
  readonly from: { readonly side: OddsSide; readonly save: number };
};

/** The heads of what is listed; while picks are to come, those with numbers of one's own alone. */
export function headsOf({ list, entries, from }: Listed, picks: Picks | null, naming: Naming): Heads {
  const found = entries.map((entry): Head | null => {
    if (entry.kind === 'own') return ownHead(entry, list, naming);
    if (picks === null) return null;
    return isTargets(list) ? targetHead(picks, entry.id, from.side, naming) : weaponHead(picks, entry.id, from.save);
  });
  const heads = found.filter((head) => head !== null);
  return { heads, missing: picks === null ? 0 : found.length - heads.length };
}
