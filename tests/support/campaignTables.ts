import type { CampaignContent, CampaignDifficulty } from '../../src/engine/campaign/model/content.ts';
import type {
  Award,
  CasualtyResult,
  CasualtyRow,
  LootFind,
  LootRow,
  Objective,
} from '../../src/engine/campaign/model/rows.ts';

const casualty = (
  of: CasualtyRow['of'],
  [from, to]: readonly [number | null, number | null],
  result: CasualtyResult,
): CasualtyRow => ({ of, from, to, result, provenance: 'ours' });

/** C6. */
const casualties: readonly CasualtyRow[] = [
  casualty('acolyte', [null, 0], 'slain'),
  casualty('acolyte', [1, 1], 'scarAndRest'),
  casualty('acolyte', [2, 2], 'scar'),
  casualty('acolyte', [3, 3], 'scarOrItem'),
  casualty('acolyte', [4, 4], 'knockedOut'),
  casualty('acolyte', [5, 5], 'recovered'),
  casualty('acolyte', [6, null], 'lesson'),
  casualty('follower', [null, 1], 'slain'),
  casualty('follower', [2, 2], 'scar'),
  casualty('follower', [3, 3], 'scarOrAll'),
  casualty('follower', [4, 4], 'knockedOut'),
  casualty('follower', [5, 5], 'recovered'),
  casualty('follower', [6, null], 'lesson'),
];

const award = (id: Award['id'], acolyte: number, follower: number): Award => ({
  id,
  acolyte,
  follower,
  provenance: 'ours',
});

/** C8 and A4. */
const awards: readonly Award[] = [
  award('primary', 15, 1),
  award('primaryFailed', 5, 0),
  award('secondary', 5, 1),
  award('secret', 8, 1),
  award('clue', 2, 0),
  award('standing', 2, 0),
  award('survived', 0, 2),
  award('kill', 1, 1),
  award('heavyKill', 1, 1),
  award('captive', 3, 3),
];

const objective = (face: number, id: string, set: Partial<Objective> = {}): Objective => ({
  id,
  name: id,
  text: '',
  face,
  xp: 5,
  loot: 0,
  nextClue: 0,
  recovery: 0,
  flag: null,
  secret: false,
  provenance: 'ours',
  ...set,
});

/** C15. */
const objectives: readonly Objective[] = [
  objective(1, 'no-trace', { flag: 'unseen' }),
  objective(2, 'take-one-alive', { nextClue: 1 }),
  objective(3, 'burn-the-ledger'),
  objective(4, 'all-come-back', { recovery: 1 }),
  objective(5, 'save-ammunition', { loot: 1 }),
  objective(6, 'other-thing', { xp: 8, secret: true }),
];

const loot = (table: LootRow['table'], [from, to]: readonly [number, number], id: string, find: LootFind): LootRow => ({
  table,
  from,
  to,
  id,
  name: id,
  find,
  provenance: 'ours',
});

/** C16. */
const lootRows: readonly LootRow[] = [
  loot('common', [1, 1], 'junk', { kind: 'xp', by: 1 }),
  loot('common', [2, 2], 'loose-rounds', { kind: 'note' }),
  loot('common', [3, 3], 'grenade', { kind: 'item', items: ['frag-grenade'] }),
  loot('common', [4, 4], 'spare-magazines', { kind: 'item', items: ['magazines'] }),
  loot('common', [5, 5], 'found-medkit', { kind: 'item', items: ['medkit', 'data-slate'] }),
  loot('common', [6, 6], 'paper', { kind: 'clue', by: 1 }),
  loot('common', [7, 7], 'basic', { kind: 'basicOfChoice' }),
  loot('common', [8, 8], 'kit', { kind: 'equipmentOfChoice', upTo: 2 }),
  loot('common', [9, 9], 'restricted', { kind: 'restrictedAtRandom', wpLess: 1 }),
  loot('common', [10, 20], 'rare', { kind: 'rare' }),
  loot('rare', [1, 1], 'master-pistol', { kind: 'item', items: ['relic-pistol'] }),
  loot('rare', [2, 2], 'web', { kind: 'item', items: ['web-pistol'] }),
  loot('rare', [3, 4], 'seal', { kind: 'note' }),
  loot('rare', [5, 5], 'tome', { kind: 'psyker' }),
  loot('rare', [6, 6], 'favour', { kind: 'followers', by: 1 }),
];

const difficulty = (set: Partial<CampaignDifficulty> = {}): CampaignDifficulty => ({
  casualty: 0,
  equipmentRerolls: true,
  xpPercent: 100,
  retinueDv: { first: 6, further: 4 },
  objectives: 1,
  ...set,
});

export const campaignTables: Pick<
  CampaignContent,
  'casualties' | 'awards' | 'objectives' | 'loot' | 'bases' | 'difficulties'
> = {
  casualties,
  awards,
  objectives: new Map(objectives.map((row) => [row.id, row])),
  loot: lootRows,
  bases: new Map([
    ['medicae', { id: 'medicae', name: 'medicae', text: '', recovery: 1, provenance: 'ours' }],
    ['armoury', { id: 'armoury', name: 'armoury', text: '', recovery: 0, provenance: 'ours' }],
  ]),
  difficulties: {
    easy: difficulty({ casualty: 1, retinueDv: { first: 7, further: 5 }, objectives: 2 }),
    medium: difficulty(),
    hard: difficulty({ equipmentRerolls: false, xpPercent: 125, retinueDv: { first: 5, further: 4 } }),
  },
};
