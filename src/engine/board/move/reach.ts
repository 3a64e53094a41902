import { distance } from '../plane.ts';
import type { Place } from './place.ts';
import { EPSILON } from '../units.ts';
import type { Graph } from './graph.ts';
import { standFault, type NoStand } from './footing.ts';
import { BLOCKED } from './ground.ts';
import { canJump, jumpOver, placesOfJump } from './jumps.ts';
import { SPACING } from './lattice.ts';
import { type EndFault, type Going, type Others, endFault } from './others.ts';
import { placesOver, upsFrom, wayOver } from './overTops.ts';
import { looksFrom } from './level.ts';
import { searched } from './search.ts';
import {
  type Come,
  type End,
  type Over,
  type Reached,
  type Search,
  beginningOf,
  isPassable,
  slotOf,
  slotsOf,
} from './searching.ts';
import type { Paid } from './step.ts';
import { type Beside, besideOf, isAbout, type Top } from './tops.ts';

/** Where somebody can go with one action. */
export interface Reach {
  readonly search: Search;
  readonly ends: readonly End[];
  /** The cheapest way to each place, for each amount of the ways down that is still free. */
  readonly ways: () => readonly Reached[];
}

/**
 * All places of the lattice and around corners where somebody can end an action, each with the least that it costs; or why it
 * cannot even stand where it begins. What the action allows and who else is there decide. Source: research/board_ai.md 5.2.
 */
export function reachFrom(graph: Graph, from: Place, going: Going, others: Others): Reach | NoStand {
  const fault = standFault(graph.ground, from);
  if (fault !== null) return fault;
  const { search, all, taken } = searched({ graph, going, others, start: from });
  const isEmpty = others.foes.length === 0 && others.friends.length === 0;
  const mayEnd = ({ at }: End): boolean => endFault(graph.ground, others, going, at) === null;
  let known: readonly Reached[] | null = null;
  return {
    search,
    ends: isEmpty && going.ranges !== 'into' ? all : all.filter(mayEnd),
    ways: () => (known ??= cheapest(graph, taken)),
  };
}

/** Of all ways, each better than the one before, the last to each place and with each amount of the ways down still free. */
function cheapest({ ground, nodes }: Graph, taken: readonly Come[]): readonly Come[] {
  const slots = slotsOf(ground);
  const bySlot: (Come | undefined)[] = Array.from({ length: slots.all * nodes.length }, () => undefined);
  for (const each of taken) bySlot[slotOf(slots, each) * nodes.length + each.node.id] = each;
  return bySlot.filter((each) => each !== undefined);
}

/** The last part of a way to a place that is none of the graph. */
interface Last {
  readonly from: Reached;
  readonly over: Over;
  readonly cost: number;
}

/** What is kept while ways to one place are compared. */
interface Finding {
  readonly search: Search;
  readonly end: Place;
  best: Last | null;
}

const isCheaper = ({ best, search }: Finding, cost: number): boolean =>
  cost <= search.going.allowance + EPSILON && cost < (best?.cost ?? Infinity);

function onLevel(finding: Finding, all: readonly Reached[]): void {
  const { search, end } = finding;
  const { straight } = search.graph.ground.rules;
  const extraTo = looksFrom(search.graph, end, search.going.allowance);
  for (const from of all) {
    if (from.at.z !== end.z) continue;
    const bare = from.cost + straight(distance(from.at, end));
    if (!isCheaper(finding, bare)) continue;
    const extra = extraTo(from.at);
    if (extra === BLOCKED || !isCheaper(finding, bare + extra) || !isPassable(search, [from.at, end])) continue;
    finding.best = { from, over: 'level', cost: bare + extra };
  }
}

function overAny(finding: Finding, all: readonly Reached[]): void {
  const { search, end } = finding;
  const { ground, tops } = search.graph;
  const isWanted = ({ cost }: Paid): boolean => isCheaper(finding, cost);
  const from = (each: Reached, top: Top, other: Beside): void => {
    for (const { up, beside } of upsFrom(search, each, top)) {
      const paid = wayOver(search, top, { up, one: beside, other }, isWanted);
      if (paid !== null) finding.best = { from: each, over: top, cost: paid.cost };
    }
  };
  for (const top of tops) {
    const other = isAbout(ground, top, end) ? besideOf(ground, top, end, null) : null;
    if (other === null) continue;
    for (const each of all) if (isCheaper(finding, each.cost)) from(each, top, other);
  }
}

function acrossGaps(finding: Finding, all: readonly Reached[]): void {
  const { search, end } = finding;
  const { jump } = search.graph.ground.rules;
  if (jump === null) return;
  for (const from of all) {
    if (from.at.z === 0 || !canJump(search.graph, jump, from.at)) continue;
    const paid = jumpOver(search, from, end, ({ cost }) => isCheaper(finding, cost));
    if (paid !== null) finding.best = { from, over: 'jump', cost: paid.cost };
  }
}

/** The places of one part of a way, the first left out. */
function placesOn({ ground }: Graph, over: Over, a: Place, b: Place): readonly Place[] {
  if (over === 'level') return [b];
  if (over !== 'jump') return placesOver(over, a, b).slice(1);
  return ground.rules.jump === null ? [b] : placesOfJump(ground.rules.jump, a, b).slice(1);
}

/** The places of the way to where somebody has come. */
function placesTo(graph: Graph, reached: Reached): readonly Place[] {
  if (reached.before === null) return [reached.at];
  const { x, y, z } = reached.at;
  const last = placesOn(graph, reached.over, reached.before.at, { x, y, z });
  return [...placesTo(graph, reached.before), ...last];
}

/** A way, and what it costs in grid steps. `points` as `pathCost` takes them. */
export interface Path {
  readonly cost: number;
  readonly points: readonly Place[];
}

/** The last part of the cheapest way to a place that goes on from one of these; null: it cannot be reached. */
function lastTo(search: Search, all: readonly Reached[], end: Place): Last | null {
  const finding: Finding = { search, end, best: null };
  onLevel(finding, all);
  overAny(finding, all);
  acrossGaps(finding, all);
  return finding.best;
}

/** Why nobody stands or ends at a place; null: somebody may. */
const faultAt = ({ graph: { ground }, going, others }: Search, at: Place): NoStand | EndFault | null =>
  standFault(ground, at) ?? endFault(ground, others, going, at);

const isSame = (a: Place, b: Place): boolean => a.x === b.x && a.y === b.y && a.z === b.z;

/** The cheapest way to a place, or why nobody ends there; null: it cannot be reached. */
export function pathTo(reach: Reach, end: Place): Path | NoStand | EndFault | null {
  const { search } = reach;
  const { going, graph, start } = search;
  const fault = faultAt(search, end);
  if (fault !== null) return fault;
  if (isSame(start, end)) return { cost: 0, points: [start] };
  if (distance(start, end) > going.allowance + EPSILON) return null;
  const last = lastTo(search, [beginningOf(search), ...reach.ways()], end);
  if (last === null) return null;
  const { from, over, cost } = last;
  return { cost, points: [...placesTo(graph, from), ...placesOn(graph, over, from.at, end)] };
}

/** What the cheapest way to a place comes to that goes on from one of these, in grid steps; infinite: nobody comes there. */
export function costTo(search: Search, ways: readonly Reached[], end: Place): number {
  if (faultAt(search, end) !== null) return Infinity;
  if (isSame(search.start, end)) return 0;
  return lastTo(search, [beginningOf(search), ...ways], end)?.cost ?? Infinity;
}

/** A strip of the reachable area: a row of the lattice at one height that costs no more than so much. In grid steps. */
export interface Strip {
  readonly left: number;
  readonly right: number;
  readonly near: number;
  readonly far: number;
  readonly z: number;
  readonly cost: number;
}

const HALF = SPACING / 2;

/** The reachable area for drawing: a strip for each row of ends that lie side by side and cost the same. */
export function areaOf(ends: readonly End[]): readonly Strip[] {
  const strips: Strip[] = [];
  const lattice = ends.filter(({ at }) => at.corner === null);
  const sorted = lattice.toSorted((a, b) => a.at.z - b.at.z || a.at.y - b.at.y || a.at.x - b.at.x);
  for (const { at, cost } of sorted) {
    const last = strips.at(-1);
    const goesOn =
      last !== undefined &&
      last.z === at.z &&
      last.cost === cost &&
      last.near === at.y - HALF &&
      last.right === at.x - HALF;
    if (goesOn) strips[strips.length - 1] = { ...last, right: at.x + HALF };
    else strips.push({ left: at.x - HALF, right: at.x + HALF, near: at.y - HALF, far: at.y + HALF, z: at.z, cost });
  }
  return strips;
}
