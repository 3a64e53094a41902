import { RULINGS, type RulingId } from './rulings.ts';
import type { Words } from './words.ts';

export const isRuling = (id: string): id is RulingId => Object.hasOwn(RULINGS, id);

/** The rulings among the ids of what is said now. */
export const rulingsIn = (ids: readonly string[]): readonly RulingId[] => ids.filter(isRuling);

/** The sentences of the others, in the terms of the system that is played. */
export function guidesIn({ guide }: Pick<Words<'play'>, 'guide'>, ids: readonly string[]): readonly string[] {
  const said: Readonly<Record<string, string>> = guide;
  return ids.flatMap((id) => said[id] ?? []);
}
