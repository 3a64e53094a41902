import type { DieGrade } from './request.ts';

/**
 * What is to be expected after a choice, seen by the side that chooses. `kills`, `falls`: chances that the other side and one's
 * own go down; `inflicts`, `suffers`: wounds that they really lose, on average.
 */
export interface Prospect {
  readonly kills: number;
  readonly falls: number;
  readonly inflicts: number;
  readonly suffers: number;
}

/** The same for each grade: dice in whole dice, chances as parts of 1. */
export type ByGrade = Readonly<Record<DieGrade, number>>;

/** Dice to re-roll together, in rising order, by grade, and what comes of it when all that follows is chosen best. */
export interface RerollWay {
  readonly indices: readonly number[];
  readonly grades: ByGrade;
  readonly prospect: Prospect;
}

/** Why an option is good, or what it costs. */
export const NOTE_CODES = [
  /** Wounds {from} to {to}. */
  'leastDamage',
  'losesAsMuch',
  'losesMore',
  /** Played well from here: {mine} and {theirs} wounds are left to {me}, who chooses, and to {them}. */
  'fightOutcome',
  /** {them}. */
  'killsNow',
  'strongest',
  'notValid',
] as const;
export type NoteCode = (typeof NOTE_CODES)[number];

/** Words belong to the screens: a note says what it is by code and parameters. */
export interface Note {
  readonly code: NoteCode;
  readonly params: Readonly<Record<string, string | number>>;
}

/** What is said of one option. `prospect`: what comes of it; null: it is told by the note, or not worked out. */
export interface OptionAdvice {
  readonly id: string;
  readonly note: Note | null;
  readonly prospect: Prospect | null;
}

/**
 * What the worth of a choice leaves out: `answers` of the other side, in a fight too long to work out; `traits` that change
 * strikes or wounds.
 */
export type Omitted = 'answers' | 'traits' | null;

/** Advice on a choice. `options`: all of them, in the order in which they are shown. */
export interface PickAdvice {
  readonly kind: 'pick';
  readonly best: string;
  readonly options: readonly OptionAdvice[];
  readonly omitted: Omitted;
}

/** Advice on a re-roll. `ways`: every different choice, the first rolls none; `dice`: those of the best way. */
export interface RerollAdvice {
  readonly kind: 'reroll';
  readonly ways: readonly RerollWay[];
  readonly dice: readonly number[];
  readonly omitted: Omitted;
}

/** What screens tell about an open question, worked out beside it: no question holds it, and no decision needs it. */
export type Advice = PickAdvice | RerollAdvice;
