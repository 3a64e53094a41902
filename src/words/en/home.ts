const counted = (of: number, one: string) => `${of} ${one}${of === 1 ? '' : 's'}`;
const turnOf = (number: number, rounds: boolean) => `${rounds ? 'Round' : 'Turning point'} ${number}`;
const left = (ap: number | null) => (ap === null ? '' : `, ${ap} AP left`);

/** Home, at the first opening and later, and the quick start. */
export const home = {
  title: 'Retinue',
  pitch: 'Your miniatures, your dice. The rest is kept here.',
  promise: 'Wounds, ammunition, turns and the arithmetic of every attack. No account, no network.',
  doors: {
    alone: { title: 'Alone or together', detail: 'ACOLYTE: the enemy plays itself', time: 'an hour' },
    two: { title: 'Two sides', detail: 'Kill Team 2021, Lite, third edition, Vanguard', time: '60 to 90 min' },
    campaign: 'Your own retinue, with gear, scars and stories',
    bring: 'A save, a list, a pack, a shared scenario',
  },
  games: {
    acolyte: 'ACOLYTE',
    kt3: 'Kill Team 3',
    kt2021: 'Kill Team 2021',
    'kt2021-lite': 'Kill Team Lite',
    vanguard: 'Vanguard',
  },
  /** Words of doors with a picture: each stands in the whole name of its door. */
  short: { battle: 'Battle', again: 'Again', campaign: 'Campaign', bring: 'Bring' },
  waits: {
    battle: (title: string) => `In battle: ${title}`,
    writing: (title: string) => `To be written up: ${title}`,
    chapter: (title: string) => `Next: ${title}`,
  },
  moreInPlay: (count: number) => `${count} more in play`,
  players: 'Players',
  playerCount: (count: number) => (count === 1 ? '1 player' : `${count} players`),
  playerNameHint: 'Operatives are dealt in turn. Change it on their cards.',
  dice: 'Dice on the table',
  diceHint: 'The app rolls the others.',
  diceMine: 'Mine',
  diceAll: 'All',
  diceNone: 'None',
  playFirst: 'Play the first battle',
  playFirstDetail: (mission: string, own: number, foes: number) => `${mission}, ${own} against ${foes}`,
  storageHint: 'Saves live in this browser, in two places. Keep a file too.',
  battleInPlay: 'In play',
  battlesInPlay: 'Battles in play',
  finished: 'Finished battles',
  continueBattle: 'Continue the battle',
  /** `ap` null: the game has none. */
  continueActing: (who: string, ap: number | null) => `${who} acts${left(ap)}`,
  continueSide: (side: 'retinue' | 'enemy' | null): string =>
    side === 'retinue' ? 'The retinue activates' : side === 'enemy' ? 'The enemy activates' : 'Next activation',
  /** `rounds`: the game counts rounds in place of turning points. */
  continuePhase: turnOf,
  lineSetUp: 'Deployment',
  lineTurningPoint: (number: number, of: number | null, rounds: boolean) =>
    `${turnOf(number, rounds)}${of === null ? '' : ` of ${of}`}.`,
  lineActing: (who: string, ap: number | null) => `${who} is acting${left(ap)}.`,
  lineOver: (count: number, rounds: boolean) => `Over, after ${counted(count, rounds ? 'round' : 'turning point')}`,
  newBattle: 'New battle',
  again: 'Play it again',
  newBattleDetail: 'Mission, enemy, difficulty',
  campaigns: 'Campaigns',
  newCampaign: 'New campaign',
  continueCampaign: 'Continue the campaign',
  campaignLine: (scenarios: number, operatives: number, scars: number, players: readonly string[]) => {
    const marked = scars === 0 ? '' : `, ${counted(scars, 'scar')}`;
    const who = players.length === 1 ? `${players.join('')}, alone` : new Intl.ListFormat('en-GB').format(players);
    const played = scenarios === 0 ? 'No scenario yet' : counted(scenarios, 'scenario');
    return `${played}, ${counted(operatives, 'operative')}${marked}. ${who}`;
  },
  bringFile: 'Bring a file, link or code',
  settings: 'Settings',
  workshop: 'Workshop',
  odds: 'Odds',
  openBattle: (title: string) => `Open ${title}`,
  savedTwice: 'Saved, with a second copy',
  when: (at: number) =>
    new Intl.DateTimeFormat('en-GB', { weekday: 'long', hour: '2-digit', minute: '2-digit' }).format(at),
  date: (at: number) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(at),
  emptyTitle: 'No battle in play',
  emptyText: 'Start one: the retinue and its enemy are ready.',
  languageLabel: 'Language',
};
