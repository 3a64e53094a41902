import type { BoardMap, MapZone } from '../boardMap.ts';
import { type Point, distance } from '../plane.ts';
import type { Draw } from './draw.ts';
import { middleOfZone } from './middleOfZone.ts';

/** The entry points of a board that a side may use: its own and those of neither. */
export const entriesFor = ({ zones }: BoardMap, side: 0 | 1): readonly MapZone[] =>
  zones.filter((zone) => zone.kind === 'entry' && (zone.side ?? side) === side);

/** Who comes in: `side` by whose entry points, left out: by any; `farFrom`, `than`: from whom, in grid steps; `clearOf`: from whom before all others. */
interface Comer {
  readonly side?: 0 | 1;
  /** Zones by which it may come in, by their ids; left out, or the board has none of them: entry points. */
  readonly by?: readonly string[] | undefined;
  readonly farFrom?: readonly Point[];
  readonly clearOf?: readonly Point[] | undefined;
  readonly than?: number;
}

/** Those that are farther than this from all of these; where there are none, all of them. */
function farther(entries: readonly MapZone[], from: readonly Point[], than: number): readonly MapZone[] {
  const far = entries.filter((entry) => from.every((at) => distance(middleOfZone(entry), at) > than));
  return far.length === 0 ? entries : far;
}

/**
 * An entry point of a board by chance, of those that its side may use, farther than this from all of these where there is one;
 * null: it has none.
 */
export function randomEntry(
  map: BoardMap,
  { side, by = [], farFrom = [], clearOf = [], than = 0 }: Comer,
  draw: Draw,
): MapZone | null {
  const said = map.zones.filter(({ id }) => by.includes(id));
  const own = said.length > 0 || side === undefined ? said : entriesFor(map, side);
  const entries = own.length > 0 ? own : map.zones.filter(({ kind }) => kind === 'entry');
  const all = farther(farther(entries, clearOf, than), farFrom, than);
  return all[all.length === 0 ? 0 : draw(all.length)] ?? null;
}
