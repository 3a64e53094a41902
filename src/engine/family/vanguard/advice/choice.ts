import type { Omitted, OptionAdvice, PickAdvice, Prospect } from '../../../log/advice.ts';
import { bestOf, NO_PROSPECT } from '../../../odds/prospect.ts';

/** What one answer comes to, seen by whoever answers. `passes`: of a single die, the chance that it succeeds; null: there is none. `free`: it costs no command point. */
export interface OptionWorth {
  readonly id: string;
  readonly prospect: Prospect | null;
  readonly passes: number | null;
  readonly free: boolean;
}

/** What each answer to a question comes to. `best`: of those that cost no command point. */
export interface ChoiceWorth {
  readonly options: readonly OptionWorth[];
  readonly best: string;
  readonly omitted: Omitted;
}

/** An answer that costs nothing. */
export const freely = (id: string, prospect: Prospect | null): OptionWorth => ({
  id,
  prospect,
  passes: null,
  free: true,
});

/** An answer for command points. */
export const paid = (id: string, prospect: Prospect | null): OptionWorth => ({ ...freely(id, prospect), free: false });

/** The best by what comes of it, of those that cost nothing: what a command point would be worth elsewhere nobody knows. */
export function choiceOf(options: readonly OptionWorth[], usual: string, omitted: Omitted = null): ChoiceWorth {
  const [first, ...others] = options.filter(({ free }) => free);
  const best = first === undefined ? usual : bestOf([first, ...others], ({ prospect }) => prospect ?? NO_PROSPECT).id;
  return { options, best, omitted };
}

/** The same as advice on the question. */
export const adviceOf = ({ options, best, omitted }: ChoiceWorth): PickAdvice => ({
  kind: 'pick',
  best,
  options: options.map(({ id, prospect }): OptionAdvice => ({ id, note: null, prospect })),
  omitted,
});
