import { type Content, NO_CONTENT } from '../content.ts';

const several = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

const foughtFor = (turns: number, down: number, of: number): string =>
  `after ${several(turns, 'turning point', 'turning points')}, with ${down} of ${several(of, 'enemy', 'enemies')} down`;

const content: Content = NO_CONTENT;

/** What screens of campaigns say otherwise of a dataslate. */
const campaign = {
  after: {
    title: 'Update the dataslate',
    report: {
      primary: 'The battle',
      primaryOf: { complete: 'Won', failed: 'Lost', open: 'Even' },
      retinue: 'The kill team',
    },
    experience: { rows: { primary: 'battle won', survived: 'was there', kill: 'enemy incapacitated' } },
    advances: {
      none: 'No rank was reached',
      levels: 'Ranks reached',
      reached: (level: number) => `reached rank ${level + 1}`,
      owed: { specialism: 'its list of battle honours' },
      goOn: 'To the closing',
    },
    closing: {
      levels: 'Ranks',
      level: (who: string, level: number) => `${who}, rank ${level + 1}`,
      closeDetail: 'the dataslate is up to date',
      nothing: 'Nobody was hurt, nobody has learned anything.',
    },
    noWalk: 'No battle waits to be counted',
    noWalkText: 'Go to battle; its end asks whether it counts.',
  },
  dice: {
    rolls: {
      scar: (who: string) => `Roll for the battle scar of ${who}`,
      honour: (who: string) => `Roll a D6 for the battle honour of ${who}`,
    },
    questions: {
      retireOrDie: (who: string) => `Too many scars. What becomes of ${who}?`,
      specialism: (who: string) => `From which list are the battle honours of ${who}?`,
      honour: (who: string) => `Which battle honour for ${who}?`,
    },
    casualtyResults: { scarAndRest: 'Battle scar, and rests in the next battle' },
    changes: { base: 'strategic asset' },
  },
  retinue: { level: (level: number) => `Rank ${level + 1}` },
  tracker: {
    settings: {
      title: 'The dataslate',
      discard: 'Delete the dataslate',
    },
  },
  story: {
    went: [
      (names: readonly string[], enemy: string) => `${list(names)} went out against ${enemy}.`,
      (names: readonly string[], enemy: string) => `${list(names)} met ${enemy}.`,
      (names: readonly string[], enemy: string) => `${list(names)} took the field; ${enemy} waited.`,
    ],
    nobodyWent: (enemy: string) => `${enemy} met nobody whose name is written here.`,
    outcome: {
      complete: [(turns: number, down: number, of: number) => `Won ${foughtFor(turns, down, of)}.`],
      failed: [(turns: number, down: number, of: number) => `Lost ${foughtFor(turns, down, of)}.`],
      open: [(turns: number, down: number, of: number) => `Even ${foughtFor(turns, down, of)}.`],
    },
    level: (name: string, level: number) => `${name} reached rank ${level + 1}.`,
    retired: (name: string) => `${name} leaves the kill team.`,
    retitled: (from: string, name: string) => `The dataslate, ${from} so far, is called ${name} from now on.`,
    base: (base: string) => `A strategic asset is gained: ${base}.`,
    fallen: {
      line: (role: string, level: number) => `${role}, rank ${level + 1}`,
      fellIn: (battle: number, by: string | null) => (by === null ? `Battle ${battle}` : `Battle ${battle}, to ${by}`),
      leftHow: { retired: 'left the kill team' },
    },
  },
};

/** Rosters of Kill Team 2021 in narrative play. */
export const dataslate = {
  content,
  campaign,
  sharing: {
    title: 'Share the dataslate',
    goes: 'With it go: who serves, with ranks, scars, honours and notes; the player; requisition points, strategic assets and kept equipment.',
    level: (level: number) => `Rank ${level + 1}`,
    roles: { follower: 'Operative' },
    sendText: (name: string) => `The dataslate ${name}, for Retinue`,
    qrLabel: (name: string) => `QR code of the link to the dataslate ${name}`,
    take: {
      title: 'A shared dataslate',
      take: 'Take as a new dataslate',
      takeDetail: 'Your own dataslates stay as they are',
      stash: (count: number) => several(count, 'kept item', 'kept items'),
    },
  },
  dataslate: {
    one: 'Dataslate',
    door: 'A dataslate, for Kill Team 2021',
    doorHint: 'The record of one kill team in narrative play: its experience, honours and scars.',
    found: {
      title: 'New dataslate',
      name: 'Name',
      team: 'Kill team',
      begin: 'Open the dataslate',
      beginDetail: (count: number) => several(count, 'operative', 'operatives'),
    },
    points: (count: number) => `${count} RP`,
    operatives: 'Operatives',
    detail: (card: string, rank: string, xp: number) => `${card} · ${rank} · ${xp} XP`,
    honours: (count: number) => several(count, 'honour', 'honours'),
    scars: (count: number) => several(count, 'scar', 'scars'),
    rests: 'must rest',
    honoursTitle: 'Battle honours',
    scarsTitle: 'Battle scars',
    none: 'None',
    nextRank: (rank: string, xp: number) => `${rank} from ${xp} XP on`,
    lastRank: 'The highest rank',
    record: (battles: number, kills: number) =>
      `${several(battles, 'battle', 'battles')}, ${several(kills, 'enemy down', 'enemies down')}`,
    rename: 'Name',
    dismiss: 'Dismiss',
    enlist: {
      row: 'Enlist an operative',
      rowDetail: 'joins the dataslate',
      title: 'Enlist an operative',
      card: 'Which card',
      arms: 'Armed with',
      keyword: (word: string) => `In the place of <${word}>`,
      join: 'Enlist',
    },
    requisitions: 'Requisitions',
    costs: (cost: number, text: string) => `${cost} RP. ${text}`,
    forWhom: 'For whom',
    which: 'Which one',
    nothingFor: 'Nobody has anything of the kind.',
    assets: 'Strategic assets',
    kept: 'Kept equipment',
    moreEp: (ep: number) => `${ep} EP more in the next battle`,
    waiting: (count: number) => several(count, 'choice waits', 'choices wait'),
    toBattle: 'To battle',
    toBattleDetail: 'choose the other side and the mission',
    inBattle: 'To the battle',
    inBattleDetail: 'its end asks whether it counts',
    update: 'Update the dataslate',
    updateDetail: 'casualties, experience, honours',
    chronicle: 'Chronicle',
    print: 'Print datacards',
    share: 'Share',
    settings: 'Settings',
    export: 'Export',
    storage: 'Storage and backups',
    fallen: 'The fallen',
    cards: 'Datacards',
    printNow: 'Print',
    pages: (count: number) => several(count, 'page', 'pages'),
    stats: { move: 'M', apl: 'APL', group: 'GA', defence: 'DF', save: 'SV', wounds: 'W' },
    weapon: { name: 'Weapon', attacks: 'A', hit: 'BS/WS', damage: 'D', rules: 'Rules' },
    counts: {
      title: 'Does this battle count?',
      hint: 'Each side decides for itself.',
      count: (name: string) => `Count it for ${name}`,
      countDetail: 'on to the update of its dataslate',
      not: (name: string) => `Not for ${name}`,
      notDetail: 'its dataslate stays as it is',
      open: (team: string) => `Open a dataslate for ${team}`,
      openDetail: 'this battle is its first',
      failed: 'It could not be opened. Nothing has changed.',
    },
  },
};
