import { isAnswer } from '../../engine/log/battleBase.ts';
import { anyBattle } from '../../engine/systems/anyBattle.ts';
import { gameFor } from '../../engine/systems/registry.ts';
import type { AnyGame } from '../../engine/systems/system.ts';
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
  const rules = { ...anyBattle, advise: advisedIn(app.store) };
  const command = nextByItself(rules, battle.state, handsOf(app).typesByHand);
  if (command !== null && isAnswer(command)) battlesOf(app).dispatch(command);
}

type Fetch = NonNullable<AnyGame['fetchAdvisor']>;

/** Fetches the advisor of the battle that is open. */
export class AdvisorFetch {
  readonly #app: App;
  /** In place of the game's own. */
  readonly #fetch: Fetch | null;
  #fetching: { readonly kind: string; readonly coming: Promise<void> } | null = null;

  constructor(app: App, fetch: Fetch | null = null) {
    this.#app = app;
    this.#fetch = fetch;
  }

  /** Rejects when it cannot be fetched now: the next call tries again. Nothing is fetched for a game that has none. */
  async fetch(): Promise<void> {
    const { battle } = this.#app.store.getState();
    if (battle === null) return;
    const { kind } = battle.view;
    const fetch = this.#fetch ?? gameFor(battle.state).fetchAdvisor;
    if (fetch === null) return;
    if (this.#fetching?.kind !== kind) this.#fetching = { kind, coming: this.#come(fetch) };
    await this.#fetching.coming;
  }

  async #come(fetch: Fetch): Promise<void> {
    try {
      this.#app.store.setState({ advisor: await fetch() });
    } catch (fault) {
      this.#fetching = null;
      throw fault;
    }
    goOn(this.#app);
  }
}

/** The advisor of an app. */
export const advisorOf = part((app) => new AdvisorFetch(app));
