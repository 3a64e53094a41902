import { bestOf, NO_PROSPECT } from '../../../odds/prospect.ts';
import type { Omitted, OptionAdvice, PickAdvice } from '../../../log/advice.ts';

/** Advice by what comes of each option: the best, of equals the first; at least one option. */
export const byProspect = (
  options: readonly [OptionAdvice, ...OptionAdvice[]],
  omitted: Omitted = null,
): PickAdvice => ({
  kind: 'pick',
  best: bestOf(options, ({ prospect }) => prospect ?? NO_PROSPECT).id,
  options,
  omitted,
});
