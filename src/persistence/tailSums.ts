import { crc32 } from './crc32.ts';
import type { TailData } from './slotTail.ts';

/** The checksum of a value as JSON. */
export const sumOf = (value: unknown): number => crc32(JSON.stringify(value));

const known = new WeakMap<object, number>();

/** The same of an entry, which never changes: most of a tail is as it was with the command before. */
function sumOfEntry(entry: unknown): number {
  if (typeof entry !== 'object' || entry === null) return sumOf(entry);
  const sum = known.get(entry) ?? sumOf(entry);
  known.set(entry, sum);
  return sum;
}

/** What stands before the entries of a tail, and behind them. */
export const headSum = ({ at, stamps }: Pick<TailData<unknown>, 'at' | 'stamps'>): number => sumOf([at, stamps]);
export const footSum = ({ length, total, checkpoints }: Omit<TailData<unknown>, 'at' | 'stamps' | 'entries'>): number =>
  sumOf([length, total, checkpoints]);

/** The checksums of a tail: of what stands before its entries, of each of these, and of what stands behind them. */
export const sumsOf = (tail: TailData<unknown>): readonly number[] => [
  headSum(tail),
  ...tail.entries.map(sumOfEntry),
  footSum(tail),
];

/** Whether a tail is as it was written; one of an older app has no checksums. */
export const isAsWritten = (tail: TailData<unknown>, sums: unknown): boolean => {
  if (sums === undefined) return true;
  const now = sumsOf(tail);
  return Array.isArray(sums) && sums.length === now.length && now.every((sum, index) => sum === sums[index]);
};
