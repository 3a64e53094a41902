import { smallSetup } from '../../support/smallBattle.ts';
import type { Look } from '../../../src/words/look.ts';

/** Names as the tests want them: ids, capitalised. */
export const look: Look = {
  name: (id) => ({ vex: 'Vex', voice: 'The Voice', pim: 'Pim' })[id] ?? id,
  side: (id) => ({ retinue: 'Retinue', enemy: 'Cult' })[id] ?? id,
  weaponName: (id) => ({ autogun: 'Autogun' })[id] ?? id,
  trackName: (id) => `Track ${id}`,
  playerName: (id) => `Player ${id}`,
  packName: (name) => name,
  contentName: (_id, fallback) => fallback,
  contentText: (_key, text) => text,
  battle: smallSetup(),
};

/** Arguments that suit any function of the catalogue: it is called with each list, and what is not text is left out. */
const TRIES: readonly (readonly unknown[])[] = [
  [3, 4, 5],
  [1, 1, 1],
  [0, 0, 0],
  [2, null, 2],
  ['Vex', 3, 5],
  ['Vex', 'Pim', 'Rusk'],
  ['retinue', 1, 2],
  ['enemy', 1, 2],
  ['move', 2],
  ['hit', 1],
  [3, 'Vex'],
  [true, 1],
  [false, 2],
  [['Vex', 'Pim', 'Rusk']],
  [{ wanted: 2, criticals: 1, normals: 2, count: 1, rolled: 3, from: 5, to: 2, operative: 'vex' }, look],
  [{}, look],
  [{ x: 2, inches: 3, only: 'dash' }],
  [3, 5, 2, ['Vex', 'Pim']],
  [['Vex', 'Pim'], 'Chaos Cult'],
  [{ who: 'Vex', whom: 'Pim', what: 'Fog', turningPoint: 3 }],
  [{ stat: 'hit', by: 1, least: null }, look],
  [
    {
      rule: { id: 'lethal', params: { x: 5 } },
      rules: ['blast', 'torrent'],
      group: 'ranged',
      when: 'onGuard',
      by: 1,
      least: 2,
      over: 3,
      inches: 3,
      upTo: 2,
      from: 1,
      to: 2,
      action: 'dash',
      order: 'conceal',
      per: 'battle',
      what: 'both',
      on: 'self',
      gives: 'more',
      kind: 'strategic',
      trait: 'fall-in',
      table: 'event',
    },
    { trait: (id: string) => id, table: (id: string) => id },
  ],
];

const unfit = /undefined|NaN|\[object|=>/u;
const attempt = (speak: (...args: readonly unknown[]) => unknown, args: readonly unknown[]): unknown => {
  try {
    return speak(...args);
  } catch {
    return null;
  }
};

const callable = (value: unknown): value is (...args: readonly unknown[]) => unknown => typeof value === 'function';

/** What one leaf can say: by itself, or with each list of arguments that suits it. Key: the number of the list. */
function saidBy(leaf: unknown): readonly (readonly [string, string])[] {
  if (typeof leaf === 'string') return [['', leaf]];
  if (!callable(leaf)) return [];
  return TRIES.flatMap((args, index): (readonly [string, string])[] => {
    const said = attempt(leaf, args);
    return typeof said === 'string' && !unfit.test(said) ? [[`(${index})`, said]] : [];
  });
}

/** Every path to a leaf of a catalogue. */
export function leaves(value: unknown, path = ''): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`));
}

/** Every text that a catalogue can say, by path and arguments. */
export const texts = (catalogue: unknown): ReadonlyMap<string, string> =>
  new Map(
    leaves(catalogue).flatMap(([path, leaf]) => saidBy(leaf).map(([key, said]) => [`${path}${key}`, said] as const)),
  );
