import { part } from '../../../state/base/part.ts';
import { type Comparison, NO_COMPARISON } from './comparison.ts';

/** What was compared last, until the page is loaded anew: so that one can go back to the page of one situation and come again. */
class Memory {
  #last: Comparison = NO_COMPARISON;

  last = (): Comparison => this.#last;

  remember = (comparison: Comparison): void => {
    this.#last = comparison;
  };
}

/** What an app remembers. */
export const memoryOf = part(() => new Memory());
