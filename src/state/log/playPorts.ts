import type { CopyOutcome } from '../../persistence/backupRing.ts';
import type { Decider } from '../../engine/core/decider.ts';
import type { DurableStore } from '../../persistence/durableStore.ts';
import type { Journal } from '../../persistence/journal.ts';
import type { LogKind, LogTypes, Signature } from '../../persistence/logKind.ts';
import type { LogFormat } from '../../persistence/slotKeys.ts';
import type { TextStorage } from '../../persistence/textStorage.ts';
import type { TabPorts } from '../../persistence/writingTab.ts';
import type { SaveStatus } from './status.ts';
import type { GameState, GameStore } from '../base/store.ts';

/** What rules read, and may still have to come: packs, or what finds ways on boards. */
export interface RuleContents<T extends LogTypes> {
  /** Whether this state cannot be shown, or this command not be carried out, before they are here. */
  readonly needed: (state: T['state'], command?: T['command']) => boolean;
  /** Resolves when they are here; what fails is fetched again until it succeeds. */
  readonly fetch: () => Promise<void>;
}

/** The engine as the state uses it. */
export interface PlayRules<T extends LogTypes> {
  readonly decider: Decider<T['state'], T['command'], T['event'], T['rejection']>;
  readonly pendingRequest: (state: T['state']) => T['request'] | null;
  /** What they read, where that may still have to come; absent: nothing. */
  readonly contents?: RuleContents<T>;
}

/** A state with the events that led to it. */
export interface Advanced<T extends LogTypes> {
  readonly state: T['state'];
  readonly events: readonly T['event'][];
}

/** A command that was carried out, the state before it and the state now. */
export interface Change<T extends LogTypes> {
  readonly command: T['command'];
  readonly before: T['state'];
  readonly now: T['state'];
}

/** What of an open log is shown. */
export interface Standing<T extends LogTypes> {
  readonly meta: T['meta'];
  readonly state: T['state'];
  readonly journal: Journal<T>;
  readonly savedAt: string;
}

/** How a kind of log appears in the store and in the lists. */
export interface PlayView<T extends LogTypes> {
  readonly shown: (standing: Standing<T>, rules: PlayRules<T>, save: SaveStatus) => Partial<GameState>;
  /** Only what became of the save. */
  readonly saved: (save: SaveStatus) => Partial<GameState>;
  readonly nothing: Partial<GameState>;
  /** The id of the log that the store shows. */
  readonly idIn: (state: GameState) => string | undefined;
  readonly summaryText: (standing: Standing<T>, archived: boolean) => string;
  readonly answerOf: (command: T['command']) => { readonly requestId: string; readonly answer: T['answer'] } | null;
  /** Whether it moves to the second store when it is left. */
  readonly isFinished: (standing: Standing<T>) => boolean;
  /** Whether nothing in it changes any more, not even by undo; absent: never. */
  readonly isFixed?: (standing: Standing<T>) => boolean;
  /** How many entries it begins with that nothing takes back; absent: none. */
  readonly begunWith?: (standing: Standing<T>) => number;
}

/** A log whose last change was stored. */
export interface SavedLog<T extends LogTypes> extends Standing<T> {
  readonly ports: { readonly kind: LogKind<T> };
  readonly revision: number;
  /** The whole of it as a file. */
  readonly text: () => string;
}

/** Whoever keeps earlier states; told after each change, and of what was removed on purpose. */
export interface Copier {
  readonly saved: <T extends LogTypes>(log: SavedLog<T>) => void;
  readonly removed: (format: LogFormat, id: string) => void;
  /** Keeps a copy of what is about to be deleted. Never rejects. */
  readonly removing: <T extends LogTypes>(log: SavedLog<T>) => Promise<CopyOutcome>;
  /** `raw`: all texts of a log of an older version, by their keys, before it is written in this one. */
  readonly migrating: <T extends LogTypes>(kind: LogKind<T>, raw: string) => void;
}

/** Everything outside that a play of one kind uses; tests give their own. `now`: an ISO time; `sign`: who makes an entry here. */
export interface PlayPorts<T extends LogTypes> {
  readonly kind: LogKind<T>;
  readonly view: PlayView<T>;
  readonly rules: PlayRules<T>;
  /** What follows from a command by itself; absent: nothing does. */
  readonly onward?: (begun: Advanced<T>) => Advanced<T>;
  /** What is done next by itself, as an entry of its own; null: nothing is. Absent: nothing ever is. */
  readonly next?: (change: Change<T>) => T['command'] | null;
  readonly store: GameStore;
  readonly storage: TextStorage;
  readonly durable: DurableStore;
  readonly tabs: TabPorts;
  readonly now: () => string;
  readonly sign: () => Signature;
  readonly copier?: Copier;
  /** Done while a log is being read, before it is shown; never rejects. Absent: nothing is. */
  readonly opening?: (id: string) => Promise<void>;
}
