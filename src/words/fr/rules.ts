import type { gameRules as enGameRules, weaponRules as enWeaponRules } from '../en/rules.ts';
import { inches, target } from '../format.ts';
import type { RuleNumbers } from '../ruleNumbers.ts';

const plain = (name: string, meaning: string) => ({ name: () => name, meaning });
const withX = (name: string, meaning: string) => ({ name: ({ x }: RuleNumbers) => `${name} ${x}`, meaning });
const withInches = (name: string, meaning: string) => ({
  name: ({ x }: RuleNumbers) => `${name} ${inches(x)}`,
  meaning,
});

const MOVES: Readonly<Record<string, string>> = {
  reposition: 'Repositionner',
  dash: 'Sprint',
  fallBack: 'Retraite',
  charge: 'Charge',
};

export const weaponRules = {
  accurate: withX('Précis', 'Autant de dés d’attaque sont gardés en touches normales, sans les lancer.'),
  balanced: plain('Équilibré', 'Un dé d’attaque peut être relancé.'),
  blast: withInches('Déflagration', 'Tout autre agent aussi près de la cible, ami ou ennemi, est visé aussi.'),
  brutal: plain('Brutal', 'Seules les touches critiques le parent.'),
  ceaseless: plain('Incessant', 'Tous les dés d’attaque d’une même face peuvent être relancés.'),
  devastating: {
    name: ({ x, inches: reach }) => (reach === null ? `Dévastateur ${x}` : `Dévastateur ${x} à ${inches(reach)}`),
    meaning: 'Chaque touche critique retenue retire autant de PV aussitôt, avant toute sauvegarde.',
  },
  heavy: {
    name: ({ only }) => (only === null ? 'Lourd' : `Lourd (${MOVES[only] ?? only} seulement)`),
    meaning: 'Ne sert pas dans une activation où l’on bouge, sauf du mouvement nommé.',
  },
  hot: plain('Surchauffe', 'Après l’action, un D6 : sous la Touche, le tireur perd le double du dé.'),
  lethal: { name: ({ x }) => `Létal ${target(x)}`, meaning: 'Les touches de cette face et plus sont critiques.' },
  limited: withX('Limité', 'Autant d’usages par bataille.'),
  piercing: withX('Pénétration', 'Le défenseur jette autant de dés en moins.'),
  piercingCrits: withX('Perçant', 'Avec une touche critique, le défenseur jette autant de dés en moins.'),
  psychic: plain('Psychique', 'Un pouvoir de l’esprit. D’autres règles peuvent le demander.'),
  punishing: plain('Punitif', 'Avec une touche critique, un raté compte comme touche normale.'),
  range: withInches('Portée', 'Rien de plus loin n’est une cible valide.'),
  relentless: plain('Implacable', 'Tous les dés d’attaque peuvent être relancés, au choix.'),
  rending: plain('Perforant', 'Avec une touche critique, une touche normale devient critique.'),
  saturate: plain('Pas de Couvert', 'Aucune sauvegarde de couvert.'),
  seek: plain('Indirect', 'Le décor ne couvre pas au choix de la cible. La sauvegarde de couvert reste.'),
  seekLight: plain(
    'Indirect (léger)',
    'Le décor léger ne couvre pas au choix de la cible. La sauvegarde de couvert reste.',
  ),
  severe: plain('Sévère', 'Sans touche critique, une touche normale devient critique.'),
  shock: plain('Choc', 'La première frappe critique retire aussi un dé à l’adversaire.'),
  silent: plain('Silencieux', 'Peut tirer en Dissimulation.'),
  stun: plain(
    'Étourdissant',
    'Avec une touche critique, la cible a 1 LPA de moins jusqu’à la fin de sa prochaine activation.',
  ),
  torrent: withInches('Torrent', 'D’autres cibles valides aussi près de la cible peuvent être visées.'),
  web: plain('Toile', 'Avec un succès conservé, la cible a 1 LPA de moins jusqu’à la fin de sa prochaine activation.'),
  markerArea: plain('Zone de marqueur', 'Létal 5+ contre une cible entièrement au sol d’un bastion.'),
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
