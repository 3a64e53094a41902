import type { Place } from '../../../board/move/place.ts';
import type { ActionId, OperativeId } from '../../../core/ids.ts';
import type { MarkerPlace } from '../model/command.ts';
import type { BattleEvent } from '../model/event.ts';
import type { Game } from './game.ts';
import type { Operative } from '../model/operative.ts';
import type { Rejection } from '../model/rejection.ts';
import type { Via } from '../model/task.ts';

/** An action about to be done, or thought about: who, how it comes about, and its particulars. */
export interface ActionTry {
  readonly game: Game;
  readonly operative: Operative;
  readonly via: Via;
  /** Actions done in this activation or counteraction. */
  readonly done: readonly ActionId[];
  /** Enemies in its control range. */
  readonly engaged: readonly OperativeId[];
}

export interface ActionDetails {
  readonly targets: readonly OperativeId[];
  readonly weapon: string | null;
  readonly note: string | null;
  /** Inches fallen on purpose. */
  readonly fall: number;
  /** What was measured to a marker; left out: it is near enough. */
  readonly marker?: MarkerPlace;
  /** Its way on the board, from where it stands. */
  readonly path?: readonly Place[];
}

/** One action: its cost, what stops it (the first reason is shown), and what it does. */
export interface ActionRule {
  readonly ap: number;
  /** Whether this battle has it; absent: it has. */
  readonly has?: (game: Game) => boolean;
  /** It may be done several times in an activation; absent: once. */
  readonly repeatable?: boolean;
  /** Reasons known before anything is chosen. */
  readonly offered: (attempt: ActionTry) => readonly Rejection[];
  /** Reasons that depend on what was chosen. */
  readonly chosen: (attempt: ActionTry, details: ActionDetails) => readonly Rejection[];
  readonly perform: (attempt: ActionTry, details: ActionDetails) => readonly BattleEvent[];
}

export const nothingMore = (): readonly Rejection[] => [];
