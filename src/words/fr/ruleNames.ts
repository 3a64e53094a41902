import type { gameRules as enGameRules, weaponRules as enWeaponRules } from '../en/ruleNames.ts';
import { inches, target } from './format.ts';
import type { RuleNumbers } from '../ruleNumbers.ts';

const plain = (name: string) => ({ name: () => name });
const withX = (name: string) => ({ name: ({ x }: RuleNumbers) => `${name} ${x}` });
const withInches = (name: string) => ({
  name: ({ x }: RuleNumbers) => `${name} ${inches(x)}`,
});

const MOVES: Readonly<Record<string, string>> = {
  reposition: 'Repositionner',
  dash: 'Sprint',
  fallBack: 'Retraite',
  charge: 'Charge',
};

export const weaponRules = {
  accurate: withX('Précis'),
  balanced: plain('Équilibré'),
  blast: withInches('Déflagration'),
  brutal: plain('Brutal'),
  ceaseless: plain('Incessant'),
  devastating: {
    name: ({ x, inches: reach }) => (reach === null ? `Dévastateur ${x}` : `Dévastateur ${x} à ${inches(reach)}`),
  },
  heavy: { name: ({ only }) => (only === null ? 'Lourd' : `Lourd (${MOVES[only] ?? only} seulement)`) },
  hot: plain('Surchauffe'),
  lethal: { name: ({ x }) => `Létal ${target(x)}` },
  limited: withX('Limité'),
  piercing: withX('Pénétration'),
  piercingCrits: withX('Perçant'),
  psychic: plain('Psychique'),
  punishing: plain('Punitif'),
  range: withInches('Portée'),
  relentless: plain('Implacable'),
  rending: plain('Perforant'),
  saturate: plain('Pas de Couvert'),
  seek: plain('Indirect'),
  seekLight: plain('Indirect (léger)'),
  severe: plain('Sévère'),
  shock: plain('Choc'),
  silent: plain('Silencieux'),
  stun: plain('Étourdissant'),
  torrent: withInches('Torrent'),
  web: plain('Toile'),
  markerArea: plain('Zone de marqueur'),
} satisfies typeof enWeaponRules;

export const gameRules: typeof enGameRules = {
  obscured: 'Masqué',
  cover: 'À couvert',
  vantage: 'Promontoire',
  injured: 'Blessure',
  pointBlank: 'À bout portant',
  assist: 'Soutien',
  assists: 'Soutien',
  perils: 'Périls',
  hitColumn: 'La Touche de l’arme',
  effect: 'Un effet',
  commandReroll: 'Relance de Commandement',
  natural: 'Face naturelle',
  hand: 'À la main',
  guard: 'Garde',
};
