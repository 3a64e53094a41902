import { once } from '../../core/once.ts';
import type { Standing } from '../base.ts';
import type { BattleBoard } from '../battleBoard.ts';
import { type Reaching, reachedAt } from '../engage.ts';
import { discOn, type Look } from '../looks.ts';
import { distance } from '../plane.ts';
import { INCH } from '../units.ts';
import type { BoardMove } from './boardMove.ts';
import { standFault } from './footing.ts';
import { type Setting, settingOf } from './onBoard.ts';
import { endFault } from './others.ts';
import type { Place } from './place.ts';
import { looksAt } from './spotLooks.ts';
import { pathOn, reachOn } from './ways.ts';

/** A place where a move can end, with what it costs (grid steps); what is so there is looked at when it is first asked for. */
export interface Spot {
  readonly at: Place;
  readonly cost: number;
  /** Which place of the graph it is; null: of none. */
  readonly node: number | null;
  /** What who stands there sees of somebody, and somebody of who stands there; null: that has no place on the board. */
  readonly sees: (id: string) => Look | null;
  readonly seenBy: (id: string) => Look | null;
}

/** Looks by the id of who is looked at, or looks: each is worked out once. */
type Kept = Map<string, Look | null>;

function keptIn(all: Kept, id: string, look: (id: string) => Look | null): Look | null {
  const found = all.get(id);
  if (found !== undefined) return found;
  const looked = look(id);
  all.set(id, looked);
  return looked;
}

/** Most places are never looked from: nothing is made ready before. */
function spotAt(board: BattleBoard, id: string, at: Place, { cost, node }: Pick<Spot, 'cost' | 'node'>): Spot {
  const place = { x: at.x, y: at.y, z: at.z };
  const looks = once(() => ({ ...looksAt(board, id, place), seen: new Map(), seeing: new Map() }));
  return {
    at: place,
    cost,
    node,
    sees: (other) => keptIn(looks().seen, other, looks().sees),
    seenBy: (other) => keptIn(looks().seeing, other, looks().seenBy),
  };
}

/** Where it stands is a place to end at as well, where it may end there. */
function startOf({ ground, from, going, others }: Setting): Place | null {
  const at = { x: from.x, y: from.y, z: from.z };
  const fault = standFault(ground, at) ?? endFault(ground, others, going, at);
  return fault === null ? at : null;
}

const inOrder = (one: Spot, other: Spot): number =>
  one.cost - other.cost || one.at.z - other.at.z || one.at.y - other.at.y || one.at.x - other.at.x;

/** All places where a move can end, where it stands among them: the cheapest first, always in the same order. */
export function spotsOn(board: BattleBoard, move: BoardMove): readonly Spot[] {
  const setting = settingOf(board, move);
  if (setting === null) return [];
  const start = startOf(setting);
  return [
    ...(start === null ? [] : [spotAt(board, move.mover, start, { cost: 0, node: null })]),
    ...reachOn(board, move).map(({ at, cost }) => spotAt(board, move.mover, at, { cost, node: at.id })),
  ].toSorted(inOrder);
}

/** At so many places around an enemy it is looked whether a charge comes there, and at how many inches from its base. */
const AROUND = 16;
const GAPS: readonly number[] = [0.02, 0.9];

const isAt = (one: Place, other: Place | undefined): boolean =>
  other !== undefined && one.x === other.x && one.y === other.y && one.z === other.z;

/** Places closely around somebody, those nearest to who moves first. */
function around({ from }: Setting, foe: Standing, gaps: readonly number[]): readonly Place[] {
  const places = gaps.flatMap((gap) =>
    Array.from({ length: AROUND }, (_, at): Place => {
      const angle = (2 * Math.PI * at) / AROUND;
      const off = from.radius + foe.radius + gap * INCH;
      return { x: Math.round(foe.x + off * Math.cos(angle)), y: Math.round(foe.y + off * Math.sin(angle)), z: foe.z };
    }),
  );
  return places.toSorted((one, other) => distance(one, from) - distance(other, from));
}

/** Around whom, how far off in inches, and which of these places will do. */
interface Around {
  readonly foe: Standing;
  readonly gaps: readonly number[];
  readonly reaches: (at: Place) => boolean;
}

/** The first place around somebody that a charge comes to; none: it comes to none. */
function closely(
  board: BattleBoard,
  move: BoardMove,
  setting: Setting,
  { foe, gaps, reaches }: Around,
): readonly Spot[] {
  const { ground, going, others } = setting;
  for (const at of around(setting, foe, gaps)) {
    if (standFault(ground, at) !== null || endFault(ground, others, going, at) !== null) continue;
    if (!reaches(at)) continue;
    const way = pathOn(board, move, at);
    if (way !== null) return [spotAt(board, move.mover, at, { cost: way.cost, node: null })];
  }
  return [];
}

/**
 * Places in somebody's control range where a charge can end, the cheapest first: of the lattice, or closely around it where that
 * has none. Empty: it is out of reach.
 */
export function chargeSpotsOn(board: BattleBoard, move: BoardMove, target: string): readonly Spot[] {
  const setting = settingOf(board, move);
  const foe = setting?.others.foes.find((each) => isAt(each, board.places[target]));
  if (setting === null || foe === undefined) return [];
  const off = distance(setting.from, foe) - setting.from.radius - foe.radius;
  if (off > move.allowance + INCH) return [];
  const alone: Setting = { ...setting, others: { ...setting.others, foes: [foe] } };
  const { ground, going } = setting;
  const found = reachOn(board, move)
    .filter(({ at }) => endFault(ground, alone.others, going, at) === null)
    .map(({ at, cost }) => spotAt(board, move.mover, at, { cost, node: at.id }));
  return found.length > 0
    ? found.toSorted(inOrder)
    : closely(board, move, alone, { foe, gaps: GAPS, reaches: () => true });
}

/** At so many inches from a base it is looked where somebody comes into reach: touching it, and as far off as may be. */
const gapsFor = (inches: number): readonly number[] => [TOUCHING, inches - TOUCHING].filter((gap) => gap >= TOUCHING);
/** Bases that are put down so near, in inches, touch. */
const TOUCHING = 2 / INCH;

/**
 * Places from which a move reaches somebody over so many inches, the cheapest first: of the lattice, or closely around it where
 * that has none. Empty: it comes to none.
 */
export function spotsReaching(board: BattleBoard, move: BoardMove, target: Reaching): readonly Spot[] {
  const setting = settingOf(board, move);
  const foe = discOn(board, target.id);
  if (setting === null || foe === null) return [];
  if (distance(setting.from, foe) - setting.from.radius - foe.radius > move.allowance + target.inches * INCH) return [];
  const reaches = (at: Place): boolean => reachedAt(board, move.mover, at, [target]).length > 0;
  const found = reachOn(board, move).filter(
    ({ at }) => distance(at, foe) < setting.from.radius + foe.radius + (target.inches + 1) * INCH && reaches(at),
  );
  if (found.length > 0)
    return found.map(({ at, cost }) => spotAt(board, move.mover, at, { cost, node: at.id })).toSorted(inOrder);
  return closely(board, move, setting, { foe, gaps: gapsFor(target.inches), reaches });
}
