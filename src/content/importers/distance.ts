import { wholeNumber } from './plain.ts';

/** Inches of each symbol of Kill Team 2021, as it is drawn and as killteamjson writes it (K-08). */
const SYMBOLS: readonly (readonly [symbol: RegExp, inches: number])[] = [
  [/\[TRI(?:ANGLE)?\]|[▲△⯅🔺]/giu, 1],
  [/\[CIRCLE\]|[●○⬤⚪⚫]/giu, 2],
  [/\[SQUARE\]|[■□⬛⬜]/giu, 3],
  [/\[PENT(?:AGON)?\]|[⬟⬠⯂◆]/giu, 6],
];

/** A distance as text, with its symbols in inches: `3[CIRCLE]` and `3●` are `6"`, `⬟` is `6"`. */
export const inInches = (text: string): string =>
  SYMBOLS.reduce(
    (said, [symbol, inches]) =>
      said.replaceAll(new RegExp(`(\\d{1,2})?(?:${symbol.source})`, 'giu'), (_, times: string | undefined) => {
        return `${(times === undefined ? 1 : Number(times)) * inches}"`;
      }),
    text.slice(0, 2000),
  );

/** Inches 0 to 99; null when it is none. */
export const inchesOf = (text: string): number | null => wholeNumber(inInches(text));
