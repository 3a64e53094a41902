import type { Command } from '../engine/family/killteam/model/command.ts';
import type { BattleState } from '../engine/family/killteam/model/state.ts';
import type { Answer } from '../engine/log/request.ts';
import type { LogEntry } from '../persistence/battleFile.ts';
import { signer } from '../persistence/device.ts';
import { indexedStore } from '../persistence/indexedStore.ts';
import type { KeptText } from '../persistence/asideNow.ts';
import { browserStorage } from '../persistence/textStorage.ts';
import { browserTabs } from '../persistence/writingTab.ts';
import { battleRules } from '../engine/systems/battle.ts';
import { browserCopier } from './browserCopier.ts';
import type { Refusal } from './dispatch.ts';
import { typesByHand } from './hands.ts';
import { battlePorts } from './battlePorts.ts';
import { type ExportedFile, exportPlay } from './exportPlay.ts';
import { type NewBattle, type OpenOutcome, Session } from './session.ts';
import { gameStore } from './store.ts';

const now = (): string => new Date().toISOString();

/** The battles of this browser tab. */
export const battleSession = new Session(
  battlePorts({
    store: gameStore,
    rules: battleRules,
    storage: browserStorage,
    durable: indexedStore,
    tabs: browserTabs(),
    now,
    sign: signer(browserStorage, now),
    byHand: typesByHand,
    copier: browserCopier,
  }),
);

/** Carries out a command in the open battle. Null: done and stored; else the reason, and nothing has changed. */
export const dispatch = (command: Command): Refusal | null => battleSession.dispatch(command);

/** Takes back the last command with all that followed from it. False: there is nothing to take back, or another tab writes. */
export const undo = (): boolean => battleSession.undo();

/** Takes back an entry with all that came after it. False: it is gone, or not all of it could be taken back. */
export const undoBefore = (entry: string): boolean => battleSession.undoBefore(entry);

/** Brings back what was undone last. */
export const redo = (): boolean => battleSession.redo();

/** The answer that undo took back for this request, to be offered again. */
export const droppedAnswer = (requestId: string): Answer | null => battleSession.droppedAnswer(requestId);

/** Entries of the open battle's log by `seq`, both ends included. */
export const entriesBetween = (from: number, to: number): readonly LogEntry[] => battleSession.entriesBetween(from, to);

/** Opens a new battle in its initial state; returns its id. */
export const startBattle = (state: BattleState, made: NewBattle): string => battleSession.start(state, made);

/** Opens a stored battle in the state it was left in. */
export const openBattle = (id: string): Promise<OpenOutcome> => battleSession.open(id);

/** Leaves the open battle; a finished one moves to the archive. */
export const closeBattle = (): Promise<void> => battleSession.close();

/** Makes this tab the one that writes; the other becomes read-only. */
export const takeOver = (): Promise<boolean> => battleSession.takeOver();

const library = () => import('./library.ts');

/** A battle as a file: the open one, or a stored one. Null: there is none of that id. */
export async function exportBattle(id?: string): Promise<ExportedFile | null> {
  const { play } = battleSession;
  // The open one needs nothing that has to be fetched.
  if (play !== null && (id === undefined || id === play.meta.id)) return exportPlay(play);
  return id === undefined ? null : (await library()).exportStored(battleSession.ports, id);
}

/** Deletes a battle; a copy stays among the earlier states. False: it could not be kept, and is still here. */
export async function discardBattle(id: string): Promise<boolean> {
  if (battleSession.play?.meta.id === id) await battleSession.close();
  return (await library()).deleteStored(battleSession.ports, id);
}

/** All texts that were put aside, newest first. */
export const listQuarantine = (): Promise<readonly KeptText[]> => battleSession.listQuarantine();

/** Removes a text that was put aside, by its key, for good. */
export const removeKept = (key: string): Promise<void> => battleSession.removeKept(key);
