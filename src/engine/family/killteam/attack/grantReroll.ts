import type { RerollRight } from '../rules/windows.ts';

/**
 * The rights with one more; the same reference when that rule has given its right already (duplicates give
 * nothing).
 */
export const grantReroll = (rights: readonly RerollRight[], right: RerollRight): readonly RerollRight[] =>
  rights.some(({ rule }) => rule === right.rule) ? rights : [...rights, right];
