import { useStore } from 'zustand';
import { type StoreApi, createStore } from 'zustand/vanilla';
import type { OperativeId } from '../../engine/core/ids.ts';
import type { RequestOf } from '../../engine/log/request.ts';
import { adviceOn } from './advice.ts';
import { type HalfDone, halfDoneOf } from './halfDone.ts';
import { part } from '../base/part.ts';
import { useApp, useGame } from '../base/useApp.ts';
import { advisedDice, advisedOption } from './diceSource.ts';
import type { Refusal } from '../log/dispatch.ts';
import { type Hands, handsOf } from './hands.ts';
import { type GameStore, hasAttackOdds, type OpenBattle } from '../base/store.ts';

/**
 * What the player has begun to answer: typed faces, the answer chosen so far. It belongs to one open question and is not
 * part of the battle, but is parked beside it with every tap. It waits aside where a change of the table asks something else
 * first; leaving what is being done forgets it, and so does every undo or redo.
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
/** The name under which one waits until another question is answered. */
const ASIDE = 'draftAside';

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

/** What was counted is counted still where so many dice are asked for; of fewer nobody knows which of them are gone. */
const countsOf = ({ criticals, normals }: Draft, count: number) =>
  criticals + normals > count ? UNCOUNTED : { refusal: null };

/** What it still is as an answer to that question: facts of the table may have changed what it offers; null: nothing. */
function fitted(draft: Draft | null, request: RequestOf): Draft | null {
  if (draft?.requestId !== request.id) return null;
  if (request.kind === 'pick') return request.options.some(({ id }) => id === draft.option) ? draft : null;
  if (request.kind !== 'roll' || draft.faces.length === request.count) return draft;
  return { ...draft, ...ofCount(draft, request.count), ...countsOf(draft, request.count) };
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

/** What is being done when it is asked: all questions of one shot have that in common. */
const doingOf = (requestId: string): string => requestId.slice(0, requestId.lastIndexOf('.'));

const isInSame = (draft: Draft, asked: string): boolean => doingOf(draft.requestId) === doingOf(asked);

const isFor = (requestId: string, draft: Draft | null): draft is Draft => draft?.requestId === requestId;

/** What has become of the log: another one is open, or none; it went back, or brought back what had been undone; it went on. */
function wayOf(now: Shown, before: Shown): 'other' | 'back' | 'on' {
  if (now === null || before === null || now.id !== before.id) return 'other';
  const back = now.length < before.length || (before.redoes !== null && now.undoes === before.redoes);
  return back ? 'back' : 'on';
}

/** What the player of an app has begun to answer. */
export class Drafts {
  readonly store: StoreApi<{ readonly draft: Draft | null }> = createStore(() => ({ draft: null }));
  readonly #game: GameStore;
  readonly #hands: Hands;
  readonly #halfDone: HalfDone;
  /** What a page before had begun, and this one shows. */
  #takenUp: Draft | null = null;

  constructor(game: GameStore, hands: Hands, halfDone: HalfDone) {
    this.#game = game;
    this.#hands = hands;
    this.#halfDone = halfDone;
    game.subscribe(({ battle }, before) => {
      if (battle !== before.battle) this.#goOn(battle, before.battle);
    });
  }

  /** What was begun for this question, here or on a page before; the advice or the preset when nothing was. */
  draftOf = (request: RequestOf): Draft => {
    const { draft } = this.store.getState();
    return fitted(draft, request) ?? this.#takeUp(request) ?? this.#begin(request);
  };

  /** The place of the log that is answered at; null: none is open here to be written. */
  get at(): string | null {
    return this.#halfDone.at;
  }

  /** What waits until the question that came in between is answered; null: nothing does. */
  get aside(): Draft | null {
    return this.#read(ASIDE);
  }

  changeDraft = (request: RequestOf, change: Partial<Omit<Draft, 'requestId'>>): void => {
    if (change.typed === true) this.#hands.takeInHand(request);
    const draft = { ...this.draftOf(request), ...change };
    this.#park(draft);
    if (isFor(request.id, this.aside)) this.#halfDone.put(ASIDE, null);
    this.store.setState({ draft });
  };

  /** Forgets what was begun of a question: it has been answered. */
  forgetDraft = (requestId: string): void => {
    if (isFor(requestId, this.aside)) this.#halfDone.put(ASIDE, null);
    if (isFor(requestId, this.store.getState().draft ?? this.#takenUp)) this.#forget();
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
    this.#halfDone.put(PARKED, { ...draft, refusal: null }, 'longer');
  }

  #read(name: typeof PARKED | typeof ASIDE): Draft | null {
    return this.#halfDone.read(name) as Draft | null;
  }

  /** What a page before has parked, or what waits aside; null: nothing of that question. */
  #takeUp(request: RequestOf): Draft | null {
    const before = this.#halfDone.readBefore(PARKED) as Draft | null;
    const parked = [this.#read(PARKED), this.aside, before].reduce<Draft | null>(
      (found, each) => found ?? fitted(each, request),
      null,
    );
    this.#takenUp = parked ?? this.#takenUp;
    return parked;
  }

  #forget(): void {
    this.#halfDone.put(PARKED, null);
    this.#letGo();
  }

  /** Nothing is begun on this page; what is parked stays so. */
  #letGo(): void {
    this.#takenUp = null;
    if (this.store.getState().draft !== null) this.store.setState({ draft: null });
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

  #goOn(now: Shown, before: Shown): void {
    const way = wayOf(now, before);
    if (way === 'other') return this.#letGo();
    const begun = this.store.getState().draft ?? this.#takenUp;
    const asked = now?.request?.id ?? '';
    if (way === 'on' && isFor(asked, begun)) return this.#park(begun);
    this.#wait(way === 'on' ? [this.aside, begun] : [this.aside], asked);
    if (begun !== null) this.#forget();
  }

  /** The first that belongs to what is being done waits; nothing does any more where none of them does. */
  #wait(begins: readonly (Draft | null)[], asked: string): void {
    this.#halfDone.put(ASIDE, begins.find((each) => each !== null && isInSame(each, asked)) ?? null, true);
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
  // What is parked is there only once this tab may write.
  useGame(() => drafts.at);
  return request === null ? null : drafts.draftOf(request);
}
