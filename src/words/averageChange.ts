import { averageSaid } from './chance.ts';
import type { Language } from './language.ts';

/** A difference of averages with its sign, in one decimal: `+1.2`, `\u22120,4`, `0.0`. */
export function signedAverage(difference: number, language: Language): string {
  const said = averageSaid(Math.abs(difference), language);
  if (/^0.0$/u.test(said)) return said;
  return `${difference < 0 ? '\u2212' : '+'}${said}`;
}
