import type { TextStorage } from './textStorage.ts';

function watchWindow(listener: (key: string | null) => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const onStorage = (event: StorageEvent) => listener(event.key);
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** The browser's localStorage; it is touched only when used, because in some contexts even naming it throws. */
export const browserStorage: TextStorage = {
  read: (key) => localStorage.getItem(key),
  write: (key, text) => localStorage.setItem(key, text),
  remove: (key) => localStorage.removeItem(key),
  keys: () => Object.keys(localStorage),
  watch: watchWindow,
};
