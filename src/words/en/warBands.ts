import { inches, signed, target } from '../format.ts';

type Said = (params: Readonly<Record<string, string | number>>) => string;

/** What is not as the rules of war bands have it, as a sentence. */
const facts = {
  overPoints: ({ points, limit, over }) => `${points} points, ${over} over the ${limit} agreed.`,
  tooMany: ({ model, most, count }) => `${count} of ${model}: at most ${most}.`,
  otherFaction: ({ model, faction }) => `${model}: not of ${faction}.`,
  noLeader: () => 'No leader: somebody must lead.',
  severalLeaders: ({ count }) => `${count} leaders: only one leads.`,
  cannotLead: ({ model }) => `${model} cannot lead.`,
  unknownOption: ({ model, option }) => `${model}: its card has no option ${option}.`,
  optionTwice: ({ model, option }) => `${model}: ${option} twice.`,
  optionsClash: ({ model, option, other }) => `${model}: ${option} replaces what ${other} has replaced.`,
} satisfies Readonly<Record<string, Said>>;

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
const wounds = (count: number): string => (count === 1 ? '1 wound' : `${count} wounds`);
const dice = (count: number): string => `${count}D6`;

/** What stands on a card, as it is said in one line each. */
const card = {
  figures: { cp: 'CP', sp: 'Speed', ar: 'Armour', wn: 'Wounds', ne: 'Nerve' },
  invulnerable: (faces: readonly number[]) => `Invulnerable ${faces.map(target).join(' or ')}`,
  base: {
    round: (width: number, _length: number) => `${width} mm base`,
    oval: (width: number, length: number) => `${width} by ${length} mm base, oval`,
    rectangle: (width: number, length: number) => `${width} by ${length} mm base, rectangular`,
  },
  attacks: 'Attacks',
  /** Heads of the table of attacks on paper. */
  columns: { attack: 'Attack', range: 'Range', dice: 'Dice', hit: 'Hit', ap: 'AP', d: 'D' },
  actions: 'Actions',
  abilities: 'Abilities',
  options: 'Weapons and options',
  ranged: (range: number) => inches(range),
  /** In a column of a table. */
  meleeShort: (range: number) => (range === 0 ? 'contact' : inches(range)),
  melee: (range: number) => (range === 0 ? 'base contact' : `melee ${inches(range)}`),
  profile: (count: number, hit: number, ap: number, d: number) => `${dice(count)}, ${target(hit)}, AP${ap}, D${d}`,
  /** What is written short on a card, in plain words. */
  how: '3D6, 3+: roll three dice, each 3 or more hits. AP: each armour die against it needs that much more. D: wounds of each hit that comes through.',
  attack: (reach: string, profile: string) => `${reach}: ${profile}`,
  followUp: (name: string, radius: number, profile: string) =>
    `${name}, if it hits: everybody else within ${inches(radius)} of the target, ${profile}, modified by nothing`,
  length: { short: 'short', long: 'long' },
  cost: (length: string, cp: number) => (cp === 0 ? length : `${length}, ${cp} CP`),
  effects: {
    return: (count: number, within: number, clear: number) =>
      `a removed model of the side comes back with ${wounds(count)} within ${inches(within)}, more than ${inches(clear)} from enemies, activated`,
    heal: (count: number, within: number) => `a friend within ${inches(within)} gets ${wounds(count)} back`,
    mortal: (count: number, within: number) =>
      `an enemy within ${inches(within)} suffers ${count === 1 ? '1 mortal wound' : `${count} mortal wounds`}`,
    token: (count: number, token: string) => (count === 1 ? token : `${count} ${token}`),
  },
  moments: {
    hitRoll: { ranged: 'shooting', melee: 'in melee', any: 'attacking' },
    armourRoll: { ranged: 'shot at', melee: 'struck in melee', any: 'attacked' },
    recovery: { ranged: 'recovering', melee: 'recovering', any: 'recovering' },
    nerve: { ranged: 'testing nerve', melee: 'testing nerve', any: 'testing nerve' },
  },
  changes: {
    die: (value: number) => `${signed(value)} on each die`,
    ap: (value: number) => `${signed(value)} AP`,
    dice: (value: number) => `${signed(value)} dice`,
  },
  ability: (moment: string, change: string, cp: number) =>
    cp === 0 ? `always, ${moment}: ${change}` : `${cp} CP, said before the roll, ${moment}: ${change}`,
  named: (name: string, said: string) => `${name}: ${said}`,
};

/** War bands: choosing and changing them before a battle, and their cards on paper. */
export const warBands = {
  facts,
  card,
  band: (player: string) => `The war band of ${player}`,
  tables: 'The tables',
  change: (count: number) => (count === 1 ? '1 model, change' : `${count} models, change`),
  /** Under the points of a model. */
  unit: 'pts',
  wounds,
  row: (name: string, detail: string, count: number) => `${name}, ${detail}, ${wounds(count)}`,
  leader: 'leader',
  points,
  sum: (spent: number, limit: number) => `${spent} of ${points(limit)}`,
  agreed: (limit: number) => `${limit} points each`,
  limit: 'Points for each side',
  check: 'Not by the rules',
  choose: 'Choose a war band',
  ready: 'Ready war bands',
  build: 'Build one',
  buildDetail: 'nobody in it yet',
  add: 'Add a model',
  addTo: (band: string) => `Add a model to ${band}`,
  cardRow: (kind: string, cost: string, have: number, most: number) => `${kind}, ${cost}, ${have} of ${most}`,
  remove: (name: string) => `Leave ${name} out`,
  leads: (cp: number, count: number) => `Leads: +${cp} CP, +${wounds(count)}`,
  name: 'Name',
  option: (name: string, cost: number) => `${name}, ${points(cost)}`,
  replaces: (name: string) => `in place of ${name}`,
  playerOf: (player: string) => `${player}: name`,
  dice: (player: string) => `Dice of ${player}`,
  diceOfTables: 'Dice of the tables',
  diceFrom: { table: 'On the table', screen: 'By the app' },
  scenario: 'Scenario',
  chooseScenario: 'Choose a scenario',
  rounds: (count: number) => (count === 1 ? '1 round' : `${count} rounds`),
  endDie: (count: number, face: number) => `${count} rounds, one more on ${target(face)}`,
  layout: { ours: 'Layout: ours', user: 'Layout: yours' },
  falls: (side: string, edges: string) => `${side} falls back to the ${edges}.`,
  edges: { north: 'north edge', east: 'east edge', south: 'south edge', west: 'west edge' },
  deeds: {
    stands: (name: string, count: number) => `${name}: ${points(count)} if your leader is in play at the end.`,
    enemyRemoved: (name: string, count: number) => `${name}: ${points(count)} if their leader is out at the end.`,
  },
  /** What an objective is worth to each side at the end of a round. */
  worth: (first: number, second: number, names: readonly [string, string]) =>
    first === second ? points(first) : `${first} for ${names[0]}, ${second} for ${names[1]}`,
  objective: (name: string, worth: string, where: string) => `${name}: ${worth}. ${where}`,
  parts: { table: 'The table', objectives: 'What scores', setUp: 'Setting up' },
  eachRound: 'At the end of each round, for whoever holds it:',
  against: (band: string, fact: string) => `${band}: ${fact}`,
  begin: (first: string, second: string) => `${first} against ${second}`,
  bandName: 'Name of the war band',
  /** What else is done with war bands before a battle. */
  beside: 'Cards and packs',
  print: 'Print the cards',
  share: (band: string) => `Share or keep ${band}`,
  shareDetail: 'as a pack: file, link or code',
  shareNot: 'only once it is by the rules',
  paper: {
    title: 'Cards on paper',
    head: (bands: string) => `Cards: ${bands}`,
    empty: 'Nobody is in a war band yet.',
    print: 'Print',
    hint: 'on A4, from the browser',
    woundBoxes: (count: number) => `${wounds(count)} to cross out`,
  },
};
