import type { Words } from './words.ts';

/** What own packs are called, by id. */
export type PackNames = ReadonlyMap<string, string>;

/** The pack that a row came with, out of its id among all packs; null: with the app. */
const packOf = (id: string): string | null => (id.includes('--') ? id.slice(0, id.indexOf('--')) : null);

/** Whose a row of all packs is: of the app, one’s own, or of a pack by its name. */
export function whoseRow({ deployment }: Pick<Words<'play'>, 'deployment'>, id: string, packs?: PackNames): string {
  const pack = packOf(id);
  return deployment.whose(pack === null || pack === 'workshop' ? pack : (packs?.get(pack) ?? pack));
}
