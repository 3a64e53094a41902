import { geometry } from '../../board/geometry.ts';
import type { BattleBoard } from '../../board/battleBoard.ts';
import type { MapZone } from '../../board/boardMap.ts';
import { type Mark, inchesBetween, middleOf } from '../board/zones.ts';
import type { Ticks } from '../../board/surely.ts';
import type { BattleState } from '../../family/vanguard/model/battle.ts';

const markersOf = ({ map }: BattleBoard): readonly Mark[] =>
  map.zones.filter((zone: MapZone) => zone.kind === 'marker').map(middleOf);

/** How far a marker is from the near edge, as parts of the board. */
const depthOf = ({ map }: BattleBoard, { y }: Mark): number => y / map.height;

/**
 * Which marker of the board each objective is: those near the side whose edge is the north are the farthest, the centre is what is
 * nearest to the middle (V-84). An objective too many has none.
 */
export function objectivesOn({ board, scenario, sides }: BattleState): ReadonlyMap<string, Mark> {
  if (board === undefined) return new Map();
  const isFar = (side: string): boolean =>
    (scenario.edges[side] ?? []).some((edge) => edge === 'north' || edge === 'east');
  const wanted = (near: string | null): number => {
    if (near === null) return 0.5;
    return isFar(near) || (near === sides[1].id && !isFar(sides[0].id) && !isFar(sides[1].id)) ? 1 : 0;
  };
  let left = markersOf(board);
  const found = new Map<string, Mark>();
  // The centre first, so that nobody else takes it.
  const inOrder = scenario.objectives.toSorted((one, other) => Number(one.near !== null) - Number(other.near !== null));
  for (const { id, near } of inOrder) {
    const off = (mark: Mark): number =>
      near === null
        ? Math.hypot(mark.x - board.map.width / 2, mark.y - board.map.height / 2)
        : Math.abs(depthOf(board, mark) - wanted(near));
    const [mark] = left.toSorted((one, other) => off(one) - off(other) || one.x - other.x);
    if (mark === undefined) continue;
    found.set(id, mark);
    left = left.filter((each) => each !== mark);
  }
  return found;
}

/** Bases nearer than this to a marker, in inches, touch it. */
export const TOUCHES = 0.01;

/** Who touches each objective; those whose place the board does not know: as it was told (V-85). */
export function touchingOn(state: BattleState): BattleState['touching'] {
  const { board, models, scenario, touching } = state;
  if (board === undefined) return touching;
  const marks = objectivesOn(state);
  return Object.fromEntries(
    scenario.objectives.map(({ id }) => {
      const mark = marks.get(id);
      const told = (touching[id] ?? []).filter((model) => mark === undefined || board.places[model] === undefined);
      const there = models.filter((model) => {
        const place = board.places[model.id];
        return model.inPlay && mark !== undefined && place !== undefined && inchesBetween(place, mark) <= TOUCHES;
      });
      return [id, [...told, ...there.map((model) => model.id)]];
    }),
  );
}

/** Of these whom one has within so many inches of its base, the floors between them counted; of whom half a millimetre decides. */
export const within = ({ board }: BattleState, middle: string, inches: number, ids: readonly string[]): Ticks =>
  board === undefined ? { preset: [] } : geometry().ticksNear(board, middle, inches, ids);
