import type { RejectionCode } from '../../../engine/family/killteam/model/rejection.ts';

/** Refusals of the engine as the contract names them. */
const CODES: Partial<Record<RejectionCode, string>> = {
  battleOver: 'battleOver',
  traitUsedUp: 'already',
  notEnoughCp: 'noCp',
  activationOpen: 'busy',
  requestPending: 'busy',
  operativeDown: 'incapacitated',
  groupGoesOn: 'notYourTurn',
  orderKept: 'orderFixed',
  notActing: 'notActive',
  noActivation: 'notActive',
  actionDone: 'already',
  concealed: 'conceal',
  inControlRange: 'inEngagement',
  noEnemyInControlRange: 'notInEngagement',
  movedBefore: 'exclusive',
  heavyShot: 'heavy',
  heavyMoved: 'heavy',
  limitedUsed: 'limited',
  notEnoughAp: 'noAp',
  notVisible: 'noTarget',
  targetRemoved: 'noTarget',
  friendInControlRange: 'noTarget',
  notInControlRange: 'noTarget',
  endsInControlRange: 'endsInEngagement',
  friendsReady: 'stillReady',
  alreadyCounteracted: 'already',
  cannotCounteract: 'phaseOver',
  carriesNothing: 'notCarrying',
  alreadyCarrying: 'carrying',
  noMarkerNear: 'tooFar',
  outOfRange: 'tooFar',
  cannotByCard: 'cannotPickUp',
};

export const codeOf = (code: RejectionCode): string => CODES[code] ?? code;
