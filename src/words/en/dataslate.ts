import { type Content, NO_CONTENT } from '../content.ts';

const several = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

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
      goOn: 'To the closing',
    },
    closing: { levels: 'Ranks', level: (who: string, level: number) => `${who}, rank ${level + 1}` },
  },
  retinue: { level: (level: number) => `Rank ${level + 1}` },
};

/** Rosters of Kill Team 2021 in narrative play. */
export const dataslate = {
  content,
  campaign,
  sharing: {
    title: 'Share the dataslate',
    roles: { follower: 'Operative' },
    sendText: (name: string) => `The dataslate ${name}, for Retinue`,
  },
  dataslate: {
    one: 'Dataslate',
    door: 'A dataslate',
    doorHint: 'Narrative play of Kill Team 2021: a kill team gains experience, honours and scars.',
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
      failed: 'It could not be opened. Nothing has changed.',
    },
  },
};
