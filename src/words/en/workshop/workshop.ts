import { rowGone } from '../packGone.ts';
import { bench } from './bench.ts';
import { editor } from './editor.ts';
import { findings } from './findings.ts';

const rows = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);
const tables = (count: number): string => (count === 1 ? '1 table' : `${count} tables`);

/** The workshop: decision tables of enemies. */
export const workshop = {
  title: 'Workshop',
  sectionsLabel: 'What is made',
  waiting: 'Reading the shelves',
  sections: {
    scenarios: { label: 'Scenarios' },
    campaigns: { label: 'Campaigns' },
    boards: { label: 'Boards' },
    tables: { label: 'Tables' },
    content: { label: 'Enemies', name: 'Enemies and what they carry' },
    packs: { label: 'Packs' },
  },
  own: 'Your decision tables',
  noOwn: 'None yet. Make a house rule of one that comes with the app.',
  shipped: 'Decision tables of the app',
  pack: (name: string) => `From ${name}`,
  unread: 'The place where tables are kept cannot be read here.',
  loading: 'Reading the tables',
  rows,
  names: {
    brawler: 'Brawler',
    marksman: 'Marksman',
    'brawler-objective-first': 'Brawler, objective first',
    battler: 'Battler',
    guardian: 'Guardian',
    'kill-team-2021': 'Kill Team 2021',
    acolyte: 'ACOLYTE',
  },
  houseRuleOf: (parent: string, changes: number) =>
    changes === 0
      ? `House rule on ${parent}, no difference yet`
      : `House rule on ${parent}, ${changes === 1 ? '1 difference' : `${changes} differences`}`,
  variantOf: (parent: string) => `Variant of ${parent}`,
  houseRule: 'Make a house rule of it',
  houseRuleDetail: 'its differences are kept',
  houseRuleName: (parent: string) => `${parent}, my way`,
  copyName: (name: string) => `${name}, copy`,
  copy: 'Take a copy',
  copyDetail: 'to change it',
  newTable: 'A table of your own',
  newName: 'New table',
  duplicate: 'Duplicate',
  remove: 'Remove',
  export: 'Export as a pack',
  share: 'Share it',
  exportAll: 'Export all',
  exportAllDetail: 'your tables as one pack',
  import: 'Import tables',
  open: 'Open',
  removed: (name: string) => `${name} is removed`,
  back: (name: string) => `${name} is back`,
  inUse: (by: string) => `Used by ${by}. Remove or change that first.`,
  rowGone,
  failed: 'It could not be stored. Nothing has changed.',
  astray: 'It builds on a table that is gone, or another builds on it. Nothing has changed.',
  tooLarge: 'There is no room for more tables. Nothing has changed.',
  exported: 'The pack file is in your downloads',
  brought: {
    title: (name: string) => `In ${name}`,
    refused: 'This file cannot be taken in. Nothing has changed.',
    none: 'There are no decision tables in it.',
    others: (count: number) =>
      `It also has ${count === 1 ? '1 row' : `${count} rows`} of other kinds, which stay out here. Bring the file at home to play with them.`,
    fresh: 'New here',
    same: 'The same is here already',
    replaces: 'Replaces yours of this name',
    take: (count: number) => `Take in ${tables(count)}`,
    replace: 'Replace yours',
    beside: 'Keep both',
    taken: (count: number) => `${tables(count)} taken in`,
    problem: (path: string, message: string) => (path === '' ? message : `${path}: ${message}`),
    unread: 'The file could not be read.',
  },
  editor,
  findings,
  bench,
};
