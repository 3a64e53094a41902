import { EntryLog, type LogChange } from '../../persistence/entryLog.ts';
import { logText } from '../../persistence/exportFile.ts';
import { Journal } from '../../persistence/journal.ts';
import type { LoadedLog, SlotChange } from '../../persistence/loadSlot.ts';
import type { Entry, LogTypes } from '../../persistence/logKind.ts';
import { SaveSlot } from '../../persistence/saveSlot.ts';
import { summaryKey, writerKey } from '../../persistence/slotKeys.ts';
import type { SlotLayout } from '../../persistence/slotTail.ts';
import type { TabSeat } from '../../persistence/tabRole.ts';
import { type StoreFault, attempt } from '../../persistence/textStorage.ts';
import { History } from './history.ts';
import type { PlayPorts } from './playPorts.ts';
import { SecondCopy } from './secondCopy.ts';
import { type Apart, SAVED, type SaveStatus } from './status.ts';
import { OTHER_TAB } from './keptAs.ts';

/** What a log is opened from. */
interface Opening<T extends LogTypes> {
  readonly loaded: LoadedLog<T>;
  readonly revision: number;
  readonly savedAt: string;
}

const DROPPED = 64;

/** An open battle or campaign while the app runs: its log, its stores, and whether this tab writes. What is on screen is in the store. */
export class OpenPlay<T extends LogTypes> {
  readonly ports: PlayPorts<T>;
  readonly meta: T['meta'];
  readonly setup: T['state'];
  readonly log: EntryLog<T>;
  readonly second: SecondCopy<T> = new SecondCopy(this);
  readonly dropped = new Map<string, T['answer']>();
  seat: TabSeat | null = null;
  closed = false;
  mode: 'writing' | 'reading' = 'reading';
  save: SaveStatus = SAVED;
  /** Why the first store does not have what was written last; null: it has. */
  first: StoreFault | null = null;
  /** The two copies had gone different ways, and one of them was put aside. */
  apart: Apart | null = null;
  state: T['state'];
  journal: Journal<T>;
  history: History<T>;
  revision: number;
  savedAt: string;
  layout: SlotLayout | null;
  /** Called when it turns out that another tab writes; `conflict`: it has already stored a change of the same revision. */
  onLost: (conflict: boolean) => void = () => undefined;
  #slot: SaveSlot<T>;
  #claimed = false;

  constructor(ports: PlayPorts<T>, { loaded, revision, savedAt }: Opening<T>) {
    const { file, state, layout } = loaded;
    this.ports = ports;
    this.meta = ports.kind.metaOf(file);
    this.setup = file.setup;
    this.log = new EntryLog(ports.durable, file.id, ports.kind);
    this.state = state;
    this.revision = revision;
    this.savedAt = savedAt;
    this.layout = layout;
    this.journal = new Journal(file.entries, file.redo);
    this.history = this.#historyOf(loaded);
    this.#slot = this.#slotOf(layout);
    for (const entry of file.redo.toReversed()) this.remember(entry);
  }

  /** Takes the log as it is stored now in place of what this tab knew of it. */
  adopt({ loaded, revision, savedAt }: Opening<T>): void {
    this.state = loaded.state;
    this.revision = revision;
    this.savedAt = savedAt;
    this.layout = loaded.layout;
    this.journal = new Journal(loaded.file.entries, loaded.file.redo);
    this.history = this.#historyOf(loaded);
    this.#slot = this.#slotOf(loaded.layout);
  }

  /** Takes what the writing tab did. */
  follow(change: SlotChange<T>): void {
    this.history.forgetAfter(change.index);
    this.journal.replaceFrom(change.index, change.entries, change.length);
    this.revision = change.revision;
    this.layout = change.layout;
    this.state = this.history.at(this.journal.length, this.journal);
  }

  /** Makes this tab the one that writes, in its stores. */
  startWriting(): void {
    this.mode = 'writing';
    this.save = SAVED;
    this.#claim();
  }

  /** Another tab writes; this one shows what it does. */
  startReading(): void {
    this.second.heard();
    this.mode = 'reading';
    this.save = OTHER_TAB;
  }

  /** Another tab writes from now on; what it stores is read from the beginning. */
  stopWriting(): void {
    this.startReading();
    this.layout = null;
  }

  /** Whether a command may be carried out: false in a reading tab, and from the moment another tab has taken over. */
  mayWrite(): boolean {
    if (this.mode === 'reading') return false;
    const writer = this.#writer();
    if (writer === this.ports.tabs.tab) return true;
    if (typeof writer === 'string' && this.#claimed) {
      this.onLost(false);
      return false;
    }
    if (this.#claimed && writer === null) this.#slot.forget();
    this.#claim();
    return true;
  }

  /** Adds an entry to the log; what had been undone is gone. */
  append(entry: Entry<T>, state: T['state']): void {
    this.#slot.changed(this.journal.length);
    this.journal.push(entry);
    this.#move(state, { kind: 'entry', entry });
  }

  /** Goes one entry back or forward; `state` is the one after it. */
  step(kind: 'undo' | 'redo', state: T['state']): void {
    this.#move(state, { kind });
  }

  /** Keeps the answer of an undone entry, to be offered when the same question comes again. */
  remember({ command }: Entry<T>): void {
    const answered = this.ports.view.answerOf(command);
    if (answered === null) return;
    this.dropped.set(answered.requestId, answered.answer);
    const [oldest] = this.dropped.keys();
    if (this.dropped.size > DROPPED && oldest !== undefined) this.dropped.delete(oldest);
  }

  /** Stores in the first store what is not there yet. Returns null, or why it could not. */
  write(): StoreFault | null {
    this.first = this.#slot.write(this);
    if (this.first === null) this.writeSummary();
    return this.first;
  }

  summaryText(archived = false): string {
    return this.ports.view.summaryText(this, archived);
  }

  /** Stores the summary; a fault only makes the list stale. */
  writeSummary(archived = false): void {
    const { storage, kind } = this.ports;
    attempt(() => storage.write(summaryKey(kind.format, this.meta.id), this.summaryText(archived)));
  }

  /** The whole of it as a file. */
  text(): string {
    return logText(this.ports.kind, this, { savedAt: this.savedAt, revision: this.revision });
  }

  /** Shows the log as it is now; once what its rules read is here. */
  publish(): void {
    const { rules, store, view } = this.ports;
    if (rules.contents?.needed(this.state) === true) {
      void rules.contents.fetch().then(() => this.closed || this.publish());
      return;
    }
    store.setState(view.shown(this, rules, this.save));
  }

  /** Shows only what became of the save. */
  publishSave(save: SaveStatus): void {
    this.save = save;
    const { store, view } = this.ports;
    if (view.idIn(store.getState()) === this.meta.id) store.setState(view.saved(save));
  }

  #move(state: T['state'], change: LogChange<T>): void {
    this.state = state;
    this.revision += 1;
    this.savedAt = this.ports.now();
    this.history.keep(this.journal.length, state);
    this.save = { kind: 'writing', first: this.write() };
    this.second.append(change);
    this.publish();
  }

  #historyOf({ file, state, points }: LoadedLog<T>): History<T> {
    const history = new History<T>(this.ports.kind.evolve, file.setup, points);
    history.keep(file.entries.length, state);
    return history;
  }

  #slotOf(layout: SlotLayout | null): SaveSlot<T> {
    const { storage, kind } = this.ports;
    return new SaveSlot({ storage, kind, meta: this.meta, setup: this.setup }, layout);
  }

  /** Who is written down as the writing tab; undefined when that cannot be read. */
  #writer(): string | null | undefined {
    try {
      return this.ports.storage.read(writerKey(this.ports.kind.format, this.meta.id));
    } catch {
      return undefined;
    }
  }

  #claim(): void {
    const { storage, tabs } = this.ports;
    this.#claimed = attempt(() => storage.write(writerKey(this.ports.kind.format, this.meta.id), tabs.tab)) === null;
  }
}
