import type { LastingChange } from '../../engine/family/killteam/card/lastingChange.ts';
import { inches, signed } from '../format.ts';
import type { ChangeCatalogue, ChangeNames } from '../lastingSaid.ts';
import type { Stat } from '../names.ts';
import { ruleName, weaponRuleName } from '../ruleName.ts';
import { actions } from './actions.ts';
import { weaponRules } from './ruleNames.ts';

type Of<Op extends LastingChange['op']> = Extract<LastingChange, { op: Op }>;

const better = (by: number): string => `${Math.abs(by)} ${by < 0 ? 'worse' : 'better'}`;
const signedInches = (by: number): string => `${signed(by)}${inches(0).slice(1)}`;

/** For Hit and Save a lower figure is better, so that a sign would mislead. */
export function statChange(stat: Stat, by: number): string {
  if (stat === 'move') return `Move ${signedInches(by)}`;
  if (stat === 'apl') return `APL ${signed(by)}`;
  return `${{ hit: 'Hit', save: 'Save' }[stat]} ${better(by)}`;
}

/** Weapons that a change is for, behind it. */
export const withWeapons = {
  any: '',
  ranged: ' with ranged weapons',
  melee: ' with melee weapons',
  pistol: ' with pistols',
};

const WHEN: Readonly<Record<Of<'attackDice'>['when'], string>> = {
  always: '',
  notMoved: ' if it has not moved',
  charged: ' if it has charged',
  assisted: ' if a friend assists',
  fromConceal: ' on Conceal',
  fromVantage: ' from Vantage',
  onGuard: ' on guard',
  within3: ` within ${inches(3)}`,
};

const ORDERS = { engage: 'Engage', conceal: 'Conceal' };

const once = (per: 'turningPoint' | 'battle' | null): string =>
  per === null ? '' : { turningPoint: ', once per turning point', battle: ', once' }[per];

const upTo = (face: number): string => (face === 1 ? '1' : `1-${face}`);

/** Tables that a change has a name of its own for. */
export const changeTables = { event: 'Events', investigation: 'Investigation' };

const table = (id: string, names: ChangeNames): string =>
  id === 'event' || id === 'investigation' ? changeTables[id] : names.table(id);

const attacks = {
  weaponRule: ({ rule, group, when }) => `${ruleName({ weaponRules }, rule)}${withWeapons[group]}${WHEN[when]}`,
  weaponRuleAgainst: ({ rule, group, reach }) =>
    `${ruleName({ weaponRules }, rule)} against it${withWeapons[group]}${reach === undefined ? '' : ` ${reach.is} ${inches(reach.inches)}`}`,
  attackDice: ({ group, by, when }) =>
    `${signed(by)} attack ${Math.abs(by) === 1 ? 'die' : 'dice'}${withWeapons[group]}${WHEN[when]}`,
  criticalBonus: ({ group, by }) => `Damage ${signed(by)} with a crit retained${withWeapons[group]}`,
  unassistedFoe: () => 'Nobody assists whom it fights',
  foeHit: ({ by }) => `Hit of whom it fights ${better(by)}`,
  guardPointBlank: () => 'Shoots point-blank as well as ever',
  chargeStrike: ({ by }) => `First strike after a Charge: damage ${signed(by)}`,
  doubleStrike: () => 'Strikes twice at first against the injured',
  noRerollsAgainst: () => 'No re-rolls against it',
  meleeAura: (change) => `Friends within ${inches(change.inches)} fight with Hit ${better(change.by)}`,
  obscured: ({ is }) => (is ? 'Always obscured' : 'Never obscured'),
  noCoverSave: () => 'No cover save',
  ignoreObscured: () => 'Nobody it shoots at is obscured',
  coverSave: ({ gives, when }) =>
    `${{ critical: 'Cover save is a crit', more: 'One more cover save' }[gives]}${WHEN[when]}`,
  defenceReroll: ({ when }) => `Re-rolls one defence die${WHEN[when]}`,
  toughness: ({ by }) => `First damage of 3 or more in a turning point: ${signed(-by)}`,
  saveAgainst: ({ rules, by }) =>
    `Save ${better(by)} against ${rules.map((id) => weaponRuleName({ weaponRules }, id)).join(', ')}`,
} satisfies Partial<ChangeCatalogue>;

const actsAndOrders = {
  forbid: ({ action }) => `No ${actions[action].name}`,
  cost: ({ action, by, per }) => `${actions[action].name} ${Math.abs(by)} AP ${by < 0 ? 'less' : 'more'}${once(per)}`,
  distance: ({ action, by }) => `${actions[action].name} ${signedInches(by)}`,
  moveOnOrder: ({ order, by }) => `Move ${signedInches(by)} on ${ORDERS[order]}`,
  aplNeverRaised: () => 'APL is never raised',
  aplNeverLowered: ({ per }) => `APL is not lowered${once(per)}`,
  ignoreInjured: ({ what, per }) =>
    `Being injured spares its ${{ move: 'Move', hit: 'Hit', both: 'Move and Hit' }[what]}${once(per)}`,
  firstOrder: ({ order }) => `First activation on ${ORDERS[order]}`,
  reanimate: ({ by, on }) => `${{ others: 'Reanimate', self: 'To be reanimated' }[on]} ${signed(by)}`,
  fallTest: (change) => `Falls on ${upTo(change.upTo)}`,
  fallDamage: ({ over, least }) =>
    `A fall of more than ${inches(over)} costs ${least} ${least === 1 ? 'wound' : 'wounds'} or more`,
} satisfies Partial<ChangeCatalogue>;

const powersAndPloys = {
  psychicTest: ({ by }) => `Psychic tests ${better(by)}`,
  psychicReroll: () => 'Psychic tests: a 1 is rolled once more',
  psychicTwice: () => 'Two powers in one activation',
  perilsHalved: () => 'Perils cost half of the wounds',
  perils: (change) => `Perils on ${upTo(change.upTo)}`,
  ployPrice: ({ by, kind }) =>
    `${kind === undefined ? 'Ploys' : { strategic: 'Strategic ploys', firefight: 'Firefight ploys' }[kind]} ${signed(by)} CP`,
  forbidTrait: ({ trait }, names) => `No ${names.trait(trait)}`,
} satisfies Partial<ChangeCatalogue>;

const sightAndTables = {
  sight: (change) => `Nobody sees past ${inches(change.inches)}`,
  smoke: (change) => `Obscured through smoke within ${inches(change.inches)}`,
  lit: () => 'Seen from anywhere',
  accurateWithin: (change) => `Accurate only within ${inches(change.inches)}`,
  notice: (change) => `Noticed only within ${inches(change.inches)}`,
  unnoticed: ({ order }) => `Not noticed in cover on ${ORDERS[order]}`,
  marked: () => 'Priority target of the enemy',
  investigation: ({ by }) => `Investigation ${signed(by)}`,
  tableTwice: (change, names) => `${table(change.table, names)}: two dice, choose one`,
  tableFace: ({ table: id, from, to }, names) => `${table(id, names)}: ${from} counts as ${to}`,
  reinforcements: ({ by }) => `Reinforcements ${signed(by)} DV`,
  told: () => 'A reminder for the table',
} satisfies Partial<ChangeCatalogue>;

/** What each change comes to. */
export const changes: ChangeCatalogue = {
  stat: ({ stat, by, least, group = 'any' }) => {
    const changed = stat === 'wounds' ? `Wounds ${signed(by)}` : `${statChange(stat, by)}${withWeapons[group]}`;
    return least === null ? changed : `${changed}, never worse than ${least}`;
  },
  ...attacks,
  ...actsAndOrders,
  ...powersAndPloys,
  ...sightAndTables,
};
