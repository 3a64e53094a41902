import { percent } from './format.ts';
import type { Language } from './language.ts';

/** Sums of exact chances are this near to what they should be. */
const ROUNDING = 1e-9;
const HUNDREDTH = 0.01;

const SAID: Readonly<
  Record<Language, { readonly certain: string; readonly under: string; readonly over: string; readonly never: string }>
> = {
  en: { certain: 'certain', under: 'under', over: 'over', never: 'never' },
  fr: { certain: 'à coup sûr', under: 'moins de', over: 'plus de', never: 'jamais' },
};

/**
 * A chance, 0 to 1, as it is said everywhere: `62 %`, `under 1 %`, `over 99 %`, `certain`, `never`. What is neither certain nor
 * never is not said to be so by rounding. The space before the sign does not break, in any language.
 */
export function chanceSaid(chance: number, language: Language): string {
  const { certain, under, over, never } = SAID[language];
  if (chance >= 1 - ROUNDING) return certain;
  if (chance <= ROUNDING) return never;
  if (chance < HUNDREDTH) return `${under} ${percent(HUNDREDTH)}`;
  if (chance > 1 - HUNDREDTH) return `${over} ${percent(1 - HUNDREDTH)}`;
  return percent(chance);
}

/** A chance in the room of a button, in any language: `62 %`, `<1 %`, `>99 %`, `100 %`, `0 %`. */
export function chanceShort(chance: number): string {
  if (chance >= 1 - ROUNDING || chance <= ROUNDING) return percent(chance);
  if (chance < HUNDREDTH) return `<${percent(HUNDREDTH)}`;
  return chance > 1 - HUNDREDTH ? `>${percent(1 - HUNDREDTH)}` : percent(chance);
}

/** An average in one decimal, with the language’s own mark: `7.4`, `7,4`. */
export const averageSaid = (mean: number, language: Language): string =>
  language === 'fr' ? mean.toFixed(1).replace('.', ',') : mean.toFixed(1);
