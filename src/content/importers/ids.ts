import { isFreeName } from '../../engine/core/ids.ts';
const ID = 50;
const NAME = 80;

const wordsOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, ID)
    .replaceAll(/^-+|-+$/gu, '');

/**
 * A name as a row id: lower-case Latin letters and digits joined by hyphens; `fallback` when none are left, and before a name
 * that every object has of itself.
 */
export function rowIdOf(name: string, fallback: string): string {
  const words = wordsOf(name);
  if (words === '') return fallback;
  return isFreeName(words) ? words : `${fallback}-${words}`;
}

/** Gives every text once: the second of its kind gets a number. */
export class Uniques {
  private readonly taken = new Set<string>();
  private readonly last = new Map<string, number>();

  /** The text itself, or with the first free number behind `joint`; never longer than 80 units. */
  take(text: string, joint = '-'): string {
    let number = this.last.get(text) ?? 1;
    let free = text;
    while (this.taken.has(free)) {
      number += 1;
      const end = `${joint}${number}`;
      free = `${text.slice(0, NAME - end.length)}${end}`;
    }
    this.last.set(text, number);
    this.taken.add(free);
    return free;
  }
}
