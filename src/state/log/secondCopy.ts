import type { AppendOutcome, LoadedCopy, LogChange } from '../../persistence/entryLog.ts';
import { patience } from '../../persistence/inTime.ts';
import type { LogTypes } from '../../persistence/logKind.ts';
import { aloneKey } from '../../persistence/slotKeys.ts';
import { attempt, readText } from '../../persistence/textStorage.ts';
import type { OpenPlay } from './openPlay.ts';
import { keptAs } from './keptAs.ts';

/** The second copy of an open log: what of it is confirmed, and whether its store was heard at all. */
export class SecondCopy<T extends LogTypes> {
  readonly #play: OpenPlay<T>;
  #late: Promise<LoadedCopy<T>> | null = null;
  /** It may be noted that the log went on without its second copy. */
  #noted = true;

  constructor(play: OpenPlay<T>) {
    this.#play = play;
  }

  /** Nothing is known of what it holds: nothing is written over it. */
  get isUnheard(): boolean {
    return this.#late !== null;
  }

  /** Writes nothing before it has said what it holds; `onHeard` then hears of it, unless the log is no longer written here. */
  await(late: Promise<LoadedCopy<T>>, onHeard: (copy: LoadedCopy<T>) => void): void {
    this.#late = late;
    this.#noteAlone();
    this.#say('silent');
    void late.then((copy) => this.#late === late && !this.#play.closed && onHeard(copy));
  }

  /** To be told that what it holds is known, or that it is for another tab to know. */
  heard(): void {
    this.#late = null;
  }

  /** To be told that it is all of the log: changes may now be appended. */
  continueFrom(): void {
    this.#play.log.continueFrom();
    this.#forgetAlone();
  }

  /** Stores one change, and says where it is kept. */
  append(change: LogChange<T>): void {
    const play = this.#play;
    if (this.isUnheard) {
      play.save = keptAs(play.first, 'silent', play.apart);
      return;
    }
    const texts = { file: () => play.text(), summary: play.summaryText() };
    const confirmed = this.#confirm(play.log.append(play.revision, change, texts));
    void confirmed.then((kept) => kept && play.ports.copier?.saved(play));
  }

  /** Stores the whole log in place of what is there, and says where it is kept. */
  replace(): void {
    const play = this.#play;
    play.publishSave({ kind: 'writing', first: play.first });
    void this.#confirm(play.log.replace(play.text(), play.summaryText()));
  }

  /** False: another tab has stored that revision. */
  async #confirm(appended: Promise<AppendOutcome>): Promise<boolean> {
    const { revision } = this.#play;
    const told = (lack: 'silent' | 'failed' | null) => this.#play.revision === revision && this.#say(lack);
    const stop = patience(() => told('silent'));
    const outcome = await appended;
    stop();
    if (outcome === 'conflict') {
      this.#play.onLost(true);
      return false;
    }
    if (outcome === 'stored' && !this.isUnheard) this.#forgetAlone();
    told(outcome === 'stored' ? null : outcome);
    return true;
  }

  #say(lack: 'silent' | 'failed' | null): void {
    const play = this.#play;
    if (play.mode === 'writing' && !play.closed) play.publishSave(keptAs(play.first, lack, play.apart));
  }

  /** Since when is noted once, for what it holds is not known since then. */
  #noteAlone(): void {
    const { ports, meta, revision } = this.#play;
    const key = aloneKey(ports.kind.format, meta.id);
    this.#noted = true;
    if (readText(ports.storage, key) === null) attempt(() => ports.storage.write(key, String(revision)));
  }

  #forgetAlone(): void {
    if (!this.#noted) return;
    const { ports, meta } = this.#play;
    const key = aloneKey(ports.kind.format, meta.id);
    this.#noted = readText(ports.storage, key) !== null && attempt(() => ports.storage.remove(key)) !== null;
  }
}
