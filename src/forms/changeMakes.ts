import type { LastingChange, LastingOp } from '../engine/family/killteam/card/lastingChange.ts';

type Makes = { readonly [Op in LastingOp]: Extract<LastingChange, { op: Op }> };

const lethal = (): { id: string; params: Record<string, unknown> } => ({ id: 'lethal', params: { x: 5 } });

/** Every change as it is at first, in the order of the list. */
const FIRST: Makes = {
  stat: { op: 'stat', stat: 'hit', by: 1, least: null },
  attackDice: { op: 'attackDice', group: 'any', by: 1, when: 'always' },
  criticalBonus: { op: 'criticalBonus', group: 'any', by: 1 },
  weaponRule: { op: 'weaponRule', group: 'any', rule: lethal(), when: 'always' },
  weaponRuleAgainst: { op: 'weaponRuleAgainst', group: 'any', rule: lethal() },
  noRerollsAgainst: { op: 'noRerollsAgainst' },
  unassistedFoe: { op: 'unassistedFoe' },
  foeHit: { op: 'foeHit', by: -1 },
  meleeAura: { op: 'meleeAura', by: 1, inches: 3 },
  chargeStrike: { op: 'chargeStrike', by: 1 },
  doubleStrike: { op: 'doubleStrike' },
  guardPointBlank: { op: 'guardPointBlank' },
  ignoreObscured: { op: 'ignoreObscured' },
  obscured: { op: 'obscured', is: true },
  coverSave: { op: 'coverSave', gives: 'more', when: 'always' },
  noCoverSave: { op: 'noCoverSave' },
  defenceReroll: { op: 'defenceReroll', when: 'always' },
  saveAgainst: { op: 'saveAgainst', rules: ['blast'], by: 1 },
  toughness: { op: 'toughness', by: 1 },
  cost: { op: 'cost', action: 'reload', by: -1, per: null },
  forbid: { op: 'forbid', action: 'dash' },
  distance: { op: 'distance', action: 'charge', by: 1 },
  moveOnOrder: { op: 'moveOnOrder', order: 'engage', by: 1 },
  firstOrder: { op: 'firstOrder', order: 'engage' },
  aplNeverRaised: { op: 'aplNeverRaised' },
  aplNeverLowered: { op: 'aplNeverLowered', per: null },
  ignoreInjured: { op: 'ignoreInjured', what: 'both', per: null },
  reanimate: { op: 'reanimate', by: 1, on: 'others' },
  fallTest: { op: 'fallTest', upTo: 2 },
  fallDamage: { op: 'fallDamage', over: 3, least: 2 },
  sight: { op: 'sight', inches: 9 },
  smoke: { op: 'smoke', inches: 1 },
  lit: { op: 'lit' },
  accurateWithin: { op: 'accurateWithin', inches: 6 },
  notice: { op: 'notice', inches: 9 },
  unnoticed: { op: 'unnoticed', order: 'conceal' },
  marked: { op: 'marked' },
  psychicTest: { op: 'psychicTest', by: 1 },
  psychicReroll: { op: 'psychicReroll' },
  psychicTwice: { op: 'psychicTwice' },
  perils: { op: 'perils', upTo: 2 },
  perilsHalved: { op: 'perilsHalved' },
  ployPrice: { op: 'ployPrice', by: 1 },
  forbidTrait: { op: 'forbidTrait', trait: 'fall-in' },
  investigation: { op: 'investigation', by: 1 },
  tableTwice: { op: 'tableTwice', table: 'event' },
  tableFace: { op: 'tableFace', table: 'event', from: 1, to: 2 },
  reinforcements: { op: 'reinforcements', by: 1 },
  told: { op: 'told' },
};

const isOp = (op: string): op is LastingOp => op in FIRST;

/** Every kind of change, in the order of the list. */
export const CHANGE_OPS: readonly LastingOp[] = Object.keys(FIRST).filter(isOp);

/** A new change of a kind. */
export const changeOf = (op: LastingOp): LastingChange => structuredClone(FIRST[op]);
