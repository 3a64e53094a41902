import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { OperativeId } from '../engine/core/ids.ts';
import type { Request } from '../engine/log/request.ts';
import { adviceOn } from './advice.ts';
import { advisedDice, advisedOption } from './diceSource.ts';
import type { Refusal } from './dispatch.ts';
import { layDown, takeInHand, typesByHand } from './hands.ts';
import { gameStore, hasAttackOdds, type OpenBattle } from './store.ts';

/**
 * What the player has begun to answer: typed faces, the answer chosen so far. It belongs to one open question, is not
 * part of the battle and is not saved; leaving the question forgets it, and so does every undo or redo. Only whose dice are
 * typed is kept until the action is over.
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

const draftStore = createStore<{ readonly draft: Draft | null }>(() => ({ draft: null }));

function begin(request: Request): Draft {
  const draft = { ...EMPTY, requestId: request.id, typed: typesByHand(request) };
  switch (request.kind) {
    case 'roll':
      return { ...draft, faces: Array.from({ length: request.count }, () => null) };
    case 'pick':
      return { ...draft, option: request.random ? null : advisedOption(request, adviceOn(request)) };
    case 'tick':
      return { ...draft, operatives: request.preset };
    case 'reroll':
      return { ...draft, dice: hasAttackOdds(gameStore.getState()) ? advisedDice(adviceOn(request)) : [] };
    case 'number':
      return { ...draft, value: request.preset };
    case 'look':
      return draft;
  }
}

/** Still an answer to that question: facts of the table may have changed what it offers. */
function fits(draft: Draft, request: Request): boolean {
  if (draft.requestId !== request.id) return false;
  if (request.kind === 'roll') return draft.faces.length === request.count;
  return request.kind !== 'pick' || request.options.some(({ id }) => id === draft.option);
}

/** What was begun for this question: the advice or the preset when nothing was. */
export function draftOf(request: Request): Draft {
  const { draft } = draftStore.getState();
  return draft !== null && fits(draft, request) ? draft : begin(request);
}

/** The draft of a question, in a component; null: nothing is asked. */
export function useDraft(request: Request): Draft;
export function useDraft(request: Request | null): Draft | null;
export function useDraft(request: Request | null): Draft | null {
  useStore(draftStore, ({ draft }) => draft);
  return request === null ? null : draftOf(request);
}

export function changeDraft(request: Request, change: Partial<Omit<Draft, 'requestId'>>): void {
  if (change.typed === true) takeInHand(request);
  draftStore.setState({ draft: { ...draftOf(request), ...change } });
}

/** Forgets what was begun: the question has been answered. */
export const forgetDraft = (): void => draftStore.setState({ draft: null });

const UNCOUNTED = { criticals: 0, normals: 0, counted: false, refusal: null } as const;

/** What a face typed into the first empty place changes; faces win over counts that were touched before. */
export function faceTyped({ faces, order }: Draft, face: number) {
  const at = faces.indexOf(null);
  const typed = at < 0 ? { faces, order } : { faces: faces.with(at, face), order: [...order, at] };
  return { ...typed, ...UNCOUNTED };
}

/** Takes a typed face back, to be typed again. */
export function untypeFace(request: Request, at: number): void {
  const { faces, order } = draftOf(request);
  changeDraft(request, { faces: faces.with(at, null), order: order.filter((place) => place !== at) });
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

/** Takes back what was begun last of a roll. False: nothing was begun, so that an undo is one of the battle. */
export function undoBegun(request: Request): boolean {
  const begun = begunOf(draftOf(request));
  if (begun === null) return false;
  if (begun.kind === 'die') untypeFace(request, begun.at);
  else changeDraft(request, UNCOUNTED);
  return true;
}

type Shown = OpenBattle | null;

/** The log went back, or brought back what had been undone. */
const steppedThrough = (now: OpenBattle, before: OpenBattle): boolean =>
  now.length < before.length || (before.redoes !== null && now.undoes === before.redoes);

/** What was begun still belongs to what is asked. */
function stillAsked(now: Shown, before: Shown): boolean {
  if (now === null || before === null || now.id !== before.id || steppedThrough(now, before)) return false;
  return now.request?.id === draftStore.getState().draft?.requestId;
}

gameStore.subscribe(({ battle }, before) => {
  if (battle?.id !== before.battle?.id) layDown();
  if (battle === before.battle || draftStore.getState().draft === null) return;
  if (!stillAsked(battle, before.battle)) forgetDraft();
});
