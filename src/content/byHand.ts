import { campaignFiles } from './packs/campaignFiles.ts';
import { acolyteCoreFiles } from './packs/acolyte-core/files.ts';
import { kt3SidesFiles } from './packs/kt3-sides/files.ts';
import { ADDONS } from './packs/addons.ts';
import { starterModuleFiles } from './packs/starter-module/files.ts';
import { BY_HAND, NOTHING_TO_DO } from './byHandReasons.ts';

export { BY_HAND_RULES } from './byHandRules.ts';

/** A row of a shipped pack of which the table does a part. `reason`: why; null: nobody has said. */
export interface ByHandRow {
  readonly id: string;
  readonly reason: string | null;
}

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRow) : []);
const idOf = ({ id, item }: Row): string => String(id ?? item);

/** Everything inside, itself first. */
const inside = (value: unknown): readonly Row[] => {
  if (Array.isArray(value)) return value.flatMap(inside);
  return isRow(value) ? [value, ...Object.values(value).flatMap(inside)] : [];
};

const PACKS = [acolyteCoreFiles, campaignFiles, starterModuleFiles, kt3SidesFiles, ...ADDONS];

const allRows = PACKS.flatMap((files) => Object.values(files)).flatMap(inside);

/** Traits that are only told. */
const guided = allRows.filter(({ plays }) => plays === 'guide').map(idOf);
const acting = new Set(allRows.filter(({ plays }) => plays === 'engine').map(idOf));

/** Weapons and armour with a sentence for the table, of which no trait sees to it. */
const worded = allRows
  .filter(({ byHand }) => typeof byHand === 'string')
  .map(idOf)
  .filter((id) => !acting.has(id));

/** Rules that stand on cards as sentences. */
const printed = allRows
  .filter(({ apl, rules }) => apl !== undefined && Array.isArray(rules))
  .flatMap(({ rules }) => rowsOf(rules).map(idOf));

/** Rows of tables that are rolled on in battle and do nothing. */
const empty = allRows
  .filter(({ id, die }) => die !== undefined && !String(id).startsWith('prompt-'))
  .flatMap(({ rows }) => rowsOf(rows))
  .filter(({ effects }) => Array.isArray(effects) && effects.length === 0)
  .map(idOf)
  .filter((id) => !NOTHING_TO_DO.has(id));

/** Every row that the engine does not carry out whole, in order, each once. */
export const byHandRows = (): readonly ByHandRow[] =>
  [...new Set([...guided, ...worded, ...printed, ...empty])]
    .toSorted()
    .map((id) => ({ id, reason: BY_HAND[id] ?? null }));

/** Reasons of rows that the engine carries out by now, or that are no more. */
export const emptyReasons = (): readonly string[] => {
  const ids = new Set(byHandRows().map(({ id }) => id));
  return Object.keys(BY_HAND).filter((id) => !ids.has(id));
};
