import { present } from '../../engine/core/invariant.ts';
import type { SaveProblem, Unusable } from '../../persistence/envelope.ts';
import type { Entry, LogTypes } from '../../persistence/logKind.ts';
import { newId } from '../../persistence/newId.ts';
import { listAside, removeAside } from '../../persistence/quarantine.ts';
import { type KeptText } from '../../persistence/asideNow.ts';
import { joinTabs } from '../../persistence/writingTab.ts';
import { type RefusalOf, dispatchOn } from './dispatch.ts';
import { OpenPlay } from './openPlay.ts';
import { catchUp, keepAside, readInTime, type Silent } from './openStored.ts';
import { redoIn, undoBeforeIn, undoIn } from './undo.ts';
import { archivePlay } from './archive.ts';
import type { BattleLog } from '../../persistence/battleFile.ts';
import type { PlayPorts } from './playPorts.ts';
import { TabFollower } from './tabFollower.ts';

export type { KeptText, SaveProblem };

/** What a new log is made from, beside its initial state. */
type NewLog<T extends LogTypes> = Omit<T['meta'], 'id' | 'createdAt'>;
export type NewBattle = NewLog<BattleLog>;

/** `unreadable`, `newer` and `silent`: nothing was opened, and what is stored stays as it is. */
export type OpenOutcome = { readonly kind: 'opened' } | { readonly kind: 'absent' } | Unusable | Silent;

/** The game of one browser tab: at most one log of a kind is open. */
export class Session<T extends LogTypes = BattleLog> {
  readonly ports: PlayPorts<T>;
  #play: OpenPlay<T> | null = null;
  #follower: TabFollower<T> | null = null;
  #closing: Promise<void> = Promise.resolve();
  #opening: { readonly id: string; readonly outcome: Promise<OpenOutcome> } | null = null;

  constructor(ports: PlayPorts<T>) {
    this.ports = ports;
  }

  /** What is open. */
  get play(): OpenPlay<T> | null {
    return this.#play;
  }

  dispatch(command: T['command']): RefusalOf<T> | null {
    return dispatchOn(present(this.#play, `a ${this.ports.kind.format} is open`), command);
  }

  undo(): boolean {
    return this.#play !== null && undoIn(this.#play);
  }

  undoBefore(entry: string): boolean {
    return this.#play !== null && undoBeforeIn(this.#play, entry);
  }

  redo(): boolean {
    return this.#play !== null && redoIn(this.#play);
  }

  droppedAnswer(requestId: string): T['answer'] | null {
    return this.#play?.dropped.get(requestId) ?? null;
  }

  entriesBetween(from: number, to: number): readonly Entry<T>[] {
    const journal = this.#play?.journal;
    return journal === undefined ? [] : journal.slice(from - 1, Math.min(to, journal.length));
  }

  /** Opens a new log and stores its start. Returns its id. */
  start(setup: T['state'], made: NewLog<T>, id: string = newId()): string {
    void this.close();
    const savedAt = this.ports.now();
    const meta = { id, createdAt: savedAt, ...made } as T['meta'];
    const file = { ...meta, setup, entries: [], redo: [] };
    const play = new OpenPlay(this.ports, {
      loaded: { file, state: setup, points: [], layout: null },
      revision: 0,
      savedAt,
    });
    this.#show(play, 'writing');
    play.write();
    play.second.replace();
    this.ports.copier?.saved(play);
    return meta.id;
  }

  /** Opens a stored log; in a tab that only reads when another one has it open. A second tap finds it opening. */
  open(id: string): Promise<OpenOutcome> {
    if (this.#opening?.id === id) return this.#opening.outcome;
    const before = this.#opening?.outcome ?? Promise.resolve(null);
    const outcome = before
      .then(() => this.#open(id))
      .finally(() => {
        if (this.#opening?.outcome === outcome) this.#opening = null;
      });
    this.#opening = { id, outcome };
    return outcome;
  }

  async #open(id: string): Promise<OpenOutcome> {
    await this.close();
    const waiting = joinTabs(this.ports.tabs, this.ports.kind.format, id, (role) => this.#follower?.onRole(role));
    await waiting.settled;
    const role = waiting.role() === 'writing' ? 'writing' : 'reading';
    const reading = Promise.all([readInTime(this.ports, id), this.ports.opening?.(id)]);
    const [stored] = await reading.catch((reason: unknown) => {
      waiting.leave();
      throw reason;
    });
    const { best } = stored;
    const kept = best.kind === 'loaded' && (role === 'reading' || (await keepAside(this.ports, stored)));
    if (best.kind !== 'loaded' || !kept) {
      waiting.leave();
      return best.kind === 'loaded' ? cannotKeep(stored.aside) : best;
    }
    const play = new OpenPlay(this.ports, { loaded: best.value, revision: best.revision, savedAt: best.savedAt });
    play.seat = waiting;
    this.#show(play, role);
    if (role === 'writing') catchUp(play, stored);
    return { kind: 'opened' };
  }

  /** Leaves what is open; what is finished goes to the archive. */
  close(): Promise<void> {
    const play = this.#play;
    if (play !== null) {
      this.#follower?.stop();
      play.closed = true;
      this.#follower = null;
      this.#play = null;
      this.ports.store.setState(this.ports.view.nothing);
      this.#closing = Promise.all([this.#closing, archivePlay(play)]).then(() => play.seat?.leave());
    }
    return this.#closing;
  }

  /** Makes this tab the writing one. */
  async takeOver(): Promise<boolean> {
    return this.#follower === null ? false : this.#follower.takeOver();
  }

  listQuarantine(): Promise<readonly KeptText[]> {
    return listAside(this.ports);
  }

  removeKept(key: string): Promise<void> {
    return removeAside(this.ports, key);
  }

  #show(play: OpenPlay<T>, role: 'writing' | 'reading'): void {
    this.#play = play;
    play.seat ??= joinTabs(this.ports.tabs, this.ports.kind.format, play.meta.id, (next) =>
      this.#follower?.onRole(next),
    );
    this.#follower = new TabFollower(play);
    if (role === 'writing') play.startWriting();
    else play.startReading();
    play.publish();
  }
}

const cannotKeep = (aside: readonly { readonly text: string }[]): Unusable => ({
  kind: 'unreadable',
  raw: aside.map(({ text }) => text).join('\n'),
  problems: [{ path: '', message: 'no room to keep the old text' }],
});
