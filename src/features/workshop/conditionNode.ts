import type { FactCondition } from '../../engine/behaviour/table.ts';

/** A fact and whether it should be so. */
export interface Wanted {
  readonly fact: string;
  readonly is?: boolean | undefined;
}

export const JOINERS = ['all', 'any', 'none', 'notAll'] as const;
export type Joiner = (typeof JOINERS)[number];

/** A condition as the editor shows it: nots stand at facts, at somebody, or at the head of a group. */
export type ConditionNode =
  | { readonly kind: 'fact'; readonly wanted: Wanted }
  | { readonly kind: 'some'; readonly nobody: boolean; readonly wanted: readonly Wanted[] }
  | { readonly kind: 'group'; readonly joiner: Joiner; readonly of: readonly FactCondition[] };

export const isSo = ({ is }: Wanted): boolean => is ?? true;

/** A fact as tables have it: so is not written. */
export const wantedOf = (fact: string, is: boolean): Wanted => (is ? { fact } : { fact, is });

function negated(node: ConditionNode): ConditionNode {
  if (node.kind === 'fact') return { kind: 'fact', wanted: wantedOf(node.wanted.fact, !isSo(node.wanted)) };
  if (node.kind === 'some') return { ...node, nobody: !node.nobody };
  const other: Record<Joiner, Joiner> = { all: 'notAll', notAll: 'all', any: 'none', none: 'any' };
  return { ...node, joiner: other[node.joiner] };
}

export function nodeOf(condition: FactCondition): ConditionNode {
  if ('all' in condition) return { kind: 'group', joiner: 'all', of: condition.all };
  if ('any' in condition) return { kind: 'group', joiner: 'any', of: condition.any };
  if ('not' in condition) return negated(nodeOf(condition.not));
  return 'some' in condition
    ? { kind: 'some', nobody: false, wanted: condition.some }
    : { kind: 'fact', wanted: condition };
}

/** The same as a table has it; nothing for a group or a SOME that is empty. */
export function conditionOf(node: ConditionNode): FactCondition | undefined {
  if (node.kind === 'fact') return node.wanted;
  if (node.kind === 'some') {
    if (node.wanted.length === 0) return undefined;
    const some = { some: [...node.wanted] };
    return node.nobody ? { not: some } : some;
  }
  if (node.of.length === 0) return undefined;
  const of = [...node.of];
  return { all: { all: of }, any: { any: of }, none: { not: { any: of } }, notAll: { not: { all: of } } }[node.joiner];
}

/** IF as a group, whatever it is. */
export function rootOf(condition: FactCondition | undefined): Extract<ConditionNode, { kind: 'group' }> {
  if (condition === undefined) return { kind: 'group', joiner: 'all', of: [] };
  const node = nodeOf(condition);
  return node.kind === 'group' ? node : { kind: 'group', joiner: 'all', of: [conditionOf(node) ?? condition] };
}

/** IF out of its group: what stands alone needs no group. */
export function fromRoot(root: Extract<ConditionNode, { kind: 'group' }>): FactCondition | undefined {
  const [only] = root.of;
  if (root.of.length === 1 && only !== undefined && (root.joiner === 'all' || root.joiner === 'any')) return only;
  return conditionOf(root);
}
