import { useStore } from 'zustand';
import { type StoreApi, createStore } from 'zustand/vanilla';
import type { DurableStore } from '../../persistence/durableStore.ts';
import { type StoredPicture, readPicture, storePicture } from '../../persistence/pictures.ts';
import { part } from '../base/part.ts';
import { useApp } from '../base/useApp.ts';

export type { StoredPicture };

/** The player's own pictures in a store. */
class Pictures {
  /** By key; null: none of that key on this device. */
  readonly known: StoreApi<Readonly<Record<string, string | null>>> = createStore(() => ({}));
  readonly #asked = new Set<string>();
  readonly #durable: DurableStore;

  constructor(durable: DurableStore) {
    this.#durable = durable;
  }

  fetch(key: string): void {
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    void readPicture(this.#durable, key).then((picture) => this.known.setState({ [key]: picture }));
  }

  /** Stores a scaled picture on this device; `stored` brings its key. Never rejects. */
  async keep(dataUrl: string): Promise<StoredPicture> {
    const stored = await storePicture(this.#durable, dataUrl);
    if (stored.kind === 'stored') {
      this.#asked.add(stored.id);
      this.known.setState({ [stored.id]: dataUrl });
    }
    return stored;
  }
}

const picturesOf = part(({ ports }) => new Pictures(ports.durable));

/** The player's own picture as a data URL; null while it comes, and when there is none on this device. */
export function usePicture(key: string | null): string | null {
  const pictures = picturesOf(useApp());
  if (key !== null) pictures.fetch(key);
  return useStore(pictures.known, (known) => (key === null ? null : (known[key] ?? null)));
}

/** Gives what stores a scaled picture on this device; `stored` brings its key. It never rejects. */
export function useKeepPicture(): (dataUrl: string) => Promise<StoredPicture> {
  const pictures = picturesOf(useApp());
  return (dataUrl) => pictures.keep(dataUrl);
}
