import type { ActionId } from '../../../core/ids.ts';

/** Never skipped by an override: the command itself makes no sense now. */
export const SHAPE_CODES = [
  'unknownOperative',
  'unknownWeapon',
  'unknownPlayer',
  'unknownCounter',
  'unknownObjective',
  'unknownRule',
  'unknownTrait',
  'unknownLasting',
  'noRequest',
  'staleRequest',
  'wrongAnswer',
  'wrongDiceCount',
  'badFace',
  'notAnOption',
  'countsNotAllowed',
  'requestPending',
  'noOpenAttack',
  'noActivation',
  'activationOpen',
  'wrongPhase',
  'battleOver',
  'wrongSide',
  'wrongKindOfWeapon',
  'outOfBounds',
  'nothingToPass',
  'nothingToRepeat',
  'dieCannotBeRerolled',
  'revealedBefore',
  'mustDiffer',
  'badBoard',
  'noBoard',
  'unknownDoor',
  'badPath',
  /** {why}: whatever the table says, no base stands so. */
  'cannotStand',
] as const;

/** Preconditions of the rules: an override with a reason skips them. Shown as the reason a button is grey. */
export const PRECONDITION_CODES = [
  'notYourTurn',
  'groupGoesOn',
  'limitTwo',
  'friendsReady',
  'otherTarget',
  'endsInControlRange',
  'notReady',
  'operativeDown',
  'notActing',
  'notEnoughAp',
  'actionDone',
  'concealed',
  'inControlRange',
  'noEnemyInControlRange',
  'notInControlRange',
  'movedBefore',
  'heavyMoved',
  'heavyShot',
  'ammoEmpty',
  'ammoTooLow',
  'jammed',
  'limitedUsed',
  'friendInControlRange',
  'notVisible',
  'outOfRange',
  'concealedInCover',
  'obscured',
  'noOverwatch',
  'notOutOfTurn',
  'targetRemoved',
  'noRangedWeapon',
  'noMeleeWeapon',
  'nothingToReload',
  'ammoOff',
  'targetNotDown',
  'slain',
  'tooHeavy',
  'alreadyCarrying',
  'carriesNothing',
  'beingCarried',
  'noDownedFriend',
  'cannotByCard',
  'notRetinue',
  'noMarkerNear',
  /** {marker, name, inches}: the board has the nearest one so far away. */
  'markerFar',
  /** {operative, inches}: the board has it so far away. */
  'friendFar',
  'notControlled',
  'pickedUpBefore',
  'alreadyCounteracted',
  'cannotCounteract',
  'oneActionOnly',
  'notInCounteract',
  'notEnoughCp',
  'guardActionsOnly',
  'forbiddenByTrait',
  'firstOrder',
  'orderKept',
  'traitUsedUp',
  'strategyOnly',
  'firefightOnly',
  'whenItHappens',
  'manifestedBefore',
  'scenarioUsedUp',
  'scenarioNotYet',
  'offBoard',
  'onAnother',
  'inTerrain',
  'inMidAir',
  /** {inches}: a barricade is farther than that from where its side sets up. */
  'farFromZone',
  'noWay',
  'noDoorNear',
  'enemyAtDoor',
  'inDoorway',
  'midMove',
] as const;

type ShapeCode = (typeof SHAPE_CODES)[number];
export type PreconditionCode = (typeof PRECONDITION_CODES)[number];
export type RejectionCode = ShapeCode | PreconditionCode;

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

const preconditions: ReadonlySet<string> = new Set(PRECONDITION_CODES);

/** True when an override may skip this refusal. */
export const isPrecondition = (rejection: Rejection): boolean => preconditions.has(rejection.code);

/** An action and whether it can be done now; `reason` null: it can. */
export interface ActionOffer {
  readonly action: ActionId;
  readonly ap: number;
  readonly reason: Rejection | null;
}
