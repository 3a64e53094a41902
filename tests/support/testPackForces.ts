import { testItems } from './testPackWeapons.ts';

const guns = testItems('ranged');
const blades = testItems('melee').filter((id) => id !== 'fist');

/** Every `hands`-th weapon of a list, from the `hand`-th: together the hands hold all of them. */
const dealt = (ids: readonly string[], hand: number, hands: number) => ids.filter((_, index) => index % hands === hand);
const HANDS = 5;
const armsOf = (hand: number) => [...dealt(guns, hand, HANDS), ...dealt(blades, hand, HANDS)];

const card = (id: string, kind: string, changes: Record<string, unknown>) => ({
  id,
  name: id,
  kind,
  portrait: 'cap',
  apl: 2,
  move: 6,
  hit: 4,
  rangedHit: null,
  save: 5,
  wounds: 8,
  dv: 1,
  keywords: [],
  abilities: [],
  reanimateBonus: 0,
  unarmed: 'fist',
  arms: [],
  ownArmour: null,
  wargearCapacity: 0,
  followerCapacity: 0,
  capacityCost: 0,
  models: 1,
  rules: [],
  provenance: 'ours',
  ...changes,
});

export const testCards = [
  card('test-acolyte', 'acolyte', {
    apl: 3,
    abilities: ['medic'],
    reanimateBonus: 1,
    arms: [armsOf(0)],
    followerCapacity: 3,
    keywords: ['LEADER'],
  }),
  card('test-trooper', 'follower', {
    abilities: ['groupActivation'],
    arms: [armsOf(1)],
    rangedHit: 3,
    ownArmour: 'test-plate',
  }),
  card('test-servitor', 'auxiliary', { abilities: ['ignoresApl', 'noReload', 'parriesTwo'], arms: [armsOf(2)] }),
  card('test-flyer', 'auxiliary', {
    abilities: ['fly', 'cannotInteract', 'cannotPickUp', 'holdsNothing'],
    arms: [armsOf(3)],
  }),
  card('test-pair', 'auxiliary', { abilities: ['groupActivation'], arms: [armsOf(4)], models: 2, wounds: 6 }),
  card('test-brute', 'enemy', {
    dv: 2,
    apl: 3,
    wounds: 14,
    abilities: ['twoAttacks', 'saveIgnoresPiercing'],
    arms: [armsOf(0), armsOf(1)],
    keywords: ['LEADER'],
    brings: ['test-idol'],
  }),
  card('test-idol', 'enemy', { dv: 0, apl: 0, move: 0, wounds: 3, abilities: ['neverActs'], unarmed: null }),
  card('test-fighter', 'enemy', { arms: [armsOf(2), armsOf(3), armsOf(4)] }),
  card('test-swarm', 'enemy', { apl: 1, wounds: 5, abilities: ['groupActivation'], unarmed: null }),
];

const row = (from: number, to: number, [cardId, dv, max]: [string, number, number | null]) => ({
  from,
  to,
  max,
  dv,
  card: cardId,
  arms: [],
  provenance: 'ours',
});

export const testFactions = [
  {
    id: 'test-faction',
    name: 'Test faction',
    rows: [
      row(1, 4, ['test-brute', 2, 1]),
      row(5, 12, ['test-fighter', 1, null]),
      row(13, 20, ['test-swarm', 1, null]),
    ],
    rules: [{ id: 'test-rule', text: 'A rule for the table.' }],
    provenance: 'ours',
  },
];

export const testMissions = [
  {
    id: 'test-mission',
    name: 'Test mission',
    role: 'either',
    turningPoints: 8,
    setUp: ['Anywhere.'],
    primary: 'Tick it.',
    counters: [{ id: 'found', name: 'Found', max: 4, perAcolyte: 1 }],
    ticks: [
      { id: 'seen', name: 'Seen', ends: 'no' },
      { id: 'done', name: 'Done', ends: 'complete' },
      { id: 'lost', name: 'Lost', ends: 'failed' },
    ],
    named: 'The Target',
    provenance: 'ours',
  },
];

const member = (id: string, cardId: string, armour: string | null = null) => ({
  id,
  name: id,
  card: cardId,
  portrait: null,
  weapons: [],
  armour,
});

export const testRetinues = [
  {
    id: 'test-retinue',
    name: 'Test retinue',
    members: [
      member('ann', 'test-acolyte', 'test-charm'),
      member('ben', 'test-trooper', 'test-plate'),
      member('cid', 'test-servitor'),
      member('dot', 'test-flyer'),
      member('eve', 'test-pair'),
    ],
    provenance: 'ours',
  },
];

const foe = (cardId: string, hand: number | null, count: number) => ({
  card: cardId,
  weapons: hand === null ? [] : armsOf(hand),
  count,
});

export const testScenarios = [
  {
    id: 'quick-start',
    name: 'Test scenario',
    mission: 'test-mission',
    retinue: 'test-retinue',
    faction: 'test-faction',
    difficulty: 'medium',
    eventTable: 'every-effect',
    enemies: [
      foe('test-brute', 1, 1),
      foe('test-fighter', 2, 1),
      foe('test-fighter', 3, 1),
      foe('test-fighter', 4, 1),
      foe('test-swarm', null, 2),
    ],
    provenance: 'ours',
  },
];
