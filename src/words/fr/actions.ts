import type {
  actions as enActions,
  orders as enOrders,
  states as enStates,
  withWhat as enWithWhat,
} from '../en/actions.ts';
import { inches, target } from '../format.ts';

export const actions = {
  reposition: {
    name: 'Repositionner',
    full: 'Repositionner',
    does: 'se repositionne',
    key: 'P',
    meaning: `Bouger de son Mouvement au plus, jamais à ${inches(1)} d’un ennemi.`,
  },
  dash: {
    name: 'Ruée',
    full: 'Sprinter',
    does: 'sprinte',
    key: 'R',
    meaning: `Bouger de ${inches(3)} au plus, sans escalader.`,
  },
  fallBack: {
    name: 'Se replier',
    full: 'Battre en Retraite',
    does: 'bat en retraite',
    key: 'L',
    meaning: 'S’éloigner de son Mouvement au plus, et finir loin de tout ennemi.',
  },
  charge: {
    name: 'Charge',
    full: 'Charger',
    does: 'charge',
    key: 'C',
    meaning: `Bouger de son Mouvement et ${inches(2)} au plus, et finir à ${inches(1)} d’un ennemi.`,
  },
  shoot: {
    name: 'Tirer',
    full: 'Tirer',
    does: 'tire',
    key: 'T',
    meaning: 'Attaquer une cible valide avec une arme de tir.',
  },
  fight: {
    name: 'Combattre',
    full: 'Combattre',
    does: 'combat',
    key: 'B',
    meaning: `Attaquer un ennemi à ${inches(1)} avec une arme de mêlée.`,
  },
  guard: {
    name: 'Garde',
    full: 'Se mettre en garde',
    does: 'se met en garde',
    key: 'G',
    meaning: 'Attendre, et frapper ou tirer une fois après une action d’un ennemi.',
  },
  pickUpMarker: {
    name: 'Prendre',
    full: 'Prendre un marqueur',
    does: 'prend un marqueur',
    key: 'M',
    meaning: 'Ramasser un marqueur qu’il contrôle.',
  },
  placeMarker: {
    name: 'Poser',
    full: 'Poser un marqueur',
    does: 'pose son marqueur',
    key: 'O',
    meaning: `Laisser son marqueur à ${inches(1)}.`,
  },
  reload: {
    name: 'Recharger',
    full: 'Recharger',
    does: 'recharge',
    key: 'H',
    meaning: 'Remplir une arme vide, ou la désenrayer.',
  },
  pickUpOperative: {
    name: 'Porter',
    full: 'Porter un agent',
    does: 'prend un ami sur son dos',
    key: 'E',
    meaning: `Porter un ami à terre à ${inches(1)}. Mouvement ${inches(-2)} tant qu’il le porte.`,
  },
  putDownOperative: {
    name: 'Déposer',
    full: 'Déposer un agent',
    does: 'dépose son ami',
    key: 'D',
    meaning: 'Laisser l’ami qu’il porte.',
  },
  reanimate: {
    name: 'Ranimer',
    full: 'Ranimer',
    does: 'tente de ranimer un ami',
    key: 'A',
    meaning: `Lancer un dé pour remettre debout un ami à terre à ${inches(1)}.`,
  },
  interact: {
    name: 'Interagir',
    full: 'Interagir',
    does: 'interagit',
    key: 'I',
    meaning: `Faire ce que veut la mission, avec un objet à ${inches(1)}.`,
  },
  pass: { name: 'Passer', full: 'Passer', does: 'passe', key: 'Q', meaning: 'Rien n’est fait de ce PA.' },
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
  interactHint: 'Quelques mots pour le journal',
  markerWhich: 'Quel marqueur',
  fallOnPurpose: 'Il tombe en chemin',
} satisfies typeof enWithWhat;

export const orders = {
  engage: {
    name: 'Engagement',
    short: 'Engag.',
    on: 'en Engagement',
    meaning: 'Peut tirer, charger, se mettre en garde et jouer une contre-action.',
  },
  conceal: {
    name: 'Dissimulation',
    short: 'Dissim.',
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
