import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import {
  type GeneratorState,
  newGenerator,
  type PartId,
  type PartState,
  withPart,
} from '../content/generator/state.ts';
import { rollFace } from './chance.ts';

/** The scenario being generated, and what it was before each change, oldest first. It is kept until the tab is closed. */
interface Making {
  readonly now: GeneratorState;
  readonly before: readonly GeneratorState[];
}

const MOST_STEPS = 60;
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 6;

/** A seed that can be said and typed: letters and figures that are not mistaken for others. */
export const shortSeed = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[rollFace(LETTERS.length) - 1] ?? 'a').join('');

const store = createStore<Making | null>(() => null);

const making = (): Making => {
  const known = store.getState();
  if (known !== null) return known;
  const first = { now: newGenerator(shortSeed()), before: [] };
  store.setState(first, true);
  return first;
};

/** The scenario being generated, in a component. */
export function useGenerated(): Making {
  return useStore(store, (now) => now) ?? making();
}

/** Puts another state in its place; the one before can be had back. */
export function changeGenerated(next: GeneratorState): void {
  const { now, before } = making();
  store.setState({ now: next, before: [...before, now].slice(-MOST_STEPS) }, true);
}

/** Changes one part. */
export const changePart = (id: PartId, set: Partial<PartState>): void =>
  changeGenerated(withPart(making().now, id, set));

/** Takes the last change back; nothing when there is none. */
export function undoGenerated(): void {
  const { before } = making();
  const last = before.at(-1);
  if (last !== undefined) store.setState({ now: last, before: before.slice(0, -1) }, true);
}
