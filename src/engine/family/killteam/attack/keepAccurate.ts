import type { PickRequest } from '../model/request.ts';
import type { Operative } from '../model/operative.ts';

/** Which question it is, whose dice, how many of them are rolled without Accurate and the most that it keeps. */
interface Asked {
  readonly id: string;
  readonly operative: Operative;
  readonly dice: number;
  readonly limit: number;
}

/** How many dice Accurate keeps, from the most to none: it may be declined. */
export const keepAccurate = ({ id, operative, dice, limit }: Asked): PickRequest => ({
  kind: 'pick',
  id,
  question: 'accurate',
  side: operative.side,
  operative: operative.id,
  options: Array.from({ length: limit + 1 }, (_, fewer) => limit - fewer).map((count) => ({
    id: String(count),
    code: 'keepAccurate',
    params: { count, rolled: dice - count },
    value: count,
  })),
  usual: String(limit),
  random: false,
});
