import type { LastingChange } from '../../engine/family/killteam/card/lastingChange.ts';
import type { changeTables as enTables, withWeapons as enWeapons } from '../en/changes.ts';
import { inches, signed } from './format.ts';
import type { ChangeCatalogue, ChangeNames } from '../lastingSaid.ts';
import type { Stat } from '../names.ts';
import { ruleName, weaponRuleName } from '../ruleName.ts';
import { actions } from './actions.ts';
import { weaponRules } from './ruleNames.ts';

type Of<Op extends LastingChange['op']> = Extract<LastingChange, { op: Op }>;

const better = (by: number): string =>
  `${by < 0 ? 'pire' : 'meilleure'}${Math.abs(by) === 1 ? '' : ` de ${Math.abs(by)}`}`;
const signedInches = (by: number): string => `${signed(by)}${inches(0).slice(1)}`;

export function statChange(stat: Stat, by: number): string {
  if (stat === 'move') return `Mouvement ${signedInches(by)}`;
  if (stat === 'apl') return `LPA ${signed(by)}`;
  return `${{ hit: 'Touche', save: 'Sauv.' }[stat]} ${better(by)}`;
}

export const withWeapons = {
  any: '',
  ranged: ' au tir',
  melee: ' au corps à corps',
  pistol: ' au pistolet',
} satisfies typeof enWeapons;

const WHEN: Readonly<Record<Of<'attackDice'>['when'], string>> = {
  always: '',
  notMoved: ' sans avoir bougé',
  charged: ' après une Charge',
  assisted: ' avec un soutien',
  fromConceal: ' en Dissimulation',
  fromVantage: ' depuis un promontoire',
  onGuard: ' en garde',
  within3: ` à ${inches(3)} au plus`,
};

const ORDERS = { engage: 'Engagement', conceal: 'Dissimulation' };

const once = (per: 'turningPoint' | 'battle' | null): string =>
  per === null ? '' : { turningPoint: ', une fois par tournant', battle: ', une fois' }[per];

const upTo = (face: number): string => (face === 1 ? '1' : `1-${face}`);

export const changeTables = { event: 'Événements', investigation: 'Enquête' } satisfies typeof enTables;

const table = (id: string, names: ChangeNames): string =>
  id === 'event' || id === 'investigation' ? changeTables[id] : names.table(id);

const attacks = {
  weaponRule: ({ rule, group, when }) => `${ruleName({ weaponRules }, rule)}${withWeapons[group]}${WHEN[when]}`,
  weaponRuleAgainst: ({ rule, group, reach }) =>
    `${ruleName({ weaponRules }, rule)} contre lui${withWeapons[group]}${reach === undefined ? '' : ` à ${reach.is === 'within' ? '' : 'plus de '}${inches(reach.inches)}${reach.is === 'within' ? ' au plus' : ''}`}`,
  attackDice: ({ group, by, when }) =>
    `${signed(by)} ${Math.abs(by) === 1 ? 'dé' : 'dés'} d’attaque${withWeapons[group]}${WHEN[when]}`,
  criticalBonus: ({ group, by }) => `Dégâts ${signed(by)} avec une touche critique${withWeapons[group]}`,
  unassistedFoe: () => 'Son adversaire n’a aucun soutien',
  foeHit: ({ by }) => `Touche de son adversaire ${better(by)}`,
  guardPointBlank: () => 'Tire à bout portant sans malus',
  chargeStrike: ({ by }) => `Première frappe après une Charge : dégâts ${signed(by)}`,
  doubleStrike: () => 'Frappe deux fois d’entrée un adversaire en Blessure',
  noRerollsAgainst: () => 'Aucune relance contre lui',
  meleeAura: (change) => `Ses alliés à ${inches(change.inches)} combattent avec une Touche ${better(change.by)}`,
  obscured: ({ is }) => (is ? 'Toujours masqué' : 'Jamais masqué'),
  noCoverSave: () => 'Aucune sauvegarde de couvert',
  ignoreObscured: () => 'Nul n’est masqué à ses tirs',
  coverSave: ({ gives, when }) =>
    `${{ critical: 'Sauvegarde de couvert critique', more: 'Une sauvegarde de couvert de plus' }[gives]}${WHEN[when]}`,
  defenceReroll: ({ when }) => `Relance un dé de défense${WHEN[when]}`,
  toughness: ({ by }) => `Premiers dégâts de 3 ou plus d’un tournant : ${signed(-by)}`,
  saveAgainst: ({ rules, by }) =>
    `Sauv. ${better(by)} contre ${rules.map((id) => weaponRuleName({ weaponRules }, id)).join(', ')}`,
} satisfies Partial<ChangeCatalogue>;

const actsAndOrders = {
  forbid: ({ action }) => `Interdit : ${actions[action].full}`,
  cost: ({ action, by, per }) =>
    `${actions[action].full} : ${Math.abs(by)} PA de ${by < 0 ? 'moins' : 'plus'}${once(per)}`,
  distance: ({ action, by }) => `${actions[action].full} : ${signedInches(by)}`,
  moveOnOrder: ({ order, by }) => `Mouvement ${signedInches(by)} en ${ORDERS[order]}`,
  aplNeverRaised: () => 'La LPA ne monte jamais',
  aplNeverLowered: ({ per }) => `La LPA ne baisse pas${once(per)}`,
  ignoreInjured: ({ what, per }) =>
    `La Blessure épargne ${{ move: 'le Mouvement', hit: 'la Touche', both: 'Mouvement et Touche' }[what]}${once(per)}`,
  firstOrder: ({ order }) => `Première activation en ${ORDERS[order]}`,
  reanimate: ({ by, on }) => `${{ others: 'Ranimer', self: 'Être ranimé' }[on]} ${signed(by)}`,
  fallTest: (change) => `Chute sur ${upTo(change.upTo)}`,
  fallDamage: ({ over, least }) => `Une chute de plus de ${inches(over)} coûte au moins ${least} PV`,
} satisfies Partial<ChangeCatalogue>;

const powersAndPloys = {
  psychicTest: ({ by }) =>
    `Tests psychiques ${by < 0 ? 'pires' : 'meilleurs'}${Math.abs(by) === 1 ? '' : ` de ${Math.abs(by)}`}`,
  psychicReroll: () => 'Tests psychiques : un 1 est relancé une fois',
  psychicTwice: () => 'Deux pouvoirs par activation',
  perilsHalved: () => 'Les Périls coûtent moitié moins de PV',
  perils: (change) => `Périls sur ${upTo(change.upTo)}`,
  ployPrice: ({ by, kind }) =>
    `${kind === undefined ? 'Subterfuges' : { strategic: 'Subterfuges stratégiques', firefight: 'Subterfuges d’affrontement' }[kind]} ${signed(by)} PC`,
  forbidTrait: ({ trait }, names) => `Interdit : ${names.trait(trait)}`,
} satisfies Partial<ChangeCatalogue>;

const sightAndTables = {
  sight: (change) => `Personne ne voit au-delà de ${inches(change.inches)}`,
  smoke: (change) => `Masqué à travers la fumée, à ${inches(change.inches)}`,
  lit: () => 'Visible de partout',
  accurateWithin: (change) => `Précis seulement à ${inches(change.inches)} au plus`,
  notice: (change) => `Remarqué seulement à ${inches(change.inches)} au plus`,
  unnoticed: ({ order }) => `Pas remarqué à couvert en ${ORDERS[order]}`,
  marked: () => 'Cible Prioritaire de l’ennemi',
  investigation: ({ by }) => `Enquête ${signed(by)}`,
  tableTwice: (change, names) => `${table(change.table, names)} : deux dés, au choix`,
  tableFace: ({ table: id, from, to }, names) => `${table(id, names)} : ${from} compte comme ${to}`,
  reinforcements: ({ by }) => `Renforts : VD ${signed(by)}`,
  told: () => 'Un rappel pour la table',
} satisfies Partial<ChangeCatalogue>;

export const changes: ChangeCatalogue = {
  stat: ({ stat, by, least, group = 'any' }) => {
    const changed = stat === 'wounds' ? `PV ${signed(by)}` : `${statChange(stat, by)}${withWeapons[group]}`;
    return least === null ? changed : `${changed}, jamais pire que ${least}`;
  },
  ...attacks,
  ...actsAndOrders,
  ...powersAndPloys,
  ...sightAndTables,
};
