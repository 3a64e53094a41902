import type { Command } from '../engine/battle/command.ts';
import type { BattleState } from '../engine/battle/state.ts';
import { present } from '../engine/core/invariant.ts';
import type { Answer } from '../engine/dice/request.ts';
import { type BattleMeta, type LogEntry, battleHead } from '../persistence/battleFile.ts';
import type { Problem, Unusable } from '../persistence/envelope.ts';
import { newId } from '../persistence/newId.ts';
import { type KeptText, listAside, removeAside } from '../persistence/quarantine.ts';
import { joinTabs } from '../persistence/writingTab.ts';
import { type Refusal, dispatchIn } from './dispatch.ts';
import { type GamePorts, OpenPlay } from './openPlay.ts';
import { catchUp, keepAside, readStored } from './openStored.ts';
import { redoIn, undoIn } from './undo.ts';
import { archivePlay } from './archive.ts';
import { TabFollower } from './tabFollower.ts';

export type { KeptText, Problem };

/** What a new battle is made from, beside its initial state. */
export type NewBattle = Pick<BattleMeta, 'title' | 'ruleset' | 'packs'>;

/** `unreadable` and `newer`: nothing was opened, and what is stored stays as it is. */
export type OpenOutcome = { readonly kind: 'opened' } | { readonly kind: 'absent' } | Unusable;

/** The game of one browser tab: at most one battle is open. */
export class Session {
  readonly ports: GamePorts;
  #play: OpenPlay | null = null;
  #follower: TabFollower | null = null;
  #closing: Promise<void> = Promise.resolve();
  #opening: { readonly id: string; readonly outcome: Promise<OpenOutcome> } | null = null;

  constructor(ports: GamePorts) {
    this.ports = ports;
  }

  /** The open battle. */
  get play(): OpenPlay | null {
    return this.#play;
  }

  dispatch(command: Command): Refusal | null {
    return dispatchIn(present(this.#play, 'a battle is open'), command);
  }

  undo(): boolean {
    return this.#play !== null && undoIn(this.#play);
  }

  redo(): boolean {
    return this.#play !== null && redoIn(this.#play);
  }

  droppedAnswer(requestId: string): Answer | null {
    return this.#play?.dropped.get(requestId) ?? null;
  }

  entriesBetween(from: number, to: number): readonly LogEntry[] {
    const journal = this.#play?.journal;
    return journal === undefined ? [] : journal.slice(from - 1, Math.min(to, journal.length));
  }

  /** Opens a new battle and stores its start. */
  start(setup: BattleState, made: NewBattle): string {
    void this.close();
    const savedAt = this.ports.now();
    const meta = { id: newId(), title: made.title, createdAt: savedAt, ruleset: made.ruleset, packs: made.packs };
    const file = { ...battleHead(meta, setup), entries: [], redo: [], result: setup.result };
    const play = new OpenPlay(this.ports, {
      loaded: { file, state: setup, points: [], layout: null },
      revision: 0,
      savedAt,
    });
    this.#show(play, 'writing');
    play.publishSave(play.write());
    void play.confirm(play.revision, play.log.replace(play.text(), play.summaryText()));
    return meta.id;
  }

  /** Opens a stored battle; in a tab that only reads when another one has it open. A second tap finds it opening. */
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
    const waiting = joinTabs(this.ports.tabs, id, (role) => this.#follower?.onRole(role));
    await waiting.settled;
    const role = waiting.role() === 'writing' ? 'writing' : 'reading';
    const stored = await readStored(this.ports, id);
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

  /** Leaves the open battle; a finished one goes to the archive. */
  close(): Promise<void> {
    const play = this.#play;
    if (play !== null) {
      this.#follower?.stop();
      play.closed = true;
      this.#follower = null;
      this.#play = null;
      this.ports.store.setState({ battle: null, save: { kind: 'saved' } });
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

  #show(play: OpenPlay, role: 'writing' | 'reading'): void {
    this.#play = play;
    play.seat ??= joinTabs(this.ports.tabs, play.meta.id, (next) => this.#follower?.onRole(next));
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
