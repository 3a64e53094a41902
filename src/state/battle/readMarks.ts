import { type StoreApi, useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { loadRead, type ReadMark, saveRead } from '../../persistence/readSlot.ts';
import type { TextStorage } from '../../persistence/textStorage.ts';
import { part } from '../base/part.ts';
import { useApp } from '../base/useApp.ts';

export type { ReadMark };

/** Battles of which it is kept, those played last. */
const BATTLES = 12;
/** Things put away that are kept of one battle, the last ones. */
const SEEN = 300;

type Marks = readonly ReadMark[];

/** Under which is kept what was read once for all battles on this device. */
const DEVICE = 'device';

/** What was read of battles, kept over a reload. */
interface ReadMarks {
  readonly store: StoreApi<Marks>;
  /** A battle is looked at for the first time: what is in its log up to `from` needs no telling. Later calls do nothing. */
  readonly begin: (battle: string, from: number) => void;
  /** Something that a battle told was read and put away. */
  readonly see: (battle: string, key: string) => void;
  /** What was put away and is to be told again, should it happen again. */
  readonly unsee: (battle: string, keys: readonly string[]) => void;
  /** Something that is told once on a device was read. */
  readonly seeOnce: (key: string) => void;
  /** Whether that was read. */
  readonly isSeen: (key: string) => boolean;
}

const markOf = (marks: Marks, battle: string): ReadMark | null => marks.find((mark) => mark.battle === battle) ?? null;

export function readMarksOf(storage: TextStorage, now: () => string): ReadMarks {
  const store = createStore<Marks>(() => loadRead(storage));
  const put = (mark: ReadMark): void => {
    const all = [...store.getState().filter(({ battle }) => battle !== mark.battle), mark];
    const marks = [
      ...all.filter(({ battle }) => battle === DEVICE),
      ...all.filter(({ battle }) => battle !== DEVICE).slice(-BATTLES),
    ];
    store.setState(marks, true);
    saveRead(storage, marks, now());
  };
  const see = (battle: string, key: string): void => {
    const mark = markOf(store.getState(), battle) ?? { battle, from: 0, seen: [] };
    if (!mark.seen.includes(key)) put({ ...mark, seen: [...mark.seen, key].slice(-SEEN) });
  };
  const unsee = (battle: string, keys: readonly string[]): void => {
    const mark = markOf(store.getState(), battle);
    if (mark !== null) put({ ...mark, seen: mark.seen.filter((key) => !keys.includes(key)) });
  };
  return {
    store,
    begin: (battle, from) => {
      if (markOf(store.getState(), battle) === null) put({ battle, from, seen: [] });
    },
    see,
    unsee,
    seeOnce: (key) => see(DEVICE, key),
    isSeen: (key) => markOf(store.getState(), DEVICE)?.seen.includes(key) ?? false,
  };
}

/** What was read in an app. */
export const readMarksIn = part(({ ports }) => readMarksOf(ports.storage, ports.now));

/** What was read in the app that a component stands in. */
export const useReadMarks = (): ReadMarks => readMarksIn(useApp());

/** What was read of a battle; null: nobody has looked at it yet. */
export const useReadMark = (battle: string): ReadMark | null =>
  useStore(useReadMarks().store, (marks) => markOf(marks, battle));

/** Whether something that is told once on a device was read. */
export const useSeenOnce = (key: string): boolean => useReadMark(DEVICE)?.seen.includes(key) ?? false;
