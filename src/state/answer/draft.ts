import { useStore } from 'zustand';
import { type StoreApi, createStore } from 'zustand/vanilla';
import type { OperativeId } from '../../engine/core/ids.ts';
import type { RequestOf } from '../../engine/log/request.ts';
import { adviceOn } from './advice.ts';
import { type HalfDone, halfDoneOf } from './halfDone.ts';
import { part } from '../base/part.ts';
import { useApp } from '../base/useApp.ts';
import { advisedDice, advisedOption } from './diceSource.ts';
import type { Refusal } from '../log/dispatch.ts';
import { type Hands, handsOf } from './hands.ts';
import { type GameStore, hasAttackOdds, type OpenBattle } from '../base/store.ts';

/**
 * What the player has begun to answer: typed faces, the answer chosen so far. It belongs to one open question and is not
 * part of the battle, but is parked beside it with every tap; leaving the question forgets it, and so does every undo or redo.
 * Only whose dice are typed is kept until the action is over.
 */
export interface Draft {
  readonly requestId: string;
  /** One place for each die asked for; null: not typed yet. */
  readonly faces: readonly (number | null)[];
  /** The typed places, in the order in which they were typed. */
  readonly order: readonly number[];
  /** Dice given by count; `counted`: the player has touched the counts. */
  readonly criticals: number;
  readonly normals: number;
  readonly counted: boolean;
  /** The answer chosen; null: none yet (a choice by lot). */
  readonly option: string | null;
  readonly operatives: readonly OperativeId[];
  /** Indices of dice to roll again. */
  readonly dice: readonly number[];
  readonly value: number;
  /** Dice of the screen are typed, until the action is over. */
  readonly typed: boolean;
  /** Why the last answer was not taken. */
  readonly refusal: Refusal | null;
}

/** The name under which it is parked. */
const PARKED = 'draft';

const EMPTY = {
  faces: [],
  order: [],
  criticals: 0,
  normals: 0,
  counted: false,
  option: null,
  operatives: [],
  dice: [],
  value: 0,
  typed: false,
  refusal: null,
} as const;

const UNCOUNTED = { criticals: 0, normals: 0, counted: false, refusal: null } as const;

/**
 * The same faces where another number of dice is asked for: as they were typed, and one place at least still to be tapped,
 * which answers.
 */
function ofCount({ faces, order }: Pick<Draft, 'faces' | 'order'>, count: number): Pick<Draft, 'faces' | 'order'> {
  const kept = order.map((at) => faces[at] ?? null).slice(0, Math.max(0, count - 1));
  return {
    faces: [...kept, ...Array.from({ length: count - kept.length }, () => null)],
    order: kept.map((_, at) => at),
  };
}

/** What it still is as an answer to that question: facts of the table may have changed what it offers; null: nothing. */
function fitted(draft: Draft | null, request: RequestOf): Draft | null {
  if (draft?.requestId !== request.id) return null;
  if (request.kind === 'pick') return request.options.some(({ id }) => id === draft.option) ? draft : null;
  if (request.kind !== 'roll' || draft.faces.length === request.count) return draft;
  return { ...draft, ...ofCount(draft, request.count), ...UNCOUNTED };
}

/** What a face typed into the first empty place changes; faces win over counts that were touched before. */
export function faceTyped({ faces, order }: Draft, face: number) {
  const at = faces.indexOf(null);
  const typed = at < 0 ? { faces, order } : { faces: faces.with(at, face), order: [...order, at] };
  return { ...typed, ...UNCOUNTED };
}

/** What undo takes back before it touches the battle: the counts, else the die typed last; null: nothing was begun. */
type Begun = { readonly kind: 'counts' } | { readonly kind: 'die'; readonly at: number; readonly face: number };

/** What has been begun of a roll. */
export function begunOf({ counted, order, faces }: Draft): Begun | null {
  if (counted) return { kind: 'counts' };
  const at = order.at(-1);
  const face = at === undefined ? null : (faces[at] ?? null);
  return at === undefined || face === null ? null : { kind: 'die', at, face };
}

type Shown = OpenBattle | null;

/** The log went back, or brought back what had been undone. */
const steppedThrough = (now: OpenBattle, before: OpenBattle): boolean =>
  now.length < before.length || (before.redoes !== null && now.undoes === before.redoes);

/** What the player of an app has begun to answer. */
export class Drafts {
  readonly store: StoreApi<{ readonly draft: Draft | null }> = createStore(() => ({ draft: null }));
  readonly #game: GameStore;
  readonly #hands: Hands;
  readonly #halfDone: HalfDone;

  constructor(game: GameStore, hands: Hands, halfDone: HalfDone) {
    this.#game = game;
    this.#hands = hands;
    this.#halfDone = halfDone;
    game.subscribe(({ battle }, before) => {
      const { draft } = this.store.getState();
      if (battle === before.battle || draft === null) return;
      if (this.#stillAsked(battle, before.battle)) this.#park(draft);
      else this.forgetDraft();
    });
  }

  /** What was begun for this question, here or on a page before; the advice or the preset when nothing was. */
  draftOf = (request: RequestOf): Draft => {
    const { draft } = this.store.getState();
    return fitted(draft, request) ?? this.#parkedOf(request) ?? this.#begin(request);
  };

  changeDraft = (request: RequestOf, change: Partial<Omit<Draft, 'requestId'>>): void => {
    if (change.typed === true) this.#hands.takeInHand(request);
    const draft = { ...this.draftOf(request), ...change };
    this.#park(draft);
    this.store.setState({ draft });
  };

  /** Forgets what was begun: the question has been answered. */
  forgetDraft = (): void => {
    this.#halfDone.put(PARKED, null);
    this.store.setState({ draft: null });
  };

  /** Takes a typed face back, to be typed again. */
  untypeFace = (request: RequestOf, at: number): void => {
    const { faces, order } = this.draftOf(request);
    this.changeDraft(request, { faces: faces.with(at, null), order: order.filter((place) => place !== at) });
  };

  /** Takes back what was begun last of a roll. False: nothing was begun, so that an undo is one of the battle. */
  undoBegun = (request: RequestOf): boolean => {
    const begun = begunOf(this.draftOf(request));
    if (begun === null) return false;
    if (begun.kind === 'die') this.untypeFace(request, begun.at);
    else this.changeDraft(request, UNCOUNTED);
    return true;
  };

  #park(draft: Draft): void {
    this.#halfDone.put(PARKED, { ...draft, refusal: null });
  }

  #parkedOf(request: RequestOf): Draft | null {
    return fitted(this.#halfDone.read(PARKED) as Draft | null, request);
  }

  #begin(request: RequestOf): Draft {
    const draft = { ...EMPTY, requestId: request.id, typed: this.#hands.typesByHand(request) };
    const game = this.#game.getState();
    switch (request.kind) {
      case 'roll':
        return { ...draft, faces: Array.from({ length: request.count }, () => null) };
      case 'pick':
        return { ...draft, option: request.random ? null : advisedOption(request, adviceOn(game, request)) };
      case 'tick':
        return { ...draft, operatives: request.preset };
      case 'reroll':
        return { ...draft, dice: hasAttackOdds(game) ? advisedDice(adviceOn(game, request)) : [] };
      case 'number':
        return { ...draft, value: request.preset };
      case 'look':
        return draft;
    }
  }

  /** What was begun still belongs to what is asked. */
  #stillAsked(now: Shown, before: Shown): boolean {
    if (now === null || before === null || now.id !== before.id || steppedThrough(now, before)) return false;
    return now.request?.id === this.store.getState().draft?.requestId;
  }
}

/** What the player of an app has begun. */
export const draftsOf = part((app) => new Drafts(app.store, handsOf(app), halfDoneOf(app)));

/** What is begun in the app that a component stands in. */
export const useDrafts = (): Drafts => draftsOf(useApp());

/** The draft of a question, in a component; null: nothing is asked. */
export function useDraft(request: RequestOf): Draft;
export function useDraft(request: RequestOf | null): Draft | null;
export function useDraft(request: RequestOf | null): Draft | null {
  const drafts = useDrafts();
  useStore(drafts.store, ({ draft }) => draft);
  return request === null ? null : drafts.draftOf(request);
}
