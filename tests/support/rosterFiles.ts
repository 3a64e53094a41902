import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { importRoster, type ImportResult } from '../../src/content/importers/importRoster.ts';
import type { ImportCode } from '../../src/content/importers/refusal.ts';
import type { ImportedRoster } from '../../src/content/importers/roster.ts';

/** A sample of `tests/content/importers/samples` as its bytes. */
export const sample = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../content/importers/samples', name)));

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A `.rosz` with one entry. */
export const rosz = (content: Uint8Array, name = 'crew.ros'): Uint8Array => zipSync({ [name]: content }, { level: 9 });

export const rosterOf = (result: ImportResult): ImportedRoster => {
  if (!result.ok) throw new Error(`refused: ${result.code} ${JSON.stringify(result.problems)}`);
  return result.roster;
};

export const read = (content: Uint8Array | string, name = 'crew.ros'): ImportedRoster =>
  rosterOf(importRoster(typeof content === 'string' ? bytesOf(content) : content, name));

/** The code a file is refused with; null when it is read. */
export const refused = (content: Uint8Array | string, name = 'crew.ros'): ImportCode | null => {
  const result = importRoster(typeof content === 'string' ? bytesOf(content) : content, name);
  return result.ok ? null : result.code;
};

const KT24 = 'c521-ad27-44df-f959';

/** A roster in XML around selections. */
export const ros = (selections: string, gameSystemId = KT24): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<roster name="Test" gameSystemId="${gameSystemId}"><forces><force name="F"><selections>${selections}</selections></force></forces></roster>`;

export const characteristics = (values: Readonly<Record<string, string>>): string =>
  `<characteristics>${Object.entries(values)
    .map(([name, value]) => `<characteristic name="${name}">${value}</characteristic>`)
    .join('')}</characteristics>`;

export const operativeProfile = (name = 'Trooper', stats: Readonly<Record<string, string>> = {}): string =>
  `<profile name="${name}" typeName="Operative">${characteristics({ APL: '2', Move: '6&quot;', Save: '5+', Wounds: '7', ...stats })}</profile>`;

export const weaponProfile = (name: string, values: Readonly<Record<string, string>> = {}): string =>
  `<profile name="${name}" typeName="Weapons">${characteristics({ ATK: '4', HIT: '4+', DMG: '3/4', WR: '', ...values })}</profile>`;

interface SelectionParts {
  readonly name?: string;
  readonly type?: 'model' | 'unit' | 'upgrade';
  readonly number?: number | string;
  readonly profiles?: string;
  readonly inner?: string;
}

export const selection = ({
  name = 'Trooper',
  type = 'model',
  number = 1,
  profiles = '',
  inner = '',
}: SelectionParts): string =>
  `<selection name="${name}" entryId="a::b" type="${type}" number="${number}"><profiles>${profiles}</profiles><selections>${inner}</selections></selection>`;
