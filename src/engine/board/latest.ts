/** Keeps something as the latest of so many, and forgets what was kept before all of these. */
export function keepLatest<K, V>(all: Map<K, V>, most: number, key: K, value: V): V {
  all.delete(key);
  all.set(key, value);
  if (all.size > most) for (const oldest of [...all.keys()].slice(0, all.size - most)) all.delete(oldest);
  return value;
}
