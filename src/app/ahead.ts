import type { App } from '../state/base/app.ts';
import { part } from '../state/base/part.ts';
import { quiet } from '../ui/quiet.ts';
import { fetchNext } from './fetchNext.ts';

/** How long home is looked at before anything is fetched ahead, in ms: what is long to begin would make a first tap wait. */
const FIRST_TAP_MS = 2500;

/** What an app fetches ahead while home is looked at, once. */
class Ahead {
  readonly #app: App;
  #fetching: Promise<void> | null = null;

  constructor(app: App) {
    this.#app = app;
  }

  /** Never rejects: what does not come now is fetched again when it is needed. */
  fetch(): Promise<void> {
    this.#fetching ??= new Promise((resolve) => setTimeout(resolve, FIRST_TAP_MS))
      .then(quiet)
      .then(() => fetchNext(this.#app))
      .catch(() => undefined);
    return this.#fetching;
  }

  /** When nothing is fetched ahead any more. */
  whenFetched(): Promise<void> {
    return this.#fetching ?? Promise.resolve();
  }
}

/** What an app fetches ahead. */
export const aheadOf = part((app) => new Ahead(app));
