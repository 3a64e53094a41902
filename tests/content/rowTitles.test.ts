import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EVENT_TABLES } from '../../src/content/generator/tables.ts';
import { MARINE_SPECIALISMS } from '../../src/engine/campaign/model/rows.ts';
import { campaignPack, pack } from '../support/rowPlay.ts';

const FOLDERS = ['tests/engine', 'tests/content'];

/** All that tests are called, with the sentences of `describe.each`. */
const titles = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(
        /(?:describe|it)\((?<quote>['`])(?<said>.+?)\k<quote>|^ {2}\[\s*(?<mark>['"])(?<row>.+?)\k<mark>,/gmu,
      ),
    ]),
).map(({ groups }) => groups?.['said'] ?? groups?.['row'] ?? '');

/** A title that begins with the name, as the whole of it or before more. */
const isShown = (name: string): boolean =>
  titles.some((title) => title === name || title.startsWith(`${name}:`) || title.startsWith(`${name} of `));

const unshown = (rows: readonly { readonly name: string }[]): readonly string[] =>
  rows.map(({ name }) => name).filter((name) => !isShown(name));
const rowsOf = (table: string) => pack.tables.get(table)?.rows ?? [];

/** Of the honours, scars, backgrounds and things that a battle asks for. */
const NAMED = [
  'Long Eye',
  'Auspex',
  'Camo cloak',
  'Sniper',
  'Sixth Sense',
  'Last Breath',
  'Light Foot',
  'Ghost',
  'Inspiring',
  'Lay-Technician',
  'Refractor amulet',
  'Web pistol',
  'Marked by the enemy',
  'Data-slate',
  'Loose rounds',
  'Break Out',
  'Silence the Voice',
  'Retrieve',
];

describe('tests titled with the name of a row', () => {
  it('should be there for every environment', () => {
    expect(unshown(rowsOf('environments'))).toEqual([]);
  });

  it.each(EVENT_TABLES)('should be there for every event of %s', (table) => {
    expect(rowsOf(table)).not.toEqual([]);
    expect(unshown(rowsOf(table))).toEqual([]);
  });

  it('should be there for every ploy', () => {
    expect(campaignPack.ploys).toHaveLength(14);
    expect(unshown(campaignPack.ploys.map(({ trait }) => trait))).toEqual([]);
  });

  it('should be there for every honour of Space Marines and every tactic of their chapters', () => {
    const lists: readonly string[] = MARINE_SPECIALISMS;
    const honours = campaignPack.honours.filter(({ specialism }) => lists.includes(specialism));
    expect(honours).toHaveLength(12);
    expect(unshown(honours)).toEqual([]);
  });

  it('should be there for what else is named', () => {
    expect(unshown(NAMED.map((name) => ({ name })))).toEqual([]);
  });
});
