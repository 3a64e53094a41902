/** Why a command of a Vanguard battle is refused: each has a sentence in its words. */
export const REJECTION_CODES = [
  'unknownModel',
  'unknownAttack',
  'unknownAction',
  'unknownSide',
  'unknownObjective',
  'unknownCommand',
  'noRequest',
  'staleRequest',
  'wrongAnswer',
  'wrongDiceCount',
  'badFace',
  'notAnOption',
  'countsNotAllowed',
  'dieCannotBeRerolled',
  'outOfBounds',
  'requestPending',
  'battleOver',
  'nothingToCancel',
  'noOpenAttack',
  /** {side} has no edge to fall back to. */
  'noEdge',
  'noModels',
  'noneLeft',
  'placed',
  /** {step} it is. */
  'wrongPhase',
  'finished',
  'busy',
  'notYourTurn',
  'outOfPlay',
  'notActivated',
  'activated',
  'fatigued',
  'twoInARow',
  /** A second activation in a row is of another model. */
  'another',
  /** {needed}, {left}. */
  'noCp',
  'noTokens',
  /** {models} that have to act. */
  'notAllActivated',
  'notFatigued',
  'notScored',
  'notActive',
  'inFallback',
  'notInFallback',
  'mustStandUp',
  'notDown',
  'down',
  'already',
  /** {action} it does not go with. */
  'exclusive',
  'noFreeAttack',
  /** Of {slots} short acts that it has: of one, it is fatigued or activated once more. */
  'notShort',
  /** Activated once more: one short act. */
  'oneAct',
  /** Its fatigue action is taken. */
  'pushed',
  /** It costs nothing anyway. */
  'isFree',
  'noActionsLeft',
  'engaged',
  'noSight',
  'targetEngaged',
  'notEngaged',
  'chargeSplit',
  /** {target} is more than 2" from the first. */
  'splitRange',
  'range',
  'noTargets',
  'sameTarget',
  'ownSide',
  /** {dice} of {of}. */
  'diceShare',
  'notMelee',
  'isRetaliation',
  'removed',
  'noMelee',
  'disengage',
  'inPlay',
  'tooFar',
  'enemyNear',
  'nobody',
  /** Nobody it can mean is within {within} inches; the nearest is {inches} away. */
  'outOfReach',
  /** Nobody finds room within {within} inches. */
  'noRoomNear',
  'unharmed',
  /** {side} decides it by its tables. */
  'byTables',
  'impossible',
  'noBoard',
  /** {at} {what}: a fault of a killzone. */
  'badBoard',
  /** {why}: the way on the board is no move; {inches} of {most}; at {who}, at {piece} by its name. */
  'noWay',
  /** {why}: whatever the table says, no base stands so. */
  'cannotStand',
  'badPath',
  'offBoard',
  'onAnother',
  'inTerrain',
  'inMidAir',
  'unknownDoor',
  'inDoorway',
] as const;
export type RejectionCode = (typeof REJECTION_CODES)[number];

/** Why a command was refused; numbers and names for the sentence, no words. */
export interface Rejection {
  readonly code: RejectionCode;
  readonly params: Readonly<Record<string, string | number>>;
}

export const reject = (code: RejectionCode, params: Record<string, string | number> = {}): Rejection => ({
  code,
  params,
});

/** The reason when it holds, as a list to spread. */
export const when = (holds: boolean, code: RejectionCode, params: Record<string, string | number> = {}): Rejection[] =>
  holds ? [reject(code, params)] : [];
