import { useStore } from 'zustand';
import { type StoreApi, createStore } from 'zustand/vanilla';
import {
  type GeneratorState,
  newGenerator,
  type PartId,
  type PartState,
  withAllParts,
  withPart,
} from '../../content/generator/state.ts';
import { type Begun, begunOf } from '../answer/begun.ts';
import type { Chance } from '../base/app.ts';
import { part } from '../base/part.ts';
import { useApp } from '../base/useApp.ts';

/** The scenario being generated, and what it was before each change, oldest first. */
interface Making {
  readonly now: GeneratorState;
  readonly before: readonly GeneratorState[];
}

const MOST_STEPS = 60;
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 6;

/** The name under which it is parked. */
const PARKED = 'generator';

/** The scenario that is generated in an app. It is parked with every change; what it was before, until the tab is closed. */
class Generator {
  readonly store: StoreApi<Making | null> = createStore<Making | null>(() => null);
  readonly #chance: Chance;
  readonly #begun: Begun;

  constructor(chance: Chance, begun: Begun) {
    this.#chance = chance;
    this.#begun = begun;
  }

  /** A seed that can be said and typed: letters and figures that are not mistaken for others. */
  shortSeed = (): string =>
    Array.from({ length: LENGTH }, () => LETTERS[this.#chance.rollFace(LETTERS.length) - 1] ?? 'a').join('');

  /** The scenario as it is, begun when there is none. */
  making = (): Making => {
    const known = this.store.getState();
    if (known !== null) return known;
    const parked = this.#parked();
    const first = { now: parked ?? newGenerator(this.shortSeed()), before: [] };
    this.store.setState(first, true);
    void this.#begun.here().then(() => this.#takeUp(first));
    return first;
  };

  #parked(): GeneratorState | null {
    const parked = this.#begun.read(PARKED) as GeneratorState | null;
    return parked === null ? null : withAllParts(parked);
  }

  /** What the second store knew better takes the place of what was begun without it, if nothing was done there yet. */
  #takeUp(first: Making): void {
    const now = this.#parked();
    if (now !== null && this.store.getState() === first) this.store.setState({ now, before: [] }, true);
  }

  #become(making: Making): void {
    this.store.setState(making, true);
    this.#begun.put(PARKED, making.now);
  }

  /** Puts another state in its place; the one before can be had back. */
  changeGenerated = (next: GeneratorState): void => {
    const { now, before } = this.making();
    this.#become({ now: next, before: [...before, now].slice(-MOST_STEPS) });
  };

  /** Changes one part. */
  changePart = (id: PartId, set: Partial<PartState>): void =>
    this.changeGenerated(withPart(this.making().now, id, set));

  /** Takes the last change back; nothing when there is none. */
  undoGenerated = (): void => {
    const { before } = this.making();
    const last = before.at(-1);
    if (last !== undefined) this.#become({ now: last, before: before.slice(0, -1) });
  };
}

/** The generator of an app. */
export const generatorOf = part((app) => new Generator(app.ports.chance, begunOf(app)));

/** The generator of the app that a component stands in. */
export const useGenerator = (): Generator => generatorOf(useApp());

/** The scenario being generated, in a component. */
export function useGenerated(): Making {
  const { store, making } = useGenerator();
  return useStore(store, (now) => now) ?? making();
}
