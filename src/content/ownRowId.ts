/** What joins a pack's id and a row's: no id of a pack has two hyphens in a row, so no two pairs look alike. */
const JOINT = '--';

/** The id of an own pack's row among the rows of all packs. */
export const ownRowId = (pack: string, row: string): string => `${pack}${JOINT}${row}`;

/** The pack and its row that such an id was made of; null: it is the id of a row of the first pack. */
export function ownRowOf(id: string): { readonly pack: string; readonly row: string } | null {
  const at = id.indexOf(JOINT);
  return at === -1 ? null : { pack: id.slice(0, at), row: id.slice(at + JOINT.length) };
}
