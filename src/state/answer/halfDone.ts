import { useStore } from 'zustand';
import { type StoreApi, createStore } from 'zustand/vanilla';
import { isEqual } from '../../engine/core/isEqual.ts';
import type { TypedTexts } from '../../persistence/typedTexts.ts';
import { part } from '../base/part.ts';
import type { GameState, GameStore } from '../base/store.ts';
import { typedTextsOf } from '../base/typedTexts.ts';
import type { SaveStatus } from '../log/status.ts';
import { parkedOf, valueIn } from './parkedValue.ts';

/** A place of an open log: which log, and how far it is. */
interface Where {
  readonly log: string;
  readonly at: string;
  /** How far it was one entry ago; absent: nothing is kept from there. */
  readonly before?: string;
  /** The first store did not take the last entry, and the second has not confirmed it: it may be lost yet. Absent: it is not so. */
  readonly isUnsure?: boolean;
}

/** `at`: the place of the log; null: it lasts when that goes on. `longer`: it can still be read one entry later. */
interface Begin {
  readonly at: string | null;
  readonly value: unknown;
  readonly longer?: true;
}

/** What is begun, by names. */
type Begins = Readonly<Record<string, Begin>>;

/** What becomes of it when the log goes on: it is nothing, it is there still, or `readBefore` finds it for one entry. */
export type Lasts = boolean | 'longer';

const begin = (at: string, value: unknown, lasts: Lasts): Begin => ({
  at: lasts === true ? null : at,
  value,
  ...(lasts === 'longer' && { longer: true }),
});

const NOTHING: Begins = {};

const beginsIn = (value: unknown): Begins => (valueIn(value) as Begins | null) ?? NOTHING;

/**
 * What a player has begun and not yet said, by names: parked beside the log with every tap, and there again when the log is
 * opened as it stood then. It is no part of the log; once that has gone on, or back, it is nothing.
 */
export class HalfDone {
  /** How often the second store has said late what was begun: who shows it begins anew then. */
  readonly late: StoreApi<{ readonly times: number }> = createStore(() => ({ times: 0 }));
  readonly #texts: TypedTexts;
  readonly #where: () => Where | null;
  #known: { readonly log: string; readonly begins: Begins } | null = null;

  /** `where`: null: nothing is open that this tab writes; then nothing is parked, and nothing taken up. */
  constructor(texts: TypedTexts, where: () => Where | null) {
    this.#texts = texts;
    this.#where = where;
    texts.onLate((beginning) => {
      if (placeOf(where()?.log ?? '').startsWith(beginning)) this.knownLate();
    });
  }

  /** What is begun under a name, as it was put there; null: nothing. */
  read(name: string): unknown {
    const where = this.#where();
    if (where === null) return null;
    const found = this.#beginsOf(where)[name];
    if (found === undefined || (found.at !== null && found.at !== where.at)) return null;
    return found.value;
  }

  /**
   * What was begun under a name one entry of the log ago, to last longer: a browser that died may have written that entry, and not
   * yet that this is begun still. Null: nothing.
   */
  readBefore(name: string): unknown {
    const where = this.#where();
    const found = where === null ? undefined : this.#beginsOf(where)[name];
    return found?.longer === true && found.at === where?.before ? found.value : null;
  }

  /** This is begun under a name now; null: nothing is. */
  put(name: string, value: unknown, lasts: Lasts = false): void {
    const where = this.#where();
    if (where === null) return;
    const before = this.#beginsOf(where);
    const stands = ({ at, longer }: Begin) =>
      at === null || at === where.at || (longer === true && at === where.before);
    const others = Object.entries(before).filter(([key, each]) => key !== name && stands(each));
    const mine = value === null ? [] : [[name, begin(where.at, value, lasts)] as const];
    const begins: Begins = Object.fromEntries([...others, ...mine]);
    if (isEqual(begins, before)) return;
    this.#known = { log: where.log, begins };
    this.#park(where, Object.keys(begins).length === 0 ? null : parkedOf(begins));
  }

  /** What is parked goes with the log: it is there no sooner than the entry after which it was begun. */
  #park({ log, isUnsure = false }: Where, parked: unknown): void {
    const place = placeOf(log);
    if (isUnsure) this.#texts.putAfter(place, parked);
    else if (parked === null) this.#texts.drop(place);
    else this.#texts.put(place, parked);
  }

  /** The place of the log that things are begun at now; null: none is open here to be written. */
  get at(): string | null {
    return this.#where()?.at ?? null;
  }

  /** This is begun at that place of the log, if it is still there; null: nothing is. */
  putAt(at: string | null, name: string, value: unknown, lasts = false): void {
    if (at === this.at) this.put(name, value, lasts);
  }

  /** To be told that this tab no longer writes what is open, or has opened something else: what is parked is read again. */
  forget(): void {
    this.#known = null;
  }

  /** To be told that what is parked is known only now, or that this tab may write only now: who shows it begins anew. */
  knownLate(): void {
    this.forget();
    this.late.setState(({ times }) => ({ times: times + 1 }));
  }

  #beginsOf({ log }: Where): Begins {
    if (this.#known?.log !== log) {
      this.#known = { log, begins: beginsIn(this.#texts.read(placeOf(log))) };
    }
    return this.#known.begins;
  }
}

const placeOf = (log: string): string => `${log}/begun`;

/** Where what is begun in a log is parked, as the beginning of its place. */
export const battleTexts = (id: string): string => `battle/${id}`;

/** Whether the last entry of a log is in neither store for sure. */
const isUnsure = (save: SaveStatus): boolean =>
  save.kind === 'unsaved' || (save.kind === 'writing' && save.first !== null);

/** An open log; `isRead`: another tab writes it. */
interface Open extends Where {
  readonly isRead: boolean;
}

/** What is begun in a log that a store shows. */
function begunIn(store: GameStore, texts: TypedTexts, openIn: (game: GameState) => Open | null): HalfDone {
  const halfDone = new HalfDone(texts, () => {
    const open = openIn(store.getState());
    return open?.isRead === false ? open : null;
  });
  store.subscribe((game, before) => {
    const [now, was] = [openIn(game), openIn(before)];
    if (now?.log !== was?.log) halfDone.forget();
    else if (now?.isRead === true) halfDone.forget();
    else if (was?.isRead === true) halfDone.knownLate();
  });
  return halfDone;
}

/** What is begun in the open battle of an app. */
export const halfDoneOf = part((app) =>
  begunIn(app.store, typedTextsOf(app), ({ battle, save }) =>
    battle === null
      ? null
      : {
          log: battleTexts(battle.id),
          isRead: save.kind === 'readOnly',
          isUnsure: isUnsure(save),
          at: `${battle.length} ${battle.recent.at(-1)?.id ?? ''}`,
          before: `${battle.length - 1} ${battle.recent.at(-2)?.id ?? ''}`,
        },
  ),
);

/** What is begun in the open campaign of an app. */
export const campaignHalfDoneOf = part((app) =>
  begunIn(app.store, typedTextsOf(app), ({ campaign, campaignSave }) =>
    campaign === null
      ? null
      : {
          log: `campaign/${campaign.id}`,
          isRead: campaignSave.kind === 'readOnly',
          isUnsure: isUnsure(campaignSave),
          at: `${campaign.length} ${campaign.entries().at(-1)?.id ?? ''}`,
        },
  ),
);

/** How often what is begun was known late, in a component. */
export const useLateBegins = (halfDone: HalfDone): number => useStore(halfDone.late, ({ times }) => times);
