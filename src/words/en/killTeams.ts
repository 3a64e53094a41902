type Said = (params: Readonly<Record<string, string | number>>) => string;

/** What is not as the rules of rosters have it, as a sentence. */
const facts = {
  noLeader: () => 'No leader: matched play wants exactly one.',
  severalLeaders: ({ count }) => `${count} leaders: one at most.`,
  fireTeamCount: ({ least, most, count }) =>
    `${count} fire teams, not ${least === most ? least : `${least} to ${most}`}.`,
  unknownFireTeam: ({ id }) => `Its list has no fire team “${id}”.`,
  teamSize: ({ least, most, count }) => `${count} operatives, not ${least === most ? least : `${least} to ${most}`}.`,
  cardAtLeast: ({ card, least, count }) => `${count} of ${card}: at least ${least}.`,
  cardAtMost: ({ card, most, count }) => `${count} of ${card}: at most ${most}.`,
  cardNotListed: ({ card }) => `${card}: in none of its fire teams.`,
  openKeyword: ({ operative, keyword }) => `${operative}: choose what stands for <${keyword}>.`,
  overEquipment: ({ spent, ep }) => `Equipment for ${spent} EP: at most ${ep}.`,
  itemAtMost: ({ item, most, count }) => `${item} ${count} times: at most ${most}.`,
  itemNotListed: ({ item }) => `${item}: no equipment of this kill team.`,
  itemNotFor: ({ item, operative }) => `${item}: not for ${operative}.`,
  optionOpen: ({ item, operative }) => `${operative}: choose which ${item}.`,
} satisfies Readonly<Record<string, Said>>;

/** Choosing kill teams before a battle of two sides. */
export const killTeams = {
  change: (count: number) => (count === 1 ? '1 operative, change' : `${count} operatives, change`),
  team: (player: string) => `The kill team of ${player}`,
  tables: 'The tables',
  card: (name: string, role: string, wounds: number) => `${name}, ${role}, ${wounds} wounds`,
  group: (count: number) => `GA ${count}`,
  leader: 'leader',
  staysBehind: 'stays behind',
  goes: 'Goes into battle',
  keyword: (word: string) => `In the place of <${word}>`,
  equipment: 'Equipment',
  spent: (spent: number, ep: number) => `${spent} of ${ep} EP`,
  points: (ep: number) => `${ep} EP`,
  option: (item: string) => `Which ${item}`,
  archetypes: (names: string) => `Archetypes: ${names}`,
  asItIs: 'As it is',
  check: 'Not by the rules',
  chooseFirst: 'Something must be chosen first',
  print: 'Print the datacards',
  share: 'Share the roster',
  facts,
};
