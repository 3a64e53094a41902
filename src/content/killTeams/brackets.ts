import { operativeCard, type OperativeCard } from '../schema/operativeCard.ts';
import type { RetinueMember } from '../schema/retinue.ts';

const BRACKET = /<(?<word>[^<>]{1,60})>/gu;

type Chosen = NonNullable<RetinueMember['chosen']>;

function fill(text: string, chosen: Chosen): string {
  return text.replaceAll(BRACKET, (whole: string, word: string) =>
    Object.hasOwn(chosen, word) ? (chosen[word] ?? whole) : whole,
  );
}

/** Every text inside, with what was chosen in the place of its brackets. */
function filled(value: unknown, chosen: Chosen): unknown {
  if (typeof value === 'string') return fill(value, chosen);
  if (Array.isArray(value)) return value.map((inner) => filled(inner, chosen));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner, chosen)]));
}

/** The words in angle brackets among the keywords of a card: each is chosen when the operative joins its roster (K-05). */
export const bracketsOf = ({ keywords }: Pick<OperativeCard, 'keywords'>): readonly string[] => [
  ...new Set(keywords.flatMap((keyword) => [...keyword.matchAll(BRACKET)].map(({ groups }) => groups?.['word'] ?? ''))),
];

/** Those for which nothing was chosen. */
export const openBrackets = (card: Pick<OperativeCard, 'keywords'>, { chosen = {} }: Pick<RetinueMember, 'chosen'>) =>
  bracketsOf(card).filter((word) => !Object.hasOwn(chosen, word));

/** The card with the chosen keywords in the place of the brackets, everywhere on it (K-05). */
export const withChosen = (card: OperativeCard, { chosen }: Pick<RetinueMember, 'chosen'>): OperativeCard =>
  chosen === undefined || bracketsOf(card).length === 0 ? card : operativeCard.parse(filled(card, chosen));
