import type { Condition } from '../engine/plugins/scenario/condition.ts';
import type { NamedKind } from '../words/scenarioSpeech.ts';
import { type Choices, firstOf, hasAny } from './choices.ts';

export type Leaf = Exclude<Condition, { is: 'all' | 'any' | 'not' }>;
type LeafKind = Leaf['is'];

const JOINERS = ['all', 'any', 'none', 'notAll'] as const;
type Joiner = (typeof JOINERS)[number];

/** A condition as the editor shows it: nots stand at leaves, or at the head of a group. */
export type ConditionNode =
  | { readonly kind: 'leaf'; readonly leaf: Leaf; readonly so: boolean }
  | { readonly kind: 'group'; readonly joiner: Joiner; readonly of: readonly Condition[] };

export type Group = Extract<ConditionNode, { kind: 'group' }>;

const OTHER: Record<Joiner, Joiner> = { all: 'notAll', notAll: 'all', any: 'none', none: 'any' };

const negated = (node: ConditionNode): ConditionNode =>
  node.kind === 'leaf' ? { ...node, so: !node.so } : { ...node, joiner: OTHER[node.joiner] };

export function nodeOf(condition: Condition): ConditionNode {
  if (condition.is === 'not') return negated(nodeOf(condition.of));
  if (condition.is === 'all' || condition.is === 'any')
    return { kind: 'group', joiner: condition.is, of: condition.of };
  return { kind: 'leaf', leaf: condition as Leaf, so: true };
}

/** The same as a scenario has it; null for an empty group. */
export function conditionOf(node: ConditionNode): Condition | null {
  if (node.kind === 'leaf') return node.so ? node.leaf : { is: 'not', of: node.leaf };
  if (node.of.length === 0) return null;
  const of = [...node.of];
  const joined: Condition = { is: node.joiner === 'any' || node.joiner === 'none' ? 'any' : 'all', of };
  return node.joiner === 'all' || node.joiner === 'any' ? joined : { is: 'not', of: joined };
}

/** A condition as a group, whatever it is. */
export function rootOf(condition: Condition | null): Group {
  if (condition === null) return { kind: 'group', joiner: 'all', of: [] };
  const node = nodeOf(condition);
  return node.kind === 'group' ? node : { kind: 'group', joiner: 'all', of: [condition] };
}

/** A condition out of its group: what stands alone needs no group. */
export function fromRoot(root: Group): Condition | null {
  const [only] = root.of;
  if (root.of.length === 1 && only !== undefined && (root.joiner === 'all' || root.joiner === 'any')) return only;
  return conditionOf(root);
}

const MAKES: { readonly [Kind in LeafKind]: (choices: Choices) => Extract<Leaf, { is: Kind }> } = {
  counter: (choices) => ({ is: 'counter', counter: firstOf(choices, 'counter'), least: 1 }),
  share: (choices) => ({ is: 'share', counter: firstOf(choices, 'counter'), of: 'retinue', percent: 50 }),
  tick: (choices) => ({ is: 'tick', tick: firstOf(choices, 'tick') }),
  turningPoint: () => ({ is: 'turningPoint', least: 2 }),
  standing: () => ({ is: 'standing', side: 'enemy', most: 0 }),
  down: () => ({ is: 'down', side: 'enemy', least: 1 }),
  hurt: () => ({ is: 'hurt', percent: 50, side: 'enemy', least: 1 }),
  carrying: () => ({ is: 'carrying', side: 'retinue' }),
  objective: (choices) => ({ is: 'objective', objective: firstOf(choices, 'objective'), as: 'done' }),
  acted: (choices) => ({ is: 'acted', action: firstOf(choices, 'action'), least: 1 }),
  within: (choices) => ({ is: 'within', zone: firstOf(choices, 'zone'), side: 'retinue', least: 1 }),
  controls: (choices) => ({ is: 'controls', zone: firstOf(choices, 'zone'), side: 'retinue' }),
  alert: () => ({ is: 'alert', least: 2 }),
  flag: (choices) => ({ is: 'flag', flag: firstOf(choices, 'flag') || 'remembered' }),
};

/** What a kind of condition names. */
const NAMES_OF: Readonly<Partial<Record<LeafKind, NamedKind>>> = {
  counter: 'counter',
  share: 'counter',
  tick: 'tick',
  objective: 'objective',
  acted: 'action',
  within: 'zone',
  controls: 'zone',
};

const isLeafKind = (kind: string): kind is LeafKind => kind in MAKES;

/** Kinds that can be chosen: those that have something to name, and `now`. */
export const leafKinds = (choices: Choices, now: LeafKind | null): readonly LeafKind[] =>
  Object.keys(MAKES)
    .filter(isLeafKind)
    .filter((kind) => {
      const named = NAMES_OF[kind];
      return kind === now || named === undefined || hasAny(choices, named);
    });

/** A new condition of a kind. */
export const leafOf = (kind: LeafKind, choices: Choices): Leaf => MAKES[kind](choices);
