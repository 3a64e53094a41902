import type {
  LookRequestOf,
  NumberRequestOf,
  PickOptionOf,
  PickRequestOf,
  RequestOf,
  RollRequestOf,
  TickRequestOf,
} from '../../../log/request.ts';

/** Dice of a Vanguard battle. `hit` and `armour` bring one more die for each natural 6 (V-12), asked for in a request of its own. */
export const ROLL_PURPOSES = ['rollOff', 'hit', 'armour', 'reroll', 'recovery', 'nerve', 'endDie'] as const;
export type RollPurpose = (typeof ROLL_PURPOSES)[number];

/** What is asked with options. */
export const QUESTIONS = [
  /** Whoever won the roll for deployment: which side of the table is its own (V-80). */
  'tableSide',
  /** Armour or one of the invulnerable values (V-61). */
  'armourBy',
  /** Focus, or the bonus of a charge, as hit or as AP (V-28, V-44). */
  'focusAs',
  'chargeAs',
  /** Before a hit, armour, recovery or nerve roll: an ability for CP, or none (V-08, V-37). */
  'sayAbility',
  /** A failed die of the roll just made for 1 CP (V-36), or go on. */
  'rerollDie',
  /** Retaliate with which attack, or not (V-60). */
  'retaliate',
  /** An enemy that was left makes its free attack, with which attack, or not (V-41). */
  'disengage',
  /** Which removed model comes back (V-07), or none: there is no place. */
  'returns',
  /** Whom an action of its own means. */
  'whom',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** What an option is. */
export const OPTION_CODES = [
  /** {edge}: its fallback edge there. */
  'edge',
  /** {needs}: lowest face that saves. */
  'byArmour',
  'byInvulnerable',
  'asHit',
  'asAp',
  /** {name}, {cp}, {model} whose it is. */
  'ability',
  'noAbility',
  /** {face} that it shows, {cp}. */
  'die',
  'keepDice',
  /** {name} of the attack. */
  'with',
  'doNot',
  /** {model} id. */
  'model',
  'nobody',
] as const;
export type OptionCode = (typeof OPTION_CODES)[number];

/** What is ticked: who is inside the radius of a follow-up attack (V-06), whom a model that did not arrive engages where it lies (V-39). */
export const TICKS = ['within', 'engages'] as const;
export type TickQuestion = (typeof TICKS)[number];

/** What is asked as a number: wounds of an attack that the table has resolved by itself. */
export const NUMBERS = ['wounds'] as const;
export type NumberQuestion = (typeof NUMBERS)[number];

/** What Vanguard asks, by its codes. */
export interface VanguardVocabulary {
  readonly purpose: RollPurpose;
  readonly question: Question;
  readonly option: OptionCode;
  readonly tick: TickQuestion;
  readonly number: NumberQuestion;
  readonly place: 'here' | 'walk' | 'run';
}

export type RollRequest = RollRequestOf<VanguardVocabulary>;
export type PickOption = PickOptionOf<VanguardVocabulary>;
export type PickRequest = PickRequestOf<VanguardVocabulary>;
export type TickRequest = TickRequestOf<VanguardVocabulary>;
export type NumberRequest = NumberRequestOf<VanguardVocabulary>;
export type LookRequest = LookRequestOf<VanguardVocabulary>;

/** What a battle needs before it can go on; recomputed from the state, never stored. */
export type Request = RequestOf<VanguardVocabulary>;
