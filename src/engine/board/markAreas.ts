import type { BoardMap } from './boardMap.ts';
import { stemOf, zonesOfMark } from './markIds.ts';
import type { Point } from './plane.ts';
import { middleOfZone } from './setUp/middleOfZone.ts';

/** About a mark: all within so many inches of it. */
export interface MarkArea {
  readonly zone: string;
  readonly at: Point;
  readonly inches: number;
}

/** What a battle knows of what still happens: by its id, with what it does. */
interface Lasts {
  readonly id: string;
  readonly change: object;
}

/** The farthest that something looks about a mark, in inches, wherever it is said within what happens; 0: it does not. */
function reachIn(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0;
  const own = 'who' in part && part.who === 'inside' && 'inches' in part ? Number(part.inches) : 0;
  const trap = 'trap' in part ? Number(part.trap) : 0;
  return Math.max(own, trap, ...Object.values(part).map(reachIn));
}

/** What lies on a board as marks at which something still happens within a distance, and how far: by the battle’s marks and what lasts. */
export function markAreas(
  map: BoardMap,
  marks: readonly { readonly id: string }[],
  lasting: readonly Lasts[],
): readonly MarkArea[] {
  return marks.flatMap(({ id }, number) => {
    const begun = lasting.filter((each) => stemOf(each.id) === stemOf(id));
    const inches = Math.max(0, ...begun.map(({ change }) => reachIn(change)));
    if (inches === 0) return [];
    return zonesOfMark(map, number).map((zone) => ({ zone: zone.id, at: middleOfZone(zone), inches }));
  });
}
