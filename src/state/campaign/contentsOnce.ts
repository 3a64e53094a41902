import { untilHere } from '../base/untilHere.ts';
import type { CampaignContents } from './campaignPorts.ts';

/** Contents that are fetched once; what fails is fetched again until it succeeds. */
export class ContentsOnce {
  readonly #load: () => Promise<CampaignContents>;
  #now: CampaignContents | null = null;
  #coming: Promise<void> | null = null;

  constructor(load: () => Promise<CampaignContents>) {
    this.#load = load;
  }

  /** Null: not here yet. */
  get now(): CampaignContents | null {
    return this.#now;
  }

  /** Puts something of them in its place. */
  set(contents: CampaignContents): void {
    this.#now = contents;
  }

  fetch(): Promise<void> {
    this.#coming ??= this.#comeHere();
    return this.#coming;
  }

  /** Fetches them again if they were ever fetched, after what is on its way, and puts them in its place. Never rejects. */
  renew(): Promise<void> {
    if (this.#coming === null) return Promise.resolve();
    this.#coming = this.#comeAgain(this.#coming);
    return this.#coming;
  }

  async #comeAgain(before: Promise<void>): Promise<void> {
    await before;
    this.#now = await this.#load().catch(() => this.#now);
  }

  async #comeHere(): Promise<void> {
    this.#now = await untilHere(this.#load);
  }
}
