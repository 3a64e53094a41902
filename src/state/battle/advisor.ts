import { battleRules, fetchAdvisor } from '../../engine/systems/battle.ts';
import { nextByItself } from '../answer/autoAnswer.ts';
import { handsOf } from '../answer/hands.ts';
import type { App } from '../base/app.ts';
import { part } from '../base/part.ts';
import { advisedIn } from './advisedIn.ts';
import { battlesOf } from './play.ts';

/** What waited for the advisor goes on, as an entry of its own; not what an undo has come back to. */
function goOn(app: App): void {
  const { battle } = app.store.getState();
  if (battle === null || battle.redoes !== null) return;
  const rules = { ...battleRules, advise: advisedIn(app.store) };
  const command = nextByItself(rules, battle.state, handsOf(app).typesByHand);
  if (command?.type === 'answer') battlesOf(app).dispatch(command);
}

/** Fetches the advisor of an app's battles. */
export class AdvisorFetch {
  readonly #app: App;
  readonly #fetch: typeof fetchAdvisor;
  #fetching: Promise<void> | null = null;

  constructor(app: App, fetch = fetchAdvisor) {
    this.#app = app;
    this.#fetch = fetch;
  }

  /** Rejects when it cannot be fetched now: the next call tries again. */
  fetch(): Promise<void> {
    this.#fetching ??= this.#come();
    return this.#fetching;
  }

  async #come(): Promise<void> {
    try {
      this.#app.store.setState({ advisor: await this.#fetch() });
    } catch (fault) {
      this.#fetching = null;
      throw fault;
    }
    goOn(this.#app);
  }
}

/** The advisor of an app. */
export const advisorOf = part((app) => new AdvisorFetch(app));
