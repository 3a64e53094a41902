import type { BattleEvent, EventType } from '../engine/family/killteam/model/event.ts';
import type { Command, CommandType, Correction, CorrectionKind } from '../engine/family/killteam/model/command.ts';
import type { RejectionCode } from '../engine/family/killteam/model/rejection.ts';
import type { NoteCode } from '../engine/log/advice.ts';
import type { OptionCode } from '../engine/family/killteam/model/request.ts';
import type { Look } from './look.ts';

/** Numbers and ids that come with a code of the engine. */
export type Params = Readonly<Record<string, string | number>>;

/** A sentence for a code of the engine, from its parameters. */
export type Phrase = (params: Params, look: Look) => string;

/** A line of the log: what happened, and the short fact at its right. */
export interface Said {
  readonly text: string;
  readonly right: string | null;
}

/** Builds a line of the log. */
export const say = (text: string, right: string | null = null): Said => ({ text, right });

/** Events by type: an index instead of a filter, so that a catalogue can be called for a type that is not known yet. */
export type EventMap = { readonly [T in EventType]: Extract<BattleEvent, { type: T }> };

/** How each event is told; null: not shown in the log. */
export type LogCatalogue = { readonly [T in EventType]: (event: EventMap[T], look: Look) => Said | null };

/** What Undo takes back: `short` for the button (at most 14 characters), `about` whom below it, `full` its accessible name. */
export interface UndoText {
  readonly short: string;
  readonly about?: string | undefined;
  readonly full: string;
}

/** An attack as far as Undo names it, by ids. `over`: nothing of it is open any more. */
export interface AttackDone {
  readonly action: 'shoot' | 'fight';
  readonly operative: string;
  readonly target: string;
  readonly over: boolean;
}

/** What a command alone does not say. `who`: the operative that did it, by id; `attack`: the one it is part of; null: not known. */
export interface Doing {
  readonly who: string | null;
  readonly attack: AttackDone | null;
}

type NamedCommand = Exclude<CommandType, 'correct'>;
export type CommandMap = { readonly [T in NamedCommand]: Extract<Command, { type: T }> };
export type CorrectionMap = { readonly [K in CorrectionKind]: Extract<Correction, { what: K }> };

/** How each command is named on the Undo button; a correction is named by its kind. */
export type UndoCatalogue = {
  readonly [T in NamedCommand]: (command: CommandMap[T], look: Look, doing: Doing) => UndoText;
};
export type CorrectionCatalogue = {
  readonly [K in CorrectionKind]: (correction: CorrectionMap[K], look: Look) => UndoText;
};

export type ReasonCatalogue = { readonly [C in RejectionCode]: Phrase };
export type OptionCatalogue = { readonly [C in OptionCode]: Phrase };
export type NoteCatalogue = { readonly [C in NoteCode]: Phrase };

/** A parameter as a number; 0 when it is missing. */
export const count = (params: Params, key: string): number => Number(params[key] ?? 0);

/** A parameter as text; empty when it is missing. */
export const text = (params: Params, key: string): string => String(params[key] ?? '');
