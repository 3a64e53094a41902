// Where something is typed, chosen or tapped: addresses of the app, and what is pressed there until it shows.
const SECTIONS = [
  'basics',
  'setUp',
  'forces',
  'objectives',
  'counters',
  'actions',
  'hooks',
  'surroundings',
  'tables',
  'passages',
  'endings',
];
const MADE = [
  ...['operatives', 'weapons', 'armour', 'factions'].map((kind) => `acolyte.${kind}`),
  ...['operatives', 'weapons', 'equipment', 'killTeams', 'retinues', 'tacOps'].map((kind) => `kt2021.${kind}`),
  ...['operatives', 'retinues'].map((kind) => `kt2021-lite.${kind}`),
  ...['bandModels', 'bandFactions', 'warBands', 'bandScenarios'].map((kind) => `vanguard.${kind}`),
];
const SCREENS = ['open', 'campaign/new', 'campaign/new/dataslate', 'generate', 'import', 'two', 'odds'];
/** A campaign in which something was found. */
const FINDS = 'campaign-home-pick-increase';
const VIEWS = ['recruit', 'deploy', 'chronicle', 'stash', 'tracker', 'settings', 'equip/m1'];

/**
 * A place. `press`: one after the other, `folds`: and then what is folded is opened; `grows`: what makes room for more is
 * pressed when it is first come to; `kept`: how many of those that are pressed are choices that the app keeps.
 */
const place = (at, press = [], more = {}) => ({
  at,
  press,
  grows: false,
  kept: at === 'new' ? 1 : 0,
  folds: !at?.startsWith('battle/') && at !== 'new',
  name: [at, ...press].join(' > '),
  ...more,
});

/**
 * What has to be made before its places are there, by its name: pressed from an address on, and then the address is noted.
 * `part`, `adds`: what is pressed at a part of it besides.
 */
export const making = [
  { name: 'campaign', at: 'campaign/new', press: ['Found the campaign'] },
  { name: 'dataslate', at: 'campaign/new/dataslate', press: ['Open the dataslate'] },
  { name: 'bracketed', at: 'campaign/new/dataslate', press: ['Gutter saints', 'Open the dataslate'] },
  { name: 'scenario', at: 'workshop/shelf/scenarios', press: ['New scenario, from'] },
  {
    name: 'conditional',
    at: 'workshop/shelf/scenarios',
    press: ['New scenario, from'],
    part: 'endings',
    adds: ['Add an ending', 'Add a memory', 'Add a condition', '=Who stands'],
  },
  { name: 'module', at: 'workshop/shelf/campaigns', press: ['New linked campaign'] },
  { name: 'table', at: 'workshop/shelf/tables', press: ['New roll table'] },
  { name: 'behaviour', at: 'workshop/shelf/tables', press: ['A table of your own'] },
  { name: 'board', at: 'workshop/shelf/boards', press: ['Ash Yard', 'Take a copy'] },
  ...MADE.map((kind) => ({ name: kind, at: `workshop/made/${kind}`, press: ['New '] })),
];

const inWorkshop = (made) => [
  ...SECTIONS.map((section) => place(`${made.scenario}/${section}`, [], { grows: true })),
  ...['', '/story', '/rewards'].map((part) => place(`${made.module}${part}`, [], { grows: true })),
  place(made.module, ['.*, scenario '], { grows: true }),
  place(made.table, [], { grows: true }),
  place(made.behaviour, [], { grows: true }),
  place(`${made.conditional}/endings`),
  place('workshop/shelf/boards', ['New board']),
  place(made.board),
  place(made.board, ['(Block|Rubble|Barricade), '], { kept: 1 }),
  place('workshop/behaviour/acolyte', ['Test bench']),
  place('workshop/pack', [], { grows: true }),
  place('workshop/pack', ['!?Say what is new']),
  place(`workshop/share/missions/${made.scenario?.split('/').at(-1)}`),
  ...MADE.map((kind) => place(made[kind], [], { grows: true })),
];

const ofCampaigns = (made) => [
  ...VIEWS.map((view) => place(`${made.campaign}/${view}`)),
  place(`${made.campaign}/tracker`, ['!Ours@Range', '!?Marksmanship']),
  place(made.campaign, ['Begin a linked campaign']),
  place(`${made.campaign}/recruit`, ['!Acolyte, APL']),
  place(`${made.campaign}/operative/m1`, ['Name and portrait']),
  ...['A number', 'Experience', 'Kills', 'Give a scar', 'Give an honour', 'Fate'].map((hand) =>
    place(`${made.campaign}/operative/m1`, ['Set by hand', '?Back', hand]),
  ),
  place(made.dataslate),
  ...['Enlist', 'Mother Ash|Ada Quill'].map((sheet) => place(made.dataslate, [sheet])),
  place(made.bracketed, ['Enlist']),
  place(`${made.dataslate}/settings`),
];

const GAMES = ['ACOLYTE', 'Kill Team, third edition', 'Kill Team 2021', 'Kill Team Lite', 'Kill Team Vanguard'];

/** A battle being prepared, of each game, and the sheets of it. */
const prepared = [
  ...GAMES.map((game) => place('new', [game], { folds: true })),
  ...['1', '2', '3', '4'].map((step) => place('new', ['ACOLYTE', step])),
  ...['Rename Isaura Vex', 'Rename Sabine Hale'].map((who) => place('new', ['ACOLYTE', '2', who])),
  place('new', ['Kill Team 2021', 'The table([^s]|$)', '!2 players']),
  place('new', ['Kill Team 2021', '3', 'Mother Ash']),
  place('two', ['Kill Team, third edition', '.*(Wyn Tallow|Jun Arrow)', 'Wyn Tallow'], { kept: 1 }),
  ...['1', '2', '3', '4'].map((step) => place('new', ['Kill Team Vanguard', step])),
  // Names that stay what they begin with, whatever is typed behind them; others are numbered anew when one is called otherwise.
  ...['(Hesk|Marrow|Old Bell|Sparrow)', '(Iron Third|Bone Choir)'].map((who) =>
    place('new', ['Kill Team Vanguard', '2', who]),
  ),
];

/** What lies in hand on a board from before is laid down; what is taken up after it is kept. */
const EMPTY_HAND = '!?(Cancel|Not now|Done)$';

/** Sheets over a battle. */
const overBattles = [
  place('battle/acolyte-firefight', ['More', 'Dice for the table']),
  place('battle/acolyte-firefight', ['More', 'Dice for the table', 'One of these']),
  place('battle/acolyte-firefight', ['More', 'Dice for the table', 'One of these', '!=A list']),
  place('battle/acolyte-firefight', ['More', 'Set by hand']),
  place('battle/acolyte-firefight', ['~Isaura Vex']),
  place('battle/acolyte-firefight', ['~Isaura Vex, '], { folds: true }),
  place('battle/acolyte-firefight-acting', ['!?Interact, .*1 AP$']),
  place('battle/acolyte-on-board', [EMPTY_HAND, '!.* has no place'], { folds: true }),
  place('battle/acolyte-on-board', [EMPTY_HAND, '!Reposition, '], { folds: true }),
  place('battle/acolyte-on-board', [EMPTY_HAND, '!Measure'], { folds: true }),
  place('battle/acolyte-pick-saves', ['Other damage']),
  place('battle/acolyte-look-sight', ['All answers at once']),
  place('battle/acolyte-by-hand', ['Advice']),
  place('battle/kt2021-people-setUp', ['Ana: choose tac ops', 'Ana has it']),
  place('battle/kt2021-people-markers', ['Ana: Own light', 'Ana has it']),
  place('battle/kt2021-people-turningPointOver', ['North light']),
  place('battle/vanguard-people-turns', ['~[Aa]1']),
];

const odds = [
  place('odds/compare', ['Weapons and targets', 'Weapons: 0', '.*[Nn]umbers|.*own']),
  place('odds', ['Keep beside']),
  place('odds/compare/beside/beside~!', ['.*4 dice']),
];

const inBattles = ({ battles }) => [
  ...overBattles.filter(({ at }) => battles.includes(at.split('/')[1])),
  ...battles.map((id) => place(`battle/${id}`)),
  ...battles.filter((id) => id.endsWith('firefight')).map((id) => place(`battle/${id}/end`)),
];

/** Every place; `made`: the addresses of what has been made, `logs`: the ids of battles and campaigns at each question. */
export const placesOf = (made, logs) =>
  [
    ...SCREENS.map((at) => place(at)),
    ...prepared,
    ...odds,
    ...inWorkshop(made),
    ...ofCampaigns(made),
    ...logs.campaigns.map((id) => place(`campaign/${id}/after`)),
    ...logs.campaigns.filter((id) => id === FINDS).map((id) => place(`campaign/${id}/stash`, ['Spare magazines'])),
    ...inBattles(logs),
  ].filter(({ at }) => at !== undefined && !at.startsWith('undefined'));

/** The same in an order by chance. */
export const shuffled = (list, chance) =>
  list
    .map((each) => [chance(1 << 20), each])
    .toSorted(([one], [other]) => one - other)
    .map(([, each]) => each);

/** What has to be made for the dozen. */
export const makingOfDozen = making.filter(({ name }) =>
  ['campaign', 'scenario', 'table', 'acolyte.weapons'].includes(name),
);

/**
 * Twelve lists of places, by chance in their order, one of each to be worked: fields of the workshop and of a campaign, trays
 * and questions of two games. `works`: the kind of what is worked there; null: any.
 */
export function dozenOf(made, { battles }, chance) {
  const group = (works, places) => shuffled(places, chance).map((each) => ({ ...each, works, folds: false }));
  const asked = (works, pattern) =>
    group(
      works,
      battles.filter((id) => pattern.test(id)).map((id) => place(`battle/${id}`)),
    );
  const rolls = /^acolyte-roll-(?:attack|defence|fightAttack|fightDefence)$/u;
  const questions = /^acolyte-(?:look|pick)-/u;
  return [
    group('text', [place(`${made.scenario}/basics`)]),
    asked('tray', rolls),
    group('text', [place(made.table), place(made['acolyte.weapons'])]),
    asked('tray', /^vanguard-people-roll-(?:hit|armour)$/u),
    group('text', [place(`${made.campaign}/tracker`)]),
    asked('one of', questions),
    group('text', [place('campaign/new'), place(`${made.campaign}/operative/m1`, ['Name and portrait'])]),
    asked('tick', /^vanguard-(?:people|tables)-(?:pick|tick|look)-/u),
    group('text', [place(made['acolyte.weapons']), place('open')]),
    asked('tray', rolls),
    group(null, [place('new', ['ACOLYTE', '3'])]),
    asked(null, /^vanguard-tables-(?:pick|tick|look)-/u),
  ];
}
