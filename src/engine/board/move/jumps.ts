import { whole } from '../flat.ts';
import { distance } from '../plane.ts';
import type { Place } from './place.ts';
import { EPSILON } from '../units.ts';
import { type Graph, type Node, nodeOf } from './graph.ts';
import { hasFooting } from './footing.ts';
import { isColumnFree } from './ground.ts';
import { SPACING, cellOf } from './lattice.ts';
import type { JumpRules } from './moveRules.ts';
import { type Reached, type Search, type Searching, isBetter, isPassable, take } from './searching.ts';
import { type Paid, type Step, descent, paidWith } from './step.ts';
import { jumpTo } from './walk.ts';

/** Where a jump comes down: straight at the landing, or over it at the height it began. */
const landing = (a: Place, b: Place, { level }: JumpRules): Place =>
  Math.abs(a.z - b.z) <= level + EPSILON ? b : { x: b.x, y: b.y, z: a.z };

/** The places of a jump from one place to another: across, and down. */
export function placesOfJump(jump: JumpRules, a: Place, b: Place): readonly Place[] {
  const lands = landing(a, b, jump);
  return lands === b ? [a, b] : [a, lands, b];
}

/** What a jump comes to, for all that is in its way; null: it goes too far or too deep. */
function paidFor({ graph, going }: Search, from: Paid, [a, b]: readonly [Place, Place]): Paid | null {
  const { rules } = graph.ground;
  if (rules.jump === null) return null;
  const across = distance(a, b);
  if (across > rules.jump.most + EPSILON) return null;
  const jump: Step = { kind: 'jump', across, rise: b.z - a.z };
  const paid = paidWith(rules, from, jump);
  if (landing(a, b, rules.jump) === b) return paid;
  const down = rules.jump.drops && b.z < a.z ? descent(rules, a.z - b.z, going.falls) : null;
  return down === null ? null : paidWith(rules, paid, down);
}

/** Whether nothing is in the way of a jump. */
function isOpen({ ground }: Graph, jump: JumpRules, a: Place, b: Place): boolean {
  const lands = landing(a, b, jump);
  if (typeof jumpTo(ground, a, lands) === 'string') return false;
  return lands === b || isColumnFree(ground, b, b.z, a.z);
}

const open = new WeakMap<Graph, Map<number, boolean>>();

function isKnownOpen(graph: Graph, jump: JumpRules, one: Node | null, [a, b]: readonly [Place, Node]): boolean {
  if (one === null) return isOpen(graph, jump, a, b);
  const known = open.get(graph) ?? new Map<number, boolean>();
  open.set(graph, known);
  const key = one.id * graph.nodes.length + b.id;
  const found = known.get(key) ?? isOpen(graph, jump, a, b);
  known.set(key, found);
  return found;
}

/** A jump to a place: what it comes to; null: there is none, or `isWanted` does not want it. */
export function jumpOver(search: Search, from: Reached, b: Place, isWanted: (paid: Paid) => boolean): Paid | null {
  const { jump } = search.graph.ground.rules;
  const paid = paidFor(search, from, [from.at, b]);
  if (jump === null || paid === null || !isWanted(paid)) return null;
  return isOpen(search.graph, jump, from.at, b) && isPassable(search, placesOfJump(jump, from.at, b)) ? paid : null;
}

function jumpToNode(search: Searching, from: Reached, node: Node, jump: JumpRules): void {
  const paid = paidFor(search, from, [from.at, node]);
  if (paid === null || !isBetter(search, node.id, paid.cost, paid)) return;
  if (!isKnownOpen(search.graph, jump, from.node, [from.at, node])) return;
  if (!isPassable(search, placesOfJump(jump, from.at, node))) return;
  const { cost, free, saved } = paid;
  take(search, { at: node, node, cost, free, saved, before: from, over: 'jump' });
}

/** Whether a jump from one height may come down at another. */
const comesDown = ({ level, drops }: JumpRules, from: number, to: number): boolean =>
  Math.abs(from - to) <= level + EPSILON || (drops && to < from);

/** Whether somebody may jump from where it is: from what can be stood on over the ground. */
export function canJump({ ground }: Graph, jump: JumpRules, at: Place): boolean {
  return at.z > Math.max(0, jump.fromVantageOver ?? 0) + EPSILON && hasFooting(ground, at);
}

/** Goes on across gaps to the lattice of one level. */
function jumpsTo(search: Searching, from: Reached, grid: Int32Array, jump: JumpRules): void {
  const { graph } = search;
  const { cells, lengths } = graph.around;
  const most = Math.min(jump.most, search.going.allowance - from.cost);
  const cell = from.node?.cell ?? cellOf(graph, from.at);
  for (let at = 0; at < cells.length; at += 1) {
    const least = Math.max(0, (lengths[at] ?? 0) - SPACING);
    if (least > most) return;
    const node = nodeOf(graph.nodes, whole(grid, cell + whole(cells, at)));
    if (node !== undefined && isBetter(search, node.id, from.cost + least, from)) jumpToNode(search, from, node, jump);
  }
}

/** Goes on across gaps, from what lies over the ground to the lattice of all levels. */
export function jumpsFrom(search: Searching, from: Reached): void {
  const { graph } = search;
  const { jump } = graph.ground.rules;
  if (jump === null || !canJump(graph, jump, from.at)) return;
  for (const { z, grid } of graph.levels) if (comesDown(jump, from.at.z, z)) jumpsTo(search, from, grid, jump);
}
