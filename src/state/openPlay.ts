import type { BattleState } from '../engine/battle/state.ts';
import type { Answer, Request } from '../engine/dice/request.ts';
import { type BattleMeta, type LogEntry, metaOf } from '../persistence/battleFile.ts';
import { type BattleSummary, summaryTextOf, writeSummary } from '../persistence/battleIndex.ts';
import type { DurableStore } from '../persistence/durableStore.ts';
import { type AppendOutcome, EntryLog, type LogChange } from '../persistence/entryLog.ts';
import { battleText } from '../persistence/exportFile.ts';
import { Journal } from '../persistence/journal.ts';
import type { LoadedBattle, SlotChange } from '../persistence/loadSlot.ts';
import { SaveSlot } from '../persistence/saveSlot.ts';
import { writerKey } from '../persistence/slotKeys.ts';
import type { SlotLayout } from '../persistence/slotTail.ts';
import type { TabSeat } from '../persistence/tabRole.ts';
import { type TextStorage, attempt } from '../persistence/textStorage.ts';
import type { TabPorts } from '../persistence/writingTab.ts';
import type { Rules } from './autoAnswer.ts';
import { History } from './history.ts';
import { shownBattle, summaryOf } from './shownBattle.ts';
import { OTHER_TAB, SAVED, type SaveStatus, WRITING } from './status.ts';
import type { GameStore } from './store.ts';

/**
 * Everything outside that a game uses; tests give their own. `now`: an ISO time. `byHand`: a roll whose dice the player
 * types although the screen would roll them.
 */
export interface GamePorts {
  readonly store: GameStore;
  readonly rules: Rules;
  readonly storage: TextStorage;
  readonly durable: DurableStore;
  readonly tabs: TabPorts;
  readonly now: () => string;
  readonly byHand?: (request: Request) => boolean;
}

/** What a battle is opened from. */
export interface Opening {
  readonly loaded: LoadedBattle;
  readonly revision: number;
  readonly savedAt: string;
}

const DROPPED = 64;

/** An open battle while the app runs: its log, its stores, and whether this tab writes. What is on screen is in the store. */
export class OpenPlay {
  readonly ports: GamePorts;
  readonly meta: BattleMeta;
  readonly setup: BattleState;
  readonly log: EntryLog;
  readonly dropped = new Map<string, Answer>();
  seat: TabSeat | null = null;
  closed = false;
  mode: 'writing' | 'reading' = 'reading';
  save: SaveStatus = SAVED;
  state: BattleState;
  journal: Journal;
  history: History;
  revision: number;
  savedAt: string;
  layout: SlotLayout | null;
  /** Called when it turns out that another tab writes; `conflict`: it has already stored a change of the same revision. */
  onLost: (conflict: boolean) => void = () => undefined;
  #slot: SaveSlot;
  #claimed = false;

  constructor(ports: GamePorts, { loaded, revision, savedAt }: Opening) {
    const { file, state, layout } = loaded;
    this.ports = ports;
    this.meta = metaOf(file);
    this.setup = file.setup;
    this.log = new EntryLog(ports.durable, file.id);
    this.state = state;
    this.revision = revision;
    this.savedAt = savedAt;
    this.layout = layout;
    this.journal = new Journal(file.entries, file.redo);
    this.history = this.#historyOf(loaded);
    this.#slot = this.#slotOf(layout);
    for (const entry of file.redo.toReversed()) this.remember(entry);
  }

  /** Takes the battle as it is stored now in place of what this tab knew of it. */
  adopt({ loaded, revision, savedAt }: Opening): void {
    this.state = loaded.state;
    this.revision = revision;
    this.savedAt = savedAt;
    this.layout = loaded.layout;
    this.journal = new Journal(loaded.file.entries, loaded.file.redo);
    this.history = this.#historyOf(loaded);
    this.#slot = this.#slotOf(loaded.layout);
  }

  /** Takes what the writing tab did. */
  follow(change: SlotChange): void {
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
  append(entry: LogEntry, state: BattleState): void {
    this.#slot.changed(this.journal.length);
    this.journal.push(entry);
    this.#move(state, { kind: 'entry', entry });
  }

  /** Goes one entry back or forward; `state` is the one after it. */
  step(kind: 'undo' | 'redo', state: BattleState): void {
    this.#move(state, { kind });
  }

  /** Keeps the answer of an undone entry, to be offered when the same question comes again. */
  remember({ command }: LogEntry): void {
    if (command.type !== 'answer') return;
    this.dropped.set(command.requestId, command.answer);
    const [oldest] = this.dropped.keys();
    if (this.dropped.size > DROPPED && oldest !== undefined) this.dropped.delete(oldest);
  }

  /** Stores what is not stored yet; what it says is for the glyph. */
  write(): SaveStatus {
    const fault = this.#slot.write(this);
    if (fault !== null) return { kind: 'unsaved', cause: fault };
    writeSummary(this.ports.storage, this.summary());
    return WRITING;
  }

  summary(archived = false): BattleSummary {
    return summaryOf(this, archived);
  }

  summaryText(archived = false): string {
    return summaryTextOf(this.summary(archived));
  }

  /** The battle as a file. */
  text(): string {
    return battleText(this, { savedAt: this.savedAt, revision: this.revision });
  }

  /** Shows the battle as it is now; once its rules are here, if some of them are still to come. */
  publish(): void {
    const { later } = this.ports.rules;
    if (later?.needed(this.state) === true) {
      void later.fetch().then(() => this.closed || this.publish());
      return;
    }
    this.ports.store.setState({ battle: shownBattle(this, this.ports.rules.pendingRequest), save: this.save });
  }

  /** Shows only what became of the save. */
  publishSave(save: SaveStatus): void {
    this.save = save;
    const { store } = this.ports;
    if (store.getState().battle?.id === this.meta.id) store.setState({ save });
  }

  #move(state: BattleState, change: LogChange): void {
    this.state = state;
    this.revision += 1;
    this.savedAt = this.ports.now();
    this.history.keep(this.journal.length, state);
    this.save = this.write();
    this.#appendToLog(change);
    this.publish();
  }

  #appendToLog(change: LogChange): void {
    const { revision } = this;
    const texts = { file: () => this.text(), summary: this.summaryText() };
    void this.confirm(revision, this.log.append(revision, change, texts));
  }

  /** Waits for the second copy of a revision; without one the first is all there is. */
  async confirm(revision: number, appended: Promise<AppendOutcome>): Promise<void> {
    const outcome = await appended;
    if (outcome === 'conflict') this.onLost(true);
    else if (this.revision === revision && this.save.kind === 'writing') this.publishSave(SAVED);
  }

  #historyOf({ file, state, points }: LoadedBattle): History {
    const history = new History(this.ports.rules.decider.evolve, file.setup, points);
    history.keep(file.entries.length, state);
    return history;
  }

  #slotOf(layout: SlotLayout | null): SaveSlot {
    return new SaveSlot({ storage: this.ports.storage, meta: this.meta, setup: this.setup }, layout);
  }

  /** Who is written down as the writing tab; undefined when that cannot be read. */
  #writer(): string | null | undefined {
    try {
      return this.ports.storage.read(writerKey(this.meta.id));
    } catch {
      return undefined;
    }
  }

  #claim(): void {
    const { storage, tabs } = this.ports;
    this.#claimed = attempt(() => storage.write(writerKey(this.meta.id), tabs.tab)) === null;
  }
}
