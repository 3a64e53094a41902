import type { Symmetry, Theatre } from './schema.ts';

/** How full a board by chance is. */
export const DENSITIES = ['open', 'even', 'dense'] as const;
export type Density = (typeof DENSITIES)[number];

/** What a board is to be like. `size` in inches; `symmetry` null: both halves are like each other, and not the same. */
export interface BoardWish {
  readonly size: readonly [number, number];
  readonly theatre: Theatre;
  readonly density: Density;
  readonly symmetry: Symmetry | null;
}

/** What people say of a board by chance before a battle; its size is the game's. */
export type ChanceWish = Pick<BoardWish, 'theatre' | 'density'>;
