import { DEFAULT_SETTINGS } from '../../src/persistence/settingsSlot.ts';
import { battleRules, viewOf } from '../../src/engine/systems/battle.ts';
import type { Rules } from '../../src/state/answer/autoAnswer.ts';
import type { AppPorts } from '../../src/state/base/app.ts';
import { battlePorts } from '../../src/state/battle/battlePorts.ts';
import type { Copier } from '../../src/state/log/playPorts.ts';
import { Session } from '../../src/state/log/session.ts';
import { createGameStore } from '../../src/state/base/store.ts';
import { FakeLocks } from './fakeTabs.ts';
import { MemoryDurable, MemoryStorage } from './savePorts.ts';
import { smallMeta, smallRules, smallSetup } from './smallBattle.ts';
import { killTeamIn, type KillTeamLog } from '../../src/state/battle/killTeam.ts';
import type { KillTeamTypes } from '../../src/engine/systems/killTeamSystem.ts';

/** One browser with its stores; tabs come and go. Time stands still but for counting up. Each is another device. */
export class FakeBrowser {
  static #made = 0;
  readonly #name: string;
  durable = new MemoryDurable();
  locks = new FakeLocks();
  /** Hears what the tabs opened from now on store. */
  copier: Copier | null = null;
  #storages = MemoryStorage.tabs(4);
  #tabs = 0;
  #ticks = 0;
  #signed = 0;

  constructor() {
    FakeBrowser.#made += 1;
    this.#name = `device-${FakeBrowser.#made}`;
  }

  get storage(): MemoryStorage {
    const [first] = this.#storages;
    if (first === undefined) throw new Error('no storage');
    return first;
  }

  /** A tab of this browser: at most four. */
  tab(rules: Rules<KillTeamTypes> = smallRules): Session<KillTeamLog> {
    return new Session(
      battlePorts<KillTeamTypes>({
        store: createGameStore(DEFAULT_SETTINGS),
        rules: { ...rules, view: viewOf, standing: battleRules.standing },
        ...this.#newTab(),
        ...(this.copier === null ? {} : { copier: this.copier }),
        sign: () => {
          this.#signed += 1;
          return { id: `${this.#name}.${this.#signed}`, by: this.#name };
        },
      }),
    );
  }

  /** What an app stands on in a tab of this browser; chance is always the same. */
  ports(): AppPorts {
    return {
      ...this.#newTab(),
      chance: { newSeed: () => this.#name, rollFace: () => 1 },
      askToKeep: () => Promise.resolve('granted'),
      onHidden: () => undefined,
    };
  }

  #newTab() {
    const storage = this.#storages[this.#tabs];
    if (storage === undefined) throw new Error('too many tabs');
    this.#tabs += 1;
    return {
      storage,
      durable: this.durable,
      tabs: { locks: this.locks, openChannel: null, tab: `tab${this.#tabs}`, now: () => this.#ticks },
      now: () => {
        this.#ticks += 1;
        return new Date(this.#ticks * 1_000).toISOString();
      },
    };
  }

  /** The browser after all of its tabs were killed: what is stored is all there is. */
  killed(): FakeBrowser {
    const next = new FakeBrowser();
    for (const [key, text] of this.storage.texts) next.storage.texts.set(key, text);
    for (const [key, text] of this.durable.texts) next.durable.texts.set(key, text);
    return next;
  }
}

const { title, ruleset, packs } = smallMeta();

/** Starts a battle; its id. */
export const startSmall = (session: Session<KillTeamLog>, setup = smallSetup()): string =>
  session.start(setup, { title, ruleset, packs });

/** The same session as the shelves have it, which know no game. */
export const asAny = (session: Session<KillTeamLog>): Session => session as unknown as Session;

/** What is on screen. */
export function shown(session: Session<KillTeamLog>) {
  const { battle: open, save } = session.ports.store.getState();
  const battle = killTeamIn(open);
  if (battle === null) throw new Error('no battle is open');
  // What screens read is made of functions, and follows from the state.
  const { view: _, ...kept } = battle;
  return { ...kept, save };
}

/** Lets everything happen that was begun. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
