import { inches, target } from '../format.ts';
import type { kt2021 as en } from '../../en/systems/kt2021.ts';
import { killTeam2021Content } from './kt2021Content.ts';
import type { Terms } from '../../terms.ts';
import type { Words } from '../../words.ts';
import { guide } from './guide2021.ts';
import { planOf } from '../plan.ts';
import { log, undoCommand } from './log2021.ts';
import { sheet } from './sheet2021.ts';

type Rules = (typeof en)['weaponRules'];
type RuleWords = Rules['ap'];

const plain = (name: string, meaning: string): RuleWords => ({ name: () => name, meaning });
const withX = (name: string, meaning: string): RuleWords => ({ name: ({ x }) => `${name}${x}`, meaning });
const withInches = (name: string, meaning: string): RuleWords => ({ name: ({ x }) => `${name} ${inches(x)}`, meaning });

const weaponRules: Rules = {
  ap: withX('PA', 'Autant de dés de défense en moins. Deux de ces règles ne s’ajoutent pas.'),
  balanced: plain('Équilibré', 'Un dé d’attaque peut être relancé.'),
  barrage: plain('Barrage', 'Le couvert se juge d’en haut : seul un toit au-dessus du socle garde un dé.'),
  blast: withInches(
    'Déflagration',
    'Tout autre agent aussi près de la cible, ami ou ennemi, est visé aussi, sans couvert.',
  ),
  brutal: plain('Brutal', 'Seules des touches critiques la parent.'),
  ceaseless: plain('Incessant', 'Les dés d’attaque qui montrent 1 peuvent être relancés.'),
  fusillade: plain(
    'Fusillade',
    `Les dés d’attaque se partagent entre des cibles valides à ${inches(2)} de la première.`,
  ),
  heavy: plain('Lourd', 'Ni Charger, ni Battre en Retraite, ni Mouvement Normal à l’activation où il tire avec.'),
  hot: plain('Surchauffe', 'Par dé d’attaque défaussé sur 1, le tireur subit 3 blessures mortelles.'),
  indirect: plain('Indirect', 'Personne n’est à couvert au choix de la cible. Le dé de couvert reste.'),
  lethal: { name: ({ x }) => `Létal ${target(x)}`, meaning: 'Les touches de cette face et plus sont critiques.' },
  limited: plain('Limité', 'Une fois par bataille.'),
  mw: withX('BM', 'Autant de blessures mortelles par touche critique retenue.'),
  noCover: plain('Pas de Couvert', 'Aucun dé n’est gardé pour le couvert.'),
  p: withX('P', 'Avec une touche critique retenue, autant de dés de défense en moins.'),
  psychicAction: plain('Action Psychique', 'L’arme d’un pouvoir : les blessures ne la dégradent pas.'),
  reap: withX('Fauchage ', `Par frappe critique : autant de blessures mortelles aux autres ennemis à ${inches(1)}.`),
  relentless: plain('Implacable', 'Tous les dés d’attaque peuvent être relancés, au choix.'),
  rending: plain('Perforant', 'Avec une touche critique retenue, une touche normale peut devenir critique.'),
  rng: withInches('Por', 'Personne de plus loin n’est une cible valide.'),
  silent: plain('Silencieux', 'Peut tirer en Dissimulation.'),
  splash: withX(
    'Projections ',
    `Par touche critique : autant de blessures mortelles à la cible et à tous à ${inches(2)} d’elle.`,
  ),
  stun: plain('Étourdissant', 'Une touche critique ôte 1 LPA ; en mêlée la première ôte un dé, la deuxième la LPA.'),
  told: plain('À la main', 'L’application ne connaît pas cette règle\u00A0: la table s’en charge.'),
  torrent: withInches(
    'Torrent',
    'D’autres cibles valides aussi près de la première et les unes des autres peuvent être visées.',
  ),
  unwieldy: plain('Encombrant', 'Tirer coûte 1 PA de plus, et pas d’État d’Alerte avec elle.'),
};

export const kt2021 = {
  ...sheet,
  log,
  undoCommand,
  content: killTeam2021Content,
  weaponRules,
  common: { stats: { hit: 'CT/CC', hitShort: 'CT/CC', attacks: 'A' } },
  actions: {
    ...sheet.actions,
    reposition: { name: 'Mouvement', full: 'Mouvement Normal', does: 'bouge' },
    dash: { ...sheet.actions.dash, meaning: `Bouger de ${inches(3)} au plus.` },
    fallBack: {
      ...sheet.actions.fallBack,
      meaning: 'Pour 2 PA : s’éloigner de son Mouvement au plus, et finir hors de toute portée d’engagement.',
    },
    charge: {
      ...sheet.actions.charge,
      meaning: `Bouger de son Mouvement et ${inches(2)} au plus, et finir à portée d’engagement d’un ennemi.`,
    },
    fight: {
      meaning: `Attaquer un ennemi à portée d’engagement avec une arme de mêlée ; en combat rapproché aussi à ${inches(2)} par une écoutille ouverte.`,
    },
    guard: {
      meaning:
        'Attendre, puis combattre ou tirer une fois après une action d’un ennemi. Une arme Lourde ne l’interdit pas.',
    },
    interact: {
      name: 'Écoutille',
      full: 'Actionner une Écoutille',
      does: 'actionne une écoutille',
      meaning: `Ouvrir ou fermer une écoutille dont le point d’accès est à ${inches(1)} ; aussi pendant un mouvement, qui continue ensuite.`,
    },
  },
  rowActions: { reposition: { name: 'Mouvement Normal', does: 'Mouvement Normal' } },
  factPlaces: { reposition: (said: string) => `${said} après un Mouvement Normal` },
  turn: {
    plan: planOf('Mouvement Normal'),
    sight: {
      reposition: (who: string, length: number | null) =>
        `Qui ${who} verrait-il après un Mouvement Normal${length === null ? '' : ` de ${inches(length)}`} ?`,
    },
  },
  withWhat: {
    ...sheet.withWhat,
    interactWhat: 'Quelle écoutille',
    interactFor: () =>
      'Pendant un mouvement : dites d’abord l’écoutille, puis le mouvement. Une garde peut interrompre après chacun.',
  },
  guide,
  orders: {
    engage: { meaning: 'Peut tirer, charger et se mettre en État d’Alerte.' },
    conceal: { meaning: 'Pas une cible valide tant qu’il est à couvert. Ni tir, ni charge, ni État d’Alerte.' },
  },
  states: { ...sheet.states, mayWatch: 'Alerte ?', watched: 'Alerte faite' },
  battle: {
    ...sheet.battle,
    endCounteract: 'Finir l’alerte',
    counteract: 'État d’Alerte',
    counteractOffer: 'Tous sont activés : un agent en Engagement peut tirer en État d’Alerte',
    counteractRule: 'Une action Tirer à 0 PA, CT dégradée de 1.',
    counteractedBefore: (names) => `Pas ${names} : déjà en État d’Alerte à ce tournant.`,
    passCounteract: 'Pas d’alerte',
  },
  // K-69.
  facts: {
    chips: { coverIsLight: 'Léger ou un autre agent' },
    meanings: { coverIsLight: 'Seul du décor léger ou un autre agent donne ce couvert.' },
  },
  attack: { ...sheet.attack, counteract: 'État d’Alerte' },
  reasons: {
    ...sheet.reasons,
    alreadyCounteracted: () => 'déjà en alerte',
    cannotCounteract: () => 'pas en Engagement, encore préparé, ou à Portée d’Engagement',
    notInCounteract: () => 'pas en alerte',
    guardActionsOnly: ({ weapon }) =>
      weapon === undefined ? 'combattre ou tirer seulement' : 'sa garde est avec une autre arme',
  },
} satisfies typeof en & Terms<Words<'log'> & Words<'behaviour'>>;
