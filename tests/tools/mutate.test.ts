import { afterAll, expect, it } from 'vitest';
import { planted } from '../../src/tools/mutate/plant.mjs';
import { sitesOf } from '../../src/tools/mutate/sites.mjs';

const SOURCE = `export function told(list) {
  const all = [];
  let sum = 0;
  for (const each of list) if (each > 2 && !all.includes(each)) all.push(each, each - 1);
  for (const each of all) {
    sum += each % 2 === 0 ? each * 2 : Math.max(each, 4);
    if (sum >= 30) break;
  }
  return [...all, sum ?? 9, list.some((each) => each < 0), list[0] ?? 0];
}
`;
const LISTS = [[], [1, 2, 3], [3, 3, 4, 8], [-1, 5, 6, 7, 12], [40]] as const;

let active = -1;
const isMutant = Object.assign((id: number) => id === active, { tick: () => undefined });
Object.assign(globalThis, { isMutant });
afterAll(() => Reflect.deleteProperty(globalThis, 'isMutant'));

/** What a source says of every list; an error by its kind. */
async function said(source: string): Promise<readonly unknown[]> {
  const module: { readonly told: (list: readonly number[]) => unknown } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`
  );
  return LISTS.map((list) => {
    try {
      return module.told(list);
    } catch (error) {
      return error instanceof Error ? error.name : error;
    }
  });
}

const sites = sitesOf('told.ts', SOURCE);
const changes = sites.changes.map((change, id) => ({ ...change, id }));
const whole = planted(SOURCE, { ...sites, changes });

it('should find every kind of change, each on one line', () => {
  const pairs = changes.map(({ before, after }) => `${before} → ${after}`);
  expect(pairs).toContain('each > 2 → each >= 2');
  expect(pairs).toContain('!all.includes(each) → all.includes(each)');
  expect(pairs).toContain('each > 2 && !all.includes(each) → each > 2 || !all.includes(each)');
  expect(pairs).toContain('all.push(each, each - 1); → ;');
  expect(pairs).toContain('sum += each % 2 === 0 ? each * 2 : Math.max(each, 4); → ;');
  expect(pairs).toContain('Math.max(each, 4) → Math.min(each, 4)');
  expect(pairs).toContain('sum >= 30 → !(sum >= 30)');
  expect(pairs).toContain('sum ?? 9 → 9');
  expect(pairs).toContain('30 → 31');
  expect(pairs.some((pair) => pair.startsWith('list[0] ?? 0'))).toBe(false);
});

it('should leave types and names alone', () => {
  const typed = 'export const limit = (at: 3 | 4, to: { 5: true }): to is { 5: true } => typeof at as unknown as 3;\n';
  expect(sitesOf('typed.ts', typed).changes).toEqual([]);
});

it('should do what the source does while nothing is switched on', async () => {
  active = -1;
  expect(await said(whole)).toEqual(await said(SOURCE));
});

it('should do what the changed source does once a change is switched on', async () => {
  for (const { id, start, end, after } of changes) {
    active = id;
    expect(await said(whole), after).toEqual(await said(SOURCE.slice(0, start) + after + SOURCE.slice(end)));
  }
});
