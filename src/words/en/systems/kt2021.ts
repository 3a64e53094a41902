import { inches, target } from '../../format.ts';
import type { Terms } from '../../terms.ts';
import type { RuleNumbers } from '../../ruleNumbers.ts';
import type { Words } from '../../words.ts';
import { NO_CONTENT } from '../../content.ts';
import { guide } from './guide2021.ts';
import { planOf } from '../plan.ts';
import { log, undoCommand } from './log2021.ts';

interface RuleWords {
  readonly name: (numbers: RuleNumbers) => string;
  readonly meaning: string;
}

const plain = (name: string, meaning: string): RuleWords => ({ name: () => name, meaning });
const withX = (name: string, meaning: string): RuleWords => ({ name: ({ x }) => `${name}${x}`, meaning });
const withInches = (name: string, meaning: string): RuleWords => ({ name: ({ x }) => `${name} ${inches(x)}`, meaning });

/** Weapon rules of Kill Team 2021, by the names of its sheet. */
const weaponRules = {
  ap: withX('AP', 'That many defence dice fewer. Two of these do not add up.'),
  balanced: plain('Balanced', 'One attack die may be rolled again.'),
  barrage: plain('Barrage', 'Cover is looked for from above: only a roof over its base keeps a die.'),
  blast: withInches('Blast', 'Everybody else that near to the target, friend or foe, is shot at too, without cover.'),
  brutal: plain('Brutal', 'Only critical hits parry it.'),
  ceaseless: plain('Ceaseless', 'Any attack dice that show a 1 may be rolled again.'),
  fusillade: plain('Fusillade', `The attack dice are shared among valid targets within ${inches(2)} of the first.`),
  heavy: plain('Heavy', 'No Charge, Fall Back or Normal Move in an activation in which it shoots with it.'),
  hot: plain('Hot', 'For each attack die discarded as a 1 the shooter suffers 3 mortal wounds.'),
  indirect: plain('Indirect', 'Nobody is in cover when the target is chosen. The die for cover stays.'),
  lethal: { name: ({ x }) => `Lethal ${target(x)}`, meaning: 'Hits of that face and more are critical.' },
  limited: plain('Limited', 'Once in a battle.'),
  mw: withX('MW', 'That many mortal wounds for each critical hit retained.'),
  noCover: plain('No Cover', 'No die is kept for cover.'),
  p: withX('P', 'With a critical hit retained, that many defence dice fewer.'),
  psychicAction: plain('Psychic Action', 'The weapon of a power: wounds do not make it worse.'),
  reap: withX('Reap ', `Each critical strike: that many mortal wounds to other enemies within ${inches(1)}.`),
  relentless: plain('Relentless', 'Any attack dice may be rolled again.'),
  rending: plain('Rending', 'With a critical hit retained, one normal hit may become critical.'),
  rng: withInches('Rng', 'Nobody farther is a valid target.'),
  silent: plain('Silent', 'May shoot on Conceal.'),
  splash: withX(
    'Splash ',
    `Each critical hit: that many mortal wounds to the target and all within ${inches(2)} of it.`,
  ),
  stun: plain('Stun', 'A critical hit takes 1 APL; in a fight the first takes a die, the second the APL.'),
  told: plain('By hand', 'The app does not know this rule: the table sees to it.'),
  torrent: withInches('Torrent', 'Other valid targets that near to the first and to each other may be shot at too.'),
  unwieldy: plain('Unwieldy', 'Shooting costs 1 AP more, and there is no Overwatch with it.'),
} satisfies Readonly<Record<string, RuleWords>>;

/** Kill Team 2021 and Kill Team Lite in their own terms, where the app has others. */
export const kt2021 = {
  content: NO_CONTENT,
  weaponRules,
  common: { stats: { hit: 'BS/WS', hitShort: 'BS/WS', attacks: 'A' } },
  actions: {
    reposition: { name: 'Move', full: 'Normal Move', does: 'moves' },
    dash: { meaning: `Move up to ${inches(3)}.` },
    fallBack: { meaning: 'For 2 AP: move away up to its Move, and end in no engagement range.' },
    charge: { meaning: `Move up to its Move and ${inches(2)}, and end in engagement range of an enemy.` },
    fight: {
      meaning: `Attack an enemy in engagement range with a melee weapon; in close quarters also one within ${inches(2)} through an open hatchway.`,
    },
    guard: { meaning: 'Wait, and fight or shoot once after an action of an enemy. A Heavy weapon does not forbid it.' },
    interact: {
      name: 'Hatch',
      full: 'Operate Hatch',
      does: 'operates a hatch',
      meaning: `Open or close a hatchway whose access point is within ${inches(1)}; also in the middle of a move, which then goes on.`,
    },
  },
  // Decision tables, which say what an enemy does in the same terms.
  rowActions: { reposition: { name: 'Normal Move', does: 'Normal Move' } },
  factPlaces: { reposition: (said: string) => `${said} after a Normal Move` },
  turn: {
    plan: planOf('Normal Move'),
    sight: {
      reposition: (who: string, length: number | null) =>
        `Whom could ${who} see after a Normal Move${length === null ? '' : ` within ${inches(length)}`}?`,
    },
  },
  withWhat: {
    interactWhat: 'Which hatch',
    interactFor: () => 'In the middle of a move: say the hatch first, then the move. Guards may interrupt after each.',
  },
  guide,
  orders: {
    engage: { meaning: 'May shoot, charge and go on Overwatch.' },
    conceal: { meaning: 'No valid target while in cover. No shot, no charge, no Overwatch.' },
  },
  states: { mayWatch: 'May watch', watched: 'Watched' },
  log,
  undoCommand,
  battle: {
    hitFact: (face: number) => `BS/WS ${target(face)}`,
    endCounteract: 'End Overwatch',
    counteract: 'Overwatch',
    counteractOffer: 'All are done: one on Engage may shoot on Overwatch',
    counteractRule: 'A Shoot action for 0 AP, BS 1 worse.',
    counteractedBefore: (names: string) => `Not ${names}: on Overwatch before in this turning point.`,
    passCounteract: 'No Overwatch',
  },
  // K-69.
  facts: {
    chips: { coverIsLight: 'Light or another operative' },
    meanings: { coverIsLight: 'Only Light terrain or another operative gives this cover.' },
  },
  attack: {
    counteract: 'Overwatch',
    attackerDetail: (hit: string, damage: string) => `BS ${hit} · damage ${damage}`,
    line: { hit: 'BS' },
    sentenceParts: { hit: (face: string) => `BS ${face}` },
  },
  whyRows: {
    ownHit: (hit: number) => `BS/WS ${target(hit)}, its own`,
    weaponHit: (hit: number) => `BS/WS ${target(hit)}, of the weapon`,
    injured: (pips: number) => `Injured: BS/WS ${pips} worse`,
    outOfTurn: 'Overwatch: BS worse',
  },
  reasons: {
    alreadyCounteracted: () => 'on Overwatch before',
    cannotCounteract: () => 'not on Engage, not done, or in engagement range',
    notInCounteract: () => 'not on Overwatch',
    guardActionsOnly: ({ weapon }): string =>
      weapon === undefined ? 'only a fight or a shot' : 'its guard is with another weapon',
  },
} satisfies Terms<Words<'log'> & Words<'behaviour'>>;
