import { inches } from '../format.ts';
import type { Look } from '../look.ts';
import { count, text, type Params, type ReasonCatalogue } from '../speech.ts';
import { tenthsUp, wayFaultSaid } from '../wayFaultSaid.ts';
import { wayFaults } from './wayFaults.ts';

/** Precise reasons for an action that an activation already holds. */
export const doneReasons = {
  reposition: 'already repositioned',
  dash: 'already dashed',
  fallBack: 'already fell back',
  charge: 'already charged',
  shoot: 'already shot',
  fight: 'already fought',
  guard: 'already on guard',
  pickUpMarker: 'already picked up',
  placeMarker: 'already put down',
  reload: 'already reloaded',
  pickUpOperative: 'already picked up',
  putDownOperative: 'already set down',
  reanimate: 'already tried',
  interact: 'already interacted',
  pass: 'already passed',
  operateHatch: 'already operated one',
};

const doneReason = (action: string): string | undefined =>
  Object.entries(doneReasons).find(([id]) => id === action)?.[1];

const traitName = (params: Params, look: Look): string =>
  look.contentName(text(params, 'trait'), text(params, 'name')) || 'this';

/** Why something cannot be done now: a fact, in lower case. */
export const reasons: ReasonCatalogue = {
  unknownOperative: () => 'no such operative',
  unknownWeapon: () => 'no such weapon on its card',
  unknownPlayer: () => 'no such player',
  unknownCounter: () => 'no such counter',
  unknownLasting: () => 'it holds no longer',
  unknownObjective: () => 'the scenario has no such thing',
  unknownRule: (params) =>
    text(params, 'rule') === '' ? 'not in these rules' : `unknown weapon rule: ${text(params, 'rule')}`,
  noRequest: () => 'nothing is asked',
  staleRequest: () => 'the question has changed',
  wrongAnswer: () => 'not an answer to this question',
  wrongDiceCount: (params) =>
    count(params, 'wanted') === 0
      ? 'wrong number of dice'
      : count(params, 'wanted') === 1
        ? '1 die is wanted'
        : `${count(params, 'wanted')} dice are wanted`,
  badFace: (params) => (text(params, 'face') === '' ? 'no such face' : `no face ${text(params, 'face')} on this die`),
  notAnOption: () => 'not one of the answers',
  countsNotAllowed: () => 'a rule reads the faces: type them',
  requestPending: () => 'a question is open',
  noOpenAttack: () => 'no attack is open',
  noActivation: () => 'nobody is acting',
  activationOpen: () => 'another operative is acting',
  wrongPhase: () => 'not in this phase',
  battleOver: () => 'the battle is over',
  wrongSide: () => 'wrong side',
  wrongKindOfWeapon: () => 'wrong kind of weapon',
  outOfBounds: (params) =>
    params.most === undefined ? 'number out of range' : `no more than ${count(params, 'most')}`,
  nothingToPass: () => 'nothing to pass',
  dieCannotBeRerolled: () => 're-rolled before',
  notYourTurn: () => 'the other side is to activate',
  limitTwo: () => 'two in succession already',
  friendsReady: () => 'somebody of its side is still ready',
  nothingToRepeat: () => 'no shot to make again',
  otherTarget: () => 'at the same target only',
  endsInControlRange: () => 'it must end away from enemies',
  groupGoesOn: () => 'another of its group goes first',
  notReady: () => 'already done',
  operativeDown: () => 'down',
  notActing: () => 'not acting',
  notEnoughAp: () => 'not enough AP',
  actionDone: () => 'already done in this activation',
  concealed: () => 'on Conceal',
  inControlRange: () => `an enemy within ${inches(1)}`,
  noEnemyInControlRange: () => `no enemy within ${inches(1)}`,
  notInControlRange: () => `not within ${inches(1)}`,
  movedBefore: (params) => doneReason(text(params, 'action')) ?? 'already moved',
  heavyMoved: () => 'moved with a Heavy weapon',
  heavyShot: () => 'shot a Heavy weapon',
  ammoEmpty: () => 'empty',
  ammoTooLow: () => 'too few shots left',
  jammed: () => 'jammed: Improvise or a Reload clears it',
  limitedUsed: () => 'used up',
  friendInControlRange: (params, look) =>
    text(params, 'friend') === ''
      ? `a friend within ${inches(1)} of it`
      : `${look.name(text(params, 'friend'))} within ${inches(1)} of it`,
  notVisible: () => 'not visible',
  outOfRange: (params) =>
    count(params, 'inches') === 0 ? 'out of range' : `farther than ${inches(count(params, 'inches'))}`,
  obscured: () => 'obscured',
  noOverwatch: () => 'not in overwatch',
  notOutOfTurn: () => 'not out of turn',
  concealedInCover: () => 'on Conceal, in cover',
  targetRemoved: () => 'off the table',
  noRangedWeapon: () => 'no ranged weapon',
  noMeleeWeapon: () => 'no melee weapon',
  nothingToReload: () => 'nothing is empty or jammed',
  ammoOff: () => 'ammunition is off',
  targetNotDown: () => 'not down',
  slain: () => 'slain',
  tooHeavy: () => 'too heavy',
  alreadyCarrying: () => 'carries something',
  carriesNothing: () => 'carries nothing',
  beingCarried: () => 'being carried',
  noDownedFriend: () => 'no friend is down',
  cannotByCard: () => 'not on its card',
  notRetinue: () => 'for the retinue only',
  noMarkerNear: () => 'no marker near',
  markerFar: (params, look) =>
    `${look.packName(text(params, 'name')) || 'the marker'} is ${tenthsUp(count(params, 'inches'))} away`,
  friendFar: (params, look) =>
    `${look.name(text(params, 'operative')) || 'the friend'} is ${tenthsUp(count(params, 'inches'))} away`,
  notControlled: () => 'its side does not control it',
  revealedBefore: () => 'revealed before',
  mustDiffer: () => 'the other side has chosen this one',
  pickedUpBefore: () => 'picked up before',
  alreadyCounteracted: () => 'counteracted before',
  cannotCounteract: () => 'not on Engage, or not done',
  oneActionOnly: () => 'one action only',
  notInCounteract: () => 'not in a counteract',
  notEnoughCp: (params) =>
    count(params, 'left') === 0 ? 'no CP left' : `${count(params, 'needed')} CP, only ${count(params, 'left')} left`,
  guardActionsOnly: () => 'only Fight or Shoot',
  unknownTrait: () => 'not an ability to be used',
  forbiddenByTrait: (params, look) => `not with ${traitName(params, look)}`,
  orderKept: () => 'keeps its order from set-up',
  firstOrder: (params) => (params.order === 'engage' ? 'first on Engage' : 'first on Conceal'),
  traitUsedUp: (params) => (params.per === 'battle' ? 'used up in this battle' : 'used up in this turning point'),
  strategyOnly: () => 'only before the firefight',
  firefightOnly: () => 'only in the firefight',
  whenItHappens: () => 'asked for when its moment comes',
  manifestedBefore: () => 'no more powers in this activation',
  scenarioUsedUp: () => 'done as often as it may be',
  scenarioNotYet: () => 'the scenario does not allow it now',
  badBoard: (params) => `the board has a fault at ${text(params, 'at')}`,
  noBoard: () => 'no board lies here',
  offBoard: () => 'over the edge of the board',
  onAnother: () => 'on the base of another',
  inTerrain: () => 'inside terrain',
  inMidAir: () => 'nothing there to stand on',
  farFromZone: (params) => `farther than ${inches(count(params, 'inches'))} from its drop zone`,
  unknownDoor: () => 'no door there',
  noDoorNear: () => 'no door in control range',
  enemyAtDoor: () => 'an enemy is at the open door',
  midMove: () => 'its move goes on first, or ends',
  inDoorway: (params, look) => `in the doorway: ${look.name(text(params, 'operative'))}`,
  badPath: () => 'the way does not begin where it stands on the board',
  noWay: (params, look) => wayFaultSaid(wayFaults, params, look.name),
  cannotStand: (params, look) => wayFaultSaid(wayFaults, params, look.name),
};
