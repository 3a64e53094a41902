import type { Window } from '../../engine/family/killteam/rules/windows.ts';
import { signed, target } from '../format.ts';

/** What a rule changed at each moment of an attack. */
export const windows = {
  weaponAllowed: 'may not be used now',
  actionsBarred: 'bars moves afterwards',
  range: 'limits how far it reaches',
  targetCover: 'cover does not protect the target',
  accurate: 'dice kept without rolling',
  rerolls: 'dice may be rolled again',
  thresholds: 'changes which faces are crits',
  retained: 'changes a retained die',
  triggers: 'a crit was retained',
  piercing: 'defence dice taken away',
  coverSave: 'no cover save',
  critsOnly: 'only crits block',
  shock: 'a die was discarded',
  stuns: 'a critical strike stuns',
  price: 'costs more AP',
  reap: 'hurts others near',
  spread: 'more targets',
  hot: 'a D6 after the action',
  limited: 'a use is counted',
} satisfies Record<Window, string>;

/** Rows of "why", beside the rules that spoke. */
export const whyRows = {
  attackDice: (attacks: number) => `${attacks} attack ${attacks === 1 ? 'die' : 'dice'}, as on the weapon`,
  ownHit: (hit: number) => `Hit ${target(hit)}, its own`,
  weaponHit: (hit: number) => `Hit ${target(hit)}, of the weapon`,
  shiftHit: (by: number) => `${signed(by)} to the die, of the weapon`,
  injured: (pips: number) => `Injured: Hit ${pips} worse`,
  outOfTurn: 'Out of turn: Hit worse',
  pointBlank: 'Point-blank: Hit 1 worse',
  foe: 'Whom it fights makes it harder',
  assists: (count: number) =>
    count === 1 ? 'One friend assists: Hit 1 better' : `${count} friends assist: Hit ${count} better`,
  aura: (pips: number) => `A friend nearby: Hit ${pips} better`,
  effect: (what: string, source: string) => `${what}, from ${source}`,
  natural6: 'A 6 is always a crit',
  natural1: 'A 1 always fails',
  lethal: (face: number) => `Crits from ${target(face)}`,
  obscured: 'Obscured: crits become normal hits, one normal hit is lost',
  defenceDice: 'defence dice, every shot',
  piercing: (rule: string, by: number) => `${rule}: ${by} fewer`,
  coverSave: 'one kept unrolled for cover',
  noCoverSave: 'no cover save',
  saveOf: (save: number) => `Save ${target(save)}`,
  damageOf: (criticals: number, normals: number, damage: string) =>
    `${criticals} crit, ${normals} normal, at ${damage}`,
  devastating: (damage: number) => `${damage} at once, before saves`,
  byHand: 'Set by hand. It is logged as yours',
  ruleSpoke: (rule: string, what: string) => `${rule}: ${what}`,
  ruleQuiet: (rule: string) => `${rule}: did not apply`,
  nothing: 'No other rule spoke',
};
