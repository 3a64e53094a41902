import { type Comparison, NO_COMPARISON } from './comparison.ts';

/** What was compared last, until the page is loaded anew: so that one can go back to the page of one situation and come again. */
let last: Comparison = NO_COMPARISON;

export const lastComparison = (): Comparison => last;

export function rememberComparison(comparison: Comparison): void {
  last = comparison;
}
