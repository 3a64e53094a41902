/**
 * One element of a roster tree, the same for XML and JSON: attributes and leaf children as text, its own text, and lists of
 * children under the name of what wraps them (`selections`, `profiles`, …).
 */
export interface RosterNode {
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
  readonly lists: ReadonlyMap<string, readonly RosterNode[]>;
}

/** Trimmed; empty when the element has no such attribute. */
export const attributeOf = (node: RosterNode, key: string): string => node.attributes.get(key)?.trim() ?? '';

export const listOf = (node: RosterNode, key: string): readonly RosterNode[] => node.lists.get(key) ?? [];
