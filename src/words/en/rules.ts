import { explained } from '../explained.ts';
import { weaponRules as names } from './ruleNames.ts';

/** Weapon rules: name with its number, and what it does. */
export const weaponRules = explained(names, {
  accurate: 'That many attack dice may be kept as normal hits without rolling.',
  balanced: 'One attack die may be rolled again.',
  blast: 'Everyone else that near to the target, friend or foe, is shot at too.',
  brutal: 'Only crits can block it.',
  ceaseless: 'All attack dice that show one face may be rolled again.',
  devastating: 'Each retained crit deals that many wounds at once, before any save.',
  heavy: 'Not used in an activation with a move, but for the one that is named.',
  hot: 'After the action roll a D6: below Hit, the shooter loses twice the roll.',
  lethal: 'Hits of that face and more are crits.',
  limited: 'That many uses in a battle.',
  piercing: 'The defender rolls that many dice fewer.',
  piercingCrits: 'With a crit retained, the defender rolls that many dice fewer.',
  psychic: 'A power of the mind. Other rules may ask for it.',
  punishing: 'With a crit retained, one miss counts as a normal hit.',
  range: 'Nothing farther is a valid target.',
  relentless: 'Any attack dice may be rolled again.',
  rending: 'With a crit retained, one normal hit becomes a crit.',
  saturate: 'No cover saves against it.',
  seek: 'Terrain gives no cover when the target is chosen. The cover save stays.',
  seekLight: 'Light terrain gives no cover when the target is chosen. The cover save stays.',
  severe: 'Without a crit, one normal hit becomes a crit.',
  shock: 'The first critical strike also discards a die of the opponent.',
  silent: 'May shoot on Conceal.',
  stun: 'With a crit retained, the target has 1 APL less until its next activation ends.',
  torrent: 'Any other valid targets that near to the target may be shot at too.',
  web: 'With any success retained, the target has 1 APL less until its next activation ends.',
  markerArea: 'Lethal 5+ against a target wholly on the floor of a stronghold.',
});
