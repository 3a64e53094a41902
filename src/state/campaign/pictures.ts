import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { indexedStore } from '../../persistence/indexedStore.ts';
import { type StoredPicture, readPicture, storePicture } from '../../persistence/pictures.ts';

export type { StoredPicture };

/** Pictures by key; null: none of that key on this device. */
const pictures = createStore<Readonly<Record<string, string | null>>>(() => ({}));
const asked = new Set<string>();

function fetchPicture(key: string): void {
  if (asked.has(key)) return;
  asked.add(key);
  void readPicture(indexedStore, key).then((picture) => pictures.setState({ [key]: picture }));
}

/** The player's own picture as a data URL; null while it comes, and when there is none on this device. */
export function usePicture(key: string | null): string | null {
  if (key !== null) fetchPicture(key);
  return useStore(pictures, (known) => (key === null ? null : (known[key] ?? null)));
}

/** Stores a scaled picture on this device; `stored` brings its key. Never rejects. */
export async function keepPicture(dataUrl: string): Promise<StoredPicture> {
  const stored = await storePicture(indexedStore, dataUrl);
  if (stored.kind === 'stored') {
    asked.add(stored.id);
    pictures.setState({ [stored.id]: dataUrl });
  }
  return stored;
}
