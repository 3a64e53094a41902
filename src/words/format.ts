/** Figures as they are written on every screen, in every language. */

const MINUS = '\u2212';
const NARROW_SPACE = '\u202F';

/** 6 inches: `6″`. */
export const inches = (length: number): string => `${number(length)}\u2033`;

/** A number with a real minus sign: `−2`. */
export const number = (value: number): string => (value < 0 ? `${MINUS}${Math.abs(value)}` : `${value}`);

/** A number with its sign always shown: `+1`, `−1`; 0 has none. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : number(value));

/** The lowest face that succeeds: `4+`. */
export const target = (face: number): string => `${face}+`;

/** Normal and critical damage: `3/4`. */
export const damagePair = (damage: { readonly normal: number; readonly critical: number }): string =>
  `${damage.normal}/${damage.critical}`;

/** What a value was and is: `9 → 5`. */
export const change = (from: number | string, to: number | string): string => `${shown(from)} \u2192 ${shown(to)}`;

const shown = (value: number | string): string => (typeof value === 'number' ? number(value) : value);

/** A share of 1 as a percentage without decimals, with a narrow space: `12 %`. */
export const percent = (share: number): string => `${Math.round(share * 100)}${NARROW_SPACE}%`;
