import type { doneReasons as enDoneReasons } from '../en/reasons.ts';
import { inches } from './format.ts';
import type { Look } from '../look.ts';
import { count, text, type Params, type ReasonCatalogue } from '../speech.ts';
import { tenthsUp, wayFaultSaid } from '../wayFaultSaid.ts';
import { wayFaults } from './wayFaults.ts';
import { plural } from './plural.ts';

export const doneReasons = {
  reposition: 'repositionnement fait',
  dash: 'sprint fait',
  fallBack: 'repli fait',
  charge: 'charge faite',
  shoot: 'tir fait',
  fight: 'combat fait',
  guard: 'déjà en garde',
  pickUpMarker: 'déjà pris',
  placeMarker: 'déjà posé',
  reload: 'recharge faite',
  pickUpOperative: 'déjà porté',
  putDownOperative: 'déjà déposé',
  reanimate: 'déjà tenté',
  interact: 'interaction faite',
  pass: 'déjà passé',
  operateHatch: 'déjà actionnée',
} satisfies typeof enDoneReasons;

const doneReason = (action: string): string | undefined =>
  Object.entries(doneReasons).find(([id]) => id === action)?.[1];

const traitName = (params: Params, look: Look): string =>
  look.contentName(text(params, 'trait'), text(params, 'name')) || 'cela';

export const reasons: ReasonCatalogue = {
  unknownOperative: () => 'agent inconnu',
  unknownWeapon: () => 'arme absente de sa carte',
  unknownPlayer: () => 'joueur inconnu',
  unknownCounter: () => 'compteur inconnu',
  unknownLasting: () => 'ce n’est plus en vigueur',
  unknownObjective: () => 'le scénario ne connaît pas cela',
  unknownRule: (params) =>
    text(params, 'rule') === '' ? 'pas dans ces règles' : `règle d’arme inconnue : ${text(params, 'rule')}`,
  noRequest: () => 'rien n’est demandé',
  staleRequest: () => 'la question a changé',
  wrongAnswer: () => 'ne répond pas à cette question',
  wrongDiceCount: (params) =>
    count(params, 'wanted') === 0
      ? 'mauvais nombre de dés'
      : plural(count(params, 'wanted'), 'dé attendu', 'dés attendus'),
  badFace: (params) =>
    text(params, 'face') === '' ? 'face inconnue' : `pas de face ${text(params, 'face')} sur ce dé`,
  notAnOption: () => 'pas une des réponses',
  countsNotAllowed: () => 'une règle lit les faces : tapez-les',
  requestPending: () => 'une question est ouverte',
  noOpenAttack: () => 'aucune attaque en cours',
  noActivation: () => 'personne n’agit',
  activationOpen: () => 'un autre agent agit',
  wrongPhase: () => 'pas dans cette phase',
  battleOver: () => 'la bataille est finie',
  wrongSide: () => 'mauvais camp',
  wrongKindOfWeapon: () => 'mauvaise sorte d’arme',
  outOfBounds: (params) => (params.most === undefined ? 'nombre hors limites' : `${count(params, 'most')} au plus`),
  nothingToPass: () => 'rien à passer',
  dieCannotBeRerolled: () => 'déjà relancé',
  notYourTurn: () => 'à l’autre camp d’activer',
  limitTwo: () => 'déjà deux de suite',
  friendsReady: () => 'quelqu’un de son camp est encore préparé',
  nothingToRepeat: () => 'aucun tir à refaire',
  otherTarget: () => 'sur la même cible seulement',
  endsInControlRange: () => 'il doit finir loin des ennemis',
  groupGoesOn: () => 'un autre de son groupe passe d’abord',
  notReady: () => 'a déjà joué',
  operativeDown: () => 'à terre',
  notActing: () => 'n’agit pas',
  notEnoughAp: () => 'pas assez de PA',
  actionDone: () => 'déjà fait dans cette activation',
  concealed: () => 'en Dissimulation',
  inControlRange: () => `un ennemi à ${inches(1)}`,
  noEnemyInControlRange: () => `aucun ennemi à ${inches(1)}`,
  notInControlRange: () => `pas à ${inches(1)}`,
  movedBefore: (params) => doneReason(text(params, 'action')) ?? 'mouvement fait',
  heavyMoved: () => 'a bougé avec une arme lourde',
  heavyShot: () => 'a tiré d’une arme lourde',
  ammoEmpty: () => 'vide',
  ammoTooLow: () => 'trop peu de coups',
  jammed: () => 'enrayé : Improviser ou Recharger y remédie',
  limitedUsed: () => 'tout a servi',
  friendInControlRange: (params, look) =>
    text(params, 'friend') === ''
      ? `un ami à ${inches(1)} d’elle`
      : `${look.name(text(params, 'friend'))} à ${inches(1)} d’elle`,
  notVisible: () => 'pas visible',
  outOfRange: (params) =>
    count(params, 'inches') === 0 ? 'hors de portée' : `à plus de ${inches(count(params, 'inches'))}`,
  obscured: () => 'masqué',
  noOverwatch: () => 'pas en Surveillance',
  notOutOfTurn: () => 'pas hors de son tour',
  concealedInCover: () => 'en Dissimulation, à couvert',
  targetRemoved: () => 'hors de la table',
  noRangedWeapon: () => 'pas d’arme de tir',
  noMeleeWeapon: () => 'pas d’arme de mêlée',
  nothingToReload: () => 'rien de vide ni d’enrayé',
  ammoOff: () => 'munitions non comptées',
  targetNotDown: () => 'pas à terre',
  slain: () => 'mort',
  tooHeavy: () => 'trop lourd',
  alreadyCarrying: () => 'porte déjà',
  carriesNothing: () => 'ne porte rien',
  beingCarried: () => 'sur le dos d’un ami',
  noDownedFriend: () => 'aucun ami à terre',
  cannotByCard: () => 'sa carte ne le permet pas',
  notRetinue: () => 'pour la suite seulement',
  noMarkerNear: () => 'aucun marqueur proche',
  markerFar: (params, look) =>
    `${look.packName(text(params, 'name')) || 'le marqueur'} est à ${tenthsUp(count(params, 'inches'))}`,
  friendFar: (params, look) =>
    `${look.name(text(params, 'operative')) || 'l’ami'} est à ${tenthsUp(count(params, 'inches'))}`,
  notControlled: () => 'son camp ne le contrôle pas',
  revealedBefore: () => 'déjà révélé',
  mustDiffer: () => 'l’autre camp a choisi celui-là',
  pickedUpBefore: () => 'déjà ramassé',
  alreadyCounteracted: () => 'contre-action faite',
  cannotCounteract: () => 'pas en Engagement, ou à jouer',
  oneActionOnly: () => 'une seule action',
  notInCounteract: () => 'pas en contre-action',
  notEnoughCp: (params) =>
    count(params, 'left') === 0
      ? 'plus de PC'
      : `${count(params, 'needed')} PC, il n’en reste que ${count(params, 'left')}`,
  guardActionsOnly: () => 'combattre ou tirer seulement',
  unknownTrait: () => 'pas une capacité à utiliser',
  forbiddenByTrait: (params, look) => `pas avec ${traitName(params, look)}`,
  orderKept: () => 'garde son ordre de la mise en place',
  firstOrder: (params) => (params.order === 'engage' ? 'd’abord en Engagement' : 'd’abord en Dissimulation'),
  traitUsedUp: (params) => (params.per === 'battle' ? 'épuisé pour cette bataille' : 'épuisé pour ce tournant'),
  strategyOnly: () => 'avant l’affrontement seulement',
  firefightOnly: () => 'pendant l’affrontement seulement',
  whenItHappens: () => 'demandé quand son moment vient',
  manifestedBefore: () => 'plus de pouvoir dans cette activation',
  scenarioUsedUp: () => 'déjà fait autant de fois que permis',
  scenarioNotYet: () => 'le scénario ne le permet pas encore',
  badBoard: (params) => `le plateau a un défaut à ${text(params, 'at')}`,
  noBoard: () => 'aucun plateau ici',
  offBoard: () => 'hors du plateau',
  onAnother: () => 'sur le socle d’un autre',
  inTerrain: () => 'dans le décor',
  inMidAir: () => 'rien pour se tenir debout ici',
  farFromZone: (params) => `à plus de ${inches(count(params, 'inches'))} de sa zone de déploiement`,
  unknownDoor: () => 'aucune porte ici',
  noDoorNear: () => 'aucune porte à portée de contrôle',
  enemyAtDoor: () => 'un ennemi est à la porte ouverte',
  midMove: () => 'd’abord son déplacement continue, ou s’arrête',
  inDoorway: (params, look) => `dans l’embrasure\u00A0: ${look.name(text(params, 'operative'))}`,
  badPath: () => 'le chemin ne part pas de sa place sur le plateau',
  noWay: (params, look) => wayFaultSaid(wayFaults, params, look.name),
  cannotStand: (params, look) => wayFaultSaid(wayFaults, params, look.name),
};
