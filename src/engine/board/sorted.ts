import { listed } from './flat.ts';

/** Sorts few numbers where they are, the least first. */
export function sortNumbers(numbers: number[]): void {
  for (let index = 1; index < numbers.length; index += 1) {
    const each = listed(numbers, index);
    let hole = index;
    while (hole > 0 && listed(numbers, hole - 1) > each) {
      numbers[hole] = listed(numbers, hole - 1);
      hole -= 1;
    }
    numbers[hole] = each;
  }
}
