import { isEqual } from '../../engine/core/isEqual.ts';
import type { TypedTexts } from '../../persistence/typedTexts.ts';
import { part } from '../base/part.ts';
import type { GameState, GameStore } from '../base/store.ts';
import { typedTextsOf } from '../base/typedTexts.ts';
import { parkedOf, valueIn } from './parkedValue.ts';

/** A place of an open log: which log, and how far it is. */
interface Where {
  readonly log: string;
  readonly at: string;
}

/** What is begun, by names, each with the place of the log; null: it lasts when that goes on. */
type Begins = Readonly<Record<string, { readonly at: string | null; readonly value: unknown }>>;

const NOTHING: Begins = {};

const beginsIn = (value: unknown): Begins => (valueIn(value) as Begins | null) ?? NOTHING;

/**
 * What a player has begun and not yet said, by names: parked beside the log with every tap, and there again when the log is
 * opened as it stood then. It is no part of the log; once that has gone on, or back, it is nothing.
 */
export class HalfDone {
  readonly #texts: TypedTexts;
  readonly #where: () => Where | null;
  #known: { readonly log: string; readonly begins: Begins } | null = null;

  /** `where`: null: nothing is open that this tab writes; then nothing is parked, and nothing taken up. */
  constructor(texts: TypedTexts, where: () => Where | null) {
    this.#texts = texts;
    this.#where = where;
  }

  /** What is begun under a name, as it was put there; null: nothing. */
  read(name: string): unknown {
    const where = this.#where();
    if (where === null) return null;
    const found = this.#beginsOf(where)[name];
    if (found === undefined || (found.at !== null && found.at !== where.at)) return null;
    return found.value;
  }

  /** This is begun under a name now; null: nothing is. `lasts`: also when the log goes on. */
  put(name: string, value: unknown, lasts = false): void {
    const where = this.#where();
    if (where === null) return;
    const before = this.#beginsOf(where);
    const others = Object.entries(before).filter(([key, { at }]) => key !== name && (at === null || at === where.at));
    const mine = value === null ? [] : [[name, { at: lasts ? null : where.at, value }] as const];
    const begins: Begins = Object.fromEntries([...others, ...mine]);
    if (isEqual(begins, before)) return;
    this.#known = { log: where.log, begins };
    if (Object.keys(begins).length === 0) this.#texts.drop(placeOf(where.log));
    else this.#texts.put(placeOf(where.log), parkedOf(begins));
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

/** What is begun in a log that a store shows. */
function begunIn(store: GameStore, texts: TypedTexts, where: (game: GameState) => Where | null): HalfDone {
  const halfDone = new HalfDone(texts, () => where(store.getState()));
  store.subscribe((game, before) => {
    if (where(game)?.log !== where(before)?.log) halfDone.forget();
  });
  return halfDone;
}

/** What is begun in the open battle of an app. */
export const halfDoneOf = part((app) =>
  begunIn(app.store, typedTextsOf(app), ({ battle, save }) =>
    battle === null || save.kind === 'readOnly'
      ? null
      : { log: battleTexts(battle.id), at: `${battle.length} ${battle.recent.at(-1)?.id ?? ''}` },
  ),
);

/** What is begun in the open campaign of an app. */
export const campaignHalfDoneOf = part((app) =>
  begunIn(app.store, typedTextsOf(app), ({ campaign, campaignSave }) =>
    campaign === null || campaignSave.kind === 'readOnly'
      ? null
      : { log: `campaign/${campaign.id}`, at: `${campaign.length} ${campaign.entries().at(-1)?.id ?? ''}` },
  ),
);
