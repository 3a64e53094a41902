import type { Prospect } from '../log/advice.ts';

export const NO_PROSPECT: Prospect = { kills: 0, falls: 0, inflicts: 0, suffers: 0 };

/** The same seen by the other side. */
export const seenByOther = ({ kills, falls, inflicts, suffers }: Prospect): Prospect => ({
  kills: falls,
  falls: kills,
  inflicts: suffers,
  suffers: inflicts,
});

/** Differences smaller than this are rounding. */
const ROUNDING = 1e-9;

const orders: readonly ((prospect: Prospect) => number)[] = [
  ({ kills, falls }) => kills - falls,
  ({ inflicts, suffers }) => inflicts - suffers,
  ({ inflicts }) => inflicts,
];

/**
 * Whether one prospect is better than the other: to kill and not to fall comes first, then the difference in wounds, then
 * more wounds inflicted. It is what `FightPolicy` `optimal` plays for, with chances.
 */
export function isBetter(one: Prospect, other: Prospect): boolean {
  for (const order of orders) {
    const gain = order(one) - order(other);
    if (Math.abs(gain) > ROUNDING) return gain > 0;
  }
  return false;
}

/** Whether one prospect is better than the other in the chances or in the wounds, even where it is worse in the other. */
export const isBetterSomehow = (one: Prospect, other: Prospect): boolean =>
  orders.slice(0, 2).some((order) => order(one) - order(other) > ROUNDING);

/** The best of several, the first of equals; at least one. */
export const bestOf = <T>(choices: readonly [T, ...T[]], prospectOf: (choice: T) => Prospect): T =>
  choices.reduce((best, choice) => (isBetter(prospectOf(choice), prospectOf(best)) ? choice : best));

const FIRST = 1e6;

/** A prospect as one number, for what compares numbers: a chance weighs as much as a million wounds. */
export const scoreOf = ({ kills, falls, inflicts, suffers }: Prospect): number =>
  (kills - falls) * FIRST + inflicts - suffers;

/** Prospects with their chances as one. */
export function mixed(parts: Iterable<readonly [prospect: Prospect, chance: number]>): Prospect {
  const sum = { ...NO_PROSPECT };
  for (const [{ kills, falls, inflicts, suffers }, chance] of parts) {
    sum.kills += chance * kills;
    sum.falls += chance * falls;
    sum.inflicts += chance * inflicts;
    sum.suffers += chance * suffers;
  }
  return sum;
}
