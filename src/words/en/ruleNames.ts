import type { ActionId } from '../../engine/core/ids.ts';
import { inches, target } from '../format.ts';
import type { RuleNumbers } from '../ruleNumbers.ts';
import type { WeaponRuleId } from '../names.ts';

interface RuleWords {
  readonly name: (numbers: RuleNumbers) => string;
}

const plain = (name: string): RuleWords => ({ name: () => name });
const withX = (name: string): RuleWords => ({ name: ({ x }) => `${name} ${x}` });
const withInches = (name: string): RuleWords => ({ name: ({ x }) => `${name} ${inches(x)}` });

const moveName = (move: string): string => {
  const names: Partial<Record<ActionId, string>> = {
    reposition: 'Reposition',
    dash: 'Dash',
    fallBack: 'Fall Back',
    charge: 'Charge',
  };
  return Object.entries(names).find(([id]) => id === move)?.[1] ?? move;
};

/** Weapon rules: name with its number. */
export const weaponRules = {
  accurate: withX('Accurate'),
  balanced: plain('Balanced'),
  blast: withInches('Blast'),
  brutal: plain('Brutal'),
  ceaseless: plain('Ceaseless'),
  devastating: {
    name: ({ x, inches: reach }) => (reach === null ? `Devastating ${x}` : `${inches(reach)} Devastating ${x}`),
  },
  heavy: { name: ({ only }) => (only === null ? 'Heavy' : `Heavy (${moveName(only)} only)`) },
  hot: plain('Hot'),
  lethal: { name: ({ x }) => `Lethal ${target(x)}` },
  limited: withX('Limited'),
  piercing: withX('Piercing'),
  piercingCrits: withX('Piercing Crits'),
  psychic: plain('Psychic'),
  punishing: plain('Punishing'),
  range: withInches('Range'),
  relentless: plain('Relentless'),
  rending: plain('Rending'),
  saturate: plain('Saturate'),
  seek: plain('Seek'),
  seekLight: plain('Seek Light'),
  severe: plain('Severe'),
  shock: plain('Shock'),
  silent: plain('Silent'),
  stun: plain('Stun'),
  torrent: withInches('Torrent'),
  web: plain('Web'),
  markerArea: plain('Marker area'),
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
