import type {
  gameRules as enGameRules,
  weaponRules as enWeaponRules,
  whyRows as enWhyRows,
  windows as enWindows,
} from '../en/rules.ts';
import { inches, signed, target } from '../format.ts';
import { plural } from './plural.ts';
import type { RuleNumbers } from '../ruleNumbers.ts';

const plain = (name: string, meaning: string) => ({ name: () => name, meaning });
const withX = (name: string, meaning: string) => ({ name: ({ x }: RuleNumbers) => `${name} ${x}`, meaning });
const withInches = (name: string, meaning: string) => ({
  name: ({ x }: RuleNumbers) => `${name} ${inches(x)}`,
  meaning,
});

const MOVES: Readonly<Record<string, string>> = {
  reposition: 'Repositionner',
  dash: 'Ruée',
  fallBack: 'Se replier',
  charge: 'Charge',
};

export const weaponRules = {
  accurate: withX('Précis', 'Autant de dés d’attaque sont gardés en touches normales, sans les jeter.'),
  balanced: plain('Équilibré', 'Un dé d’attaque peut être relancé.'),
  blast: withInches('Déflagration', 'Tout autre agent aussi près de la cible, ami ou ennemi, est visé aussi.'),
  brutal: plain('Brutal', 'Seules les touches critiques le parent.'),
  ceaseless: plain('Incessant', 'Tous les dés d’attaque d’une même face peuvent être relancés.'),
  devastating: {
    name: ({ x, inches: reach }) => (reach === null ? `Dévastateur ${x}` : `Dévastateur ${x} à ${inches(reach)}`),
    meaning: 'Chaque touche critique retenue retire autant de PV aussitôt, avant toute sauvegarde.',
  },
  heavy: {
    name: ({ only }) => (only === null ? 'Lourd' : `Lourd (${MOVES[only] ?? only} seule)`),
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

export const windows = {
  weaponAllowed: 'ne sert pas maintenant',
  actionsBarred: 'interdit de bouger ensuite',
  range: 'limite la portée',
  targetCover: 'le couvert ne protège pas la cible',
  accurate: 'dés gardés sans les jeter',
  rerolls: 'des dés se relancent',
  thresholds: 'change les faces critiques',
  retained: 'change un dé retenu',
  triggers: 'une touche critique est retenue',
  piercing: 'dés de défense en moins',
  coverSave: 'pas de sauvegarde de couvert',
  critsOnly: 'seuls les critiques parent',
  shock: 'un dé est retiré',
  spread: 'd’autres cibles',
  hot: 'un D6 après l’action',
  limited: 'un usage est compté',
} satisfies typeof enWindows;

export const whyRows = {
  attackDice: (attacks) =>
    attacks === 1 ? '1 dé d’attaque, celui de l’arme' : `${attacks} dés d’attaque, ceux de l’arme`,
  ownHit: (hit) => `Touche ${target(hit)}, la sienne`,
  weaponHit: (hit) => `Touche ${target(hit)}, celle de l’arme`,
  shiftHit: (by) => `${signed(by)} au dé, par l’arme`,
  injured: (pips) => `Blessure : Touche pire de ${pips}`,
  pointBlank: 'À bout portant : Touche pire de 1',
  foe: 'Son adversaire complique la frappe',
  assists: (count) =>
    count === 1
      ? 'Un ami en soutien : Touche meilleure de 1'
      : `${count} amis en soutien : Touche meilleure de ${count}`,
  aura: (pips) => `Un ami à proximité : Touche meilleure de ${pips}`,
  effect: (what, source) => `${what}, par ${source}`,
  natural6: 'Un 6 est toujours critique',
  natural1: 'Un 1 rate toujours',
  lethal: (face) => `Critique dès ${target(face)}`,
  obscured: 'Masqué : les critiques deviennent normales, une normale est perdue',
  defenceDice: 'dés de défense, à chaque tir',
  piercing: (rule, by) => `${rule} : ${by} en moins`,
  coverSave: 'une gardée sans jeter, pour le couvert',
  noCoverSave: 'pas de sauvegarde de couvert',
  saveOf: (save) => `Sauv. ${target(save)}`,
  damageOf: (criticals, normals, damage) =>
    `${plural(criticals, 'critique', 'critiques')}, ${plural(normals, 'normale', 'normales')}, à ${damage}`,
  devastating: (damage) => `${damage} aussitôt, avant les sauvegardes`,
  byHand: 'Fixé à la main, et noté comme tel',
  ruleSpoke: (rule, what) => `${rule} : ${what}`,
  ruleQuiet: (rule) => `${rule} : sans objet`,
  nothing: 'Aucune autre règle n’a joué',
} satisfies typeof enWhyRows;
