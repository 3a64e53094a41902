import type { CatalogueName, Words } from './words.ts';

/** Catalogues that home does not speak with at first. */
export type LaterName = Exclude<CatalogueName, 'shared' | 'home' | 'starterModule'>;

/** How each of them is fetched in one language. */
export type LaterLoaders = { readonly [N in LaterName]: () => Promise<Words<N>> };
