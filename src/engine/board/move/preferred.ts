/** Of these the ones that are worth least: several where they are equal. */
export function least<T>(all: readonly T[], worth: (each: T) => number): readonly T[] {
  const worths = all.map(worth);
  const best = Math.min(...worths);
  return all.filter((_, at) => worths[at] === best);
}

/** Those of them that are so; all where none is. */
export function rather<T>(all: readonly T[], is: (each: T) => boolean): readonly T[] {
  const found = all.filter(is);
  return found.length > 0 ? found : all;
}
