import type { GameTypes } from '../../engine/log/battleBase.ts';
import type { Answer } from '../../engine/log/request.ts';
import type { BattleLog, LogEntry } from '../../persistence/battleFile.ts';
import { signer } from '../../persistence/device.ts';
import type { KeptText } from '../../persistence/asideNow.ts';
import type { App } from '../base/app.ts';
import { part } from '../base/part.ts';
import { typedTextsOf } from '../base/typedTexts.ts';
import { useApp } from '../base/useApp.ts';
import { anyBattle } from '../../engine/systems/anyBattle.ts';
import { advisedIn } from './advisedIn.ts';
import { battlePorts } from './battlePorts.ts';
import { waysOnBoards } from './waysOnBoards.ts';
import type { RefusalOf } from '../log/dispatch.ts';
import { type ExportedFile, exportPlay } from '../log/exportPlay.ts';
import { battleTexts } from '../answer/halfDone.ts';
import { handsOf } from '../answer/hands.ts';
import { lateCopier } from '../library/lateCopier.ts';
import { type NewBattle, type OpenOutcome, Session } from '../log/session.ts';

/** The battles of an app, of whatever game. */
export const battlesOf = part((app) => {
  const { storage, durable, tabs, now } = app.ports;
  return new Session<BattleLog>(
    battlePorts<GameTypes>({
      store: app.store,
      rules: { ...anyBattle, advise: advisedIn(app.store), contents: waysOnBoards },
      storage,
      durable,
      tabs,
      now,
      sign: signer(storage, now),
      byHand: handsOf(app).typesByHand,
      copier: lateCopier(app),
      opening: (id) => typedTextsOf(app).catchUp(`${battleTexts(id)}/`),
    }),
  );
});

/** What can be done with the battles of an app, of these types; left out: of any game. */
export interface Play<T extends GameTypes = GameTypes> {
  /** Carries out a command in the open battle. Null: done and stored; else the reason, and nothing has changed. */
  readonly dispatch: (command: T['command']) => RefusalOf<BattleLog<T>> | null;
  /** Takes back the last command with all that followed from it. False: there is nothing to take back, or another tab writes. */
  readonly undo: () => boolean;
  /** Takes back an entry with all that came after it. False: it is gone, or not all of it could be taken back. */
  readonly undoBefore: (entry: string) => boolean;
  /** Brings back what was undone last. */
  readonly redo: () => boolean;
  /** The answer that undo took back for this request, to be offered again. */
  readonly droppedAnswer: (requestId: string) => Answer | null;
  /** Entries of the open battle's log by `seq`, both ends included. */
  readonly entriesBetween: (from: number, to: number) => readonly LogEntry<T>[];
  /** Opens a new battle in its initial state; returns its id. */
  readonly startBattle: (state: T['state'], made: NewBattle) => string;
  /** Opens a stored battle in the state it was left in. */
  readonly openBattle: (id: string) => Promise<OpenOutcome>;
  /** Leaves the open battle; a finished one moves to the archive. */
  readonly closeBattle: () => Promise<void>;
  /** Makes this tab the one that writes; the other becomes read-only. */
  readonly takeOver: () => Promise<boolean>;
  /** A battle as a file: the open one, or a stored one. Null: there is none of that id. */
  readonly exportBattle: (id?: string) => Promise<ExportedFile | null>;
  /** Deletes a battle; a copy stays among the earlier states. False: it could not be kept, and is still here. */
  readonly discardBattle: (id: string) => Promise<boolean>;
  /** All texts that were put aside, newest first. */
  readonly listQuarantine: () => Promise<readonly KeptText[]>;
  /** Removes a text that was put aside, by its key, for good. */
  readonly removeKept: (key: string) => Promise<void>;
}

const library = () => import('../library/library.ts');

async function exported({ play, ports }: Session, id?: string): Promise<ExportedFile | null> {
  // The open one needs nothing that has to be fetched.
  if (play !== null && (id === undefined || id === play.meta.id)) return exportPlay(play);
  return id === undefined ? null : (await library()).exportStored(ports, id);
}

async function discarded(app: App, id: string): Promise<boolean> {
  const session = battlesOf(app);
  if (session.play?.meta.id === id) await session.close();
  const isGone = await (await library()).deleteStored(session.ports, id);
  if (isGone) for (const place of typedTextsOf(app).places(`${battleTexts(id)}/`)) typedTextsOf(app).drop(place);
  return isGone;
}

/** The same of an app. */
export const playOf = part((app): Play => {
  const session = battlesOf(app);
  return {
    dispatch: (command) => session.dispatch(command),
    undo: () => session.undo(),
    undoBefore: (entry) => session.undoBefore(entry),
    redo: () => session.redo(),
    droppedAnswer: (requestId) => session.droppedAnswer(requestId),
    entriesBetween: (from, to) => session.entriesBetween(from, to),
    startBattle: (state, made) => session.start(state, made),
    openBattle: (id) => session.open(id),
    closeBattle: () => session.close(),
    takeOver: () => session.takeOver(),
    exportBattle: (id) => exported(session, id),
    discardBattle: (id) => discarded(app, id),
    listQuarantine: () => session.listQuarantine(),
    removeKept: (key) => session.removeKept(key),
  };
});

/** What can be done with the battles of the app that a component stands in. */
export const usePlay = (): Play => playOf(useApp());
