import type { Flaw } from '../content/fileRows.ts';
import type { Words } from '../words/words.ts';

const KINDS: Readonly<Partial<Record<Flaw['code'], 'empty' | 'gone' | 'twice' | 'range' | 'kind'>>> = {
  missing: 'empty',
  badFormat: 'empty',
  badId: 'empty',
  unknownReference: 'gone',
  duplicateId: 'twice',
  outOfRange: 'range',
  tooLarge: 'range',
  wrongKind: 'kind',
};

/** A flaw in a few words. A length of nothing is something that is missing. */
export function flawSaid({ flaws }: Words<'workshop'>['scenarioEditor'], { code }: Flaw, value: unknown): string {
  return value === '' ? flaws.empty : flaws[KINDS[code] ?? 'other'];
}

/** What stands at a path such as `script.objectives[0].text`; undefined: nothing. */
export function valueAt(whole: unknown, path: string): unknown {
  let value = whole;
  for (const key of path.split(/[.[\]]+/u).filter((part) => part !== '')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

const isBelow = (path: string, place: string): boolean =>
  path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`);

/** The most that is said beside one thing; all of it stands where everything is looked through. */
const MOST_BESIDE = 3;

/** What is wrong at a place, and below it unless `here`, each once; null: nothing. */
export function saidAt(
  all: readonly { readonly path: string; readonly said: string }[],
  place: string,
  where?: 'here',
): string | null {
  const found = all.filter(({ path }) => (where === 'here' ? path === place : isBelow(path, place)));
  const said = [...new Set(found.map((each) => each.said))].slice(0, MOST_BESIDE);
  return said.length === 0 ? null : said.join(' · ');
}

/** The first at a place or below it. */
export const foundAt = <F extends { readonly path: string }>(all: readonly F[], place: string): F | null =>
  all.find(({ path }) => isBelow(path, place)) ?? null;
