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

/** The first of them that is so, the first of all where none is: no more are looked at than need be. None: there are none. */
export const firstThat = <T>(all: readonly T[], is: (each: T) => boolean): T | null => all.find(is) ?? all[0] ?? null;

/** All of them, the one that is worth most first; equal ones as they were. */
export const mostFirst = <T>(all: readonly T[], worth: (each: T) => number): readonly T[] =>
  all
    .map((each) => ({ each, worth: worth(each) }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ each }) => each);
