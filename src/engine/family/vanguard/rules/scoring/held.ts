/** A model whose base touches an objective. */
export interface Contact {
  readonly side: string;
  readonly down: boolean;
  readonly engaged: boolean;
}

/**
 * The side that holds an objective, null: neither. It has a model in contact that stands and is not engaged, and no enemy
 * touches it, not even one that lies (V-85).
 */
export function heldBy(contacts: readonly Contact[]): string | null {
  const [first] = contacts;
  if (first === undefined || contacts.some(({ side }) => side !== first.side)) return null;
  return contacts.some(({ down, engaged }) => !down && !engaged) ? first.side : null;
}
