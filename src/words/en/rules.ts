import type { ActionId } from '../../engine/core/ids.ts';
import { inches, target } from '../format.ts';
import type { RuleNumbers } from '../ruleNumbers.ts';
import type { WeaponRuleId } from '../names.ts';

interface RuleWords {
  readonly name: (numbers: RuleNumbers) => string;
  readonly meaning: string;
}

const plain = (name: string, meaning: string): RuleWords => ({ name: () => name, meaning });
const withX = (name: string, meaning: string): RuleWords => ({ name: ({ x }) => `${name} ${x}`, meaning });
const withInches = (name: string, meaning: string): RuleWords => ({ name: ({ x }) => `${name} ${inches(x)}`, meaning });

const moveName = (move: string): string => {
  const names: Partial<Record<ActionId, string>> = {
    reposition: 'Reposition',
    dash: 'Dash',
    fallBack: 'Fall Back',
    charge: 'Charge',
  };
  return Object.entries(names).find(([id]) => id === move)?.[1] ?? move;
};

/** Weapon rules: name with its number, and what it does. */
export const weaponRules = {
  accurate: withX('Accurate', 'That many attack dice may be kept as normal hits without rolling.'),
  balanced: plain('Balanced', 'One attack die may be rolled again.'),
  blast: withInches('Blast', 'Everyone else that near to the target, friend or foe, is shot at too.'),
  brutal: plain('Brutal', 'Only crits can block it.'),
  ceaseless: plain('Ceaseless', 'All attack dice that show one face may be rolled again.'),
  devastating: {
    name: ({ x, inches: reach }) => (reach === null ? `Devastating ${x}` : `${inches(reach)} Devastating ${x}`),
    meaning: 'Each retained crit deals that many wounds at once, before any save.',
  },
  heavy: {
    name: ({ only }) => (only === null ? 'Heavy' : `Heavy (${moveName(only)} only)`),
    meaning: 'Not used in an activation with a move, but for the one that is named.',
  },
  hot: plain('Hot', 'After the action roll a D6: below Hit, the shooter loses twice the roll.'),
  lethal: { name: ({ x }) => `Lethal ${target(x)}`, meaning: 'Hits of that face and more are crits.' },
  limited: withX('Limited', 'That many uses in a battle.'),
  piercing: withX('Piercing', 'The defender rolls that many dice fewer.'),
  piercingCrits: withX('Piercing Crits', 'With a crit retained, the defender rolls that many dice fewer.'),
  psychic: plain('Psychic', 'A power of the mind. Other rules may ask for it.'),
  punishing: plain('Punishing', 'With a crit retained, one miss counts as a normal hit.'),
  range: withInches('Range', 'Nothing farther is a valid target.'),
  relentless: plain('Relentless', 'Any attack dice may be rolled again.'),
  rending: plain('Rending', 'With a crit retained, one normal hit becomes a crit.'),
  saturate: plain('Saturate', 'No cover saves against it.'),
  seek: plain('Seek', 'Terrain gives no cover when the target is chosen. The cover save stays.'),
  seekLight: plain('Seek Light', 'Light terrain gives no cover when the target is chosen. The cover save stays.'),
  severe: plain('Severe', 'Without a crit, one normal hit becomes a crit.'),
  shock: plain('Shock', 'The first critical strike also discards a die of the opponent.'),
  silent: plain('Silent', 'May shoot on Conceal.'),
  stun: plain('Stun', 'With a crit retained, the target has 1 APL less until its next activation ends.'),
  torrent: withInches('Torrent', 'Any other valid targets that near to the target may be shot at too.'),
  web: plain('Web', 'With any success retained, the target has 1 APL less until its next activation ends.'),
  markerArea: plain('Marker area', 'Lethal 5+ against a target wholly on the floor of a stronghold.'),
} satisfies Record<WeaponRuleId, RuleWords>;

/** Rules of the game that speak in "why" beside the weapon's own. */
export const gameRules: Readonly<Record<string, string>> = {
  obscured: 'Obscured',
  cover: 'In cover',
  vantage: 'Vantage',
  injured: 'Injured',
  pointBlank: 'Point-blank',
  assist: 'Assisted',
  assists: 'Assisted',
  perils: 'Perils',
  hitColumn: 'The weapon’s own Hit',
  effect: 'An effect',
  commandReroll: 'Command Re-roll',
  natural: 'Natural face',
  hand: 'By hand',
  guard: 'Guard',
};
