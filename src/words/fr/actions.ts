import type {
  actions as enActions,
  orders as enOrders,
  states as enStates,
  withWhat as enWithWhat,
} from '../en/actions.ts';
import { inches, target } from './format.ts';

export const actions = {
  reposition: {
    name: 'Repositionner',
    full: 'Repositionner',
    does: 'se repositionne',
    key: 'P',
  },
  dash: {
    name: 'Sprinter',
    full: 'Sprinter',
    does: 'sprinte',
    key: 'R',
  },
  fallBack: {
    name: 'Retraite',
    full: 'Battre en Retraite',
    does: 'bat en retraite',
    key: 'L',
  },
  charge: {
    name: 'Charge',
    full: 'Charger',
    does: 'charge',
    key: 'C',
  },
  shoot: {
    name: 'Tirer',
    full: 'Tirer',
    does: 'tire',
    key: 'T',
  },
  fight: {
    name: 'Combattre',
    full: 'Combattre',
    does: 'combat',
    key: 'B',
  },
  guard: {
    name: 'Garde',
    full: 'Se mettre en garde',
    does: 'se met en garde',
    key: 'G',
  },
  pickUpMarker: {
    name: 'Prendre',
    full: 'Prendre un marqueur',
    does: 'prend un marqueur',
    key: 'M',
  },
  placeMarker: {
    name: 'Poser',
    full: 'Poser un marqueur',
    does: 'pose son marqueur',
    key: 'O',
  },
  reload: {
    name: 'Recharger',
    full: 'Recharger',
    does: 'recharge',
    key: 'H',
  },
  pickUpOperative: {
    name: 'Porter',
    full: 'Porter un agent',
    does: 'prend un ami sur son dos',
    key: 'E',
  },
  putDownOperative: {
    name: 'Déposer',
    full: 'Déposer un agent',
    does: 'dépose son ami',
    key: 'D',
  },
  reanimate: {
    name: 'Ranimer',
    full: 'Ranimer',
    does: 'tente de ranimer un ami',
    key: 'A',
  },
  interact: {
    name: 'Interagir',
    full: 'Interagir',
    does: 'interagit',
    key: 'I',
  },
  pass: { name: 'Passer', full: 'Passer', does: 'passe', key: 'Q' },
  operateHatch: {
    name: 'Écoutille',
    full: 'Actionner une écoutille',
    does: 'actionne une écoutille',
    key: 'K',
  },
} satisfies typeof enActions;

export const withWhat = {
  move: (length) => `${inches(length)} au plus`,
  distance: (length) => inches(length),
  guard: 'vaut un tir',
  guardToFight: 'pour frapper seulement',
  reanimate: (who, face) => `${who} à ${inches(1)}, sur ${target(face)}`,
  carry: (who) => `${who} à ${inches(1)}, puis Mouvement ${inches(-2)}`,
  several: (what, others) => `${what}, et ${others} de plus`,
  free: 'gratuit',
  chooseTarget: 'Choisir une cible',
  chooseWeapon: 'Avec quelle arme',
  tapTarget: 'Touchez la cible',
  tapCharged: 'Touchez les ennemis atteints',
  tapFought: `Touchez un ennemi à ${inches(1)}`,
  logIt: 'Noter l’attaque',
  chooseFriend: `Quel ami à ${inches(1)}`,
  chooseEnemies: `Touchez les ennemis à ${inches(1)} à l’arrivée`,
  chooseReload: 'Quelle arme',
  interactWhat: 'Ce qu’il fait',
  interactFor: (primary) =>
    `Un objet à ${inches(1)} : une porte, un marqueur, ce que demande la mission. Ici : ${primary}`,
  interactElse: (own) =>
    `Un objet à ${inches(1)} sans bouton à lui : une porte, une caisse. Pour la mission, il y a ${own}.`,
  interactOther: 'autre chose : porte, caisse',
  interactUsual: 'une porte, un marqueur',
  interactHint: 'Quelques mots pour le journal',
  hatch: (open) => (open ? 'la fermer' : 'l’ouvrir'),
  hatches: (count) => `${count} à portée`,
  hatchWhich: 'Quelle écoutille',
  markerWhich: 'Quel marqueur',
  fallOnPurpose: 'Il tombe en chemin',
} satisfies typeof enWithWhat;

export const orders = {
  engage: {
    name: 'Engagement',
    short: 'Engage',
    on: 'en Engagement',
    meaning: 'Peut tirer, charger, se mettre en garde et jouer une contre-action.',
  },
  conceal: {
    name: 'Dissimulation',
    short: 'Se cache',
    on: 'en Dissimulation',
    meaning: 'À couvert, il n’est pas une cible valide. Ni tir, ni charge, ni garde, ni contre-action.',
  },
} satisfies typeof enOrders;

export const states = {
  ready: 'À jouer',
  acting: 'Agit',
  done: 'A joué',
  guard: 'En garde',
  mayWatch: 'Contre-action ?',
  watched: 'Contre-action faite',
  guardShort: 'Garde',
  down: 'À terre',
  slain: 'Mort',
  removed: 'Hors jeu',
  injured: 'Blessure',
  carried: 'Sur un dos',
} satisfies typeof enStates;
