/** How often something is so, over all that somebody may choose from. */
export type Often = 'never' | 'optional' | 'always';

/** How often something is so in these. */
export function oftenIn<T>(all: readonly T[], isSo: (each: T) => boolean): Often {
  const count = all.filter(isSo).length;
  return count === 0 ? 'never' : count === all.length ? 'always' : 'optional';
}
