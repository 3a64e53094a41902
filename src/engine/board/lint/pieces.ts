import type { BoardMap, MapPart, MapPiece, MapZone } from '../boardMap.ts';
import { type MapProblem, mapProblems } from '../mapTerrain.ts';
import type { Point } from '../plane.ts';
import type { Trait } from '../trait.ts';
import type { Answer, Finding } from './finding.ts';
import { hullOf, middleOf } from './polygons.ts';

const pointsOf = (corners: MapPart['corners']): readonly Point[] => corners.map(([x, y]) => ({ x, y }));

/** All corners of a piece or a zone. */
export const cornersOf = (thing: MapPiece | MapZone): readonly Point[] =>
  'parts' in thing ? thing.parts.flatMap(({ corners }) => pointsOf(corners)) : pointsOf(thing.corners);

/** The pieces and zones of this id. */
export const thingsAt = (map: BoardMap, id: string): readonly (MapPiece | MapZone)[] =>
  [...map.pieces, ...map.zones].filter((thing) => thing.id === id);

const HEIGHTS = [4, 2, 1] as const;

/** How far what reaches from one number to another has to go to be between two others; null: it has no room. */
function inwards(low: number, high: number, most: number): number | null {
  if (high - low > most) return null;
  return low < 0 ? -low : Math.min(0, most - high);
}

function moveInside({ width, height }: BoardMap, id: string, corners: readonly Point[]): readonly Answer[] {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const x = inwards(Math.min(...xs), Math.max(...xs), width);
  const y = inwards(Math.min(...ys), Math.max(...ys), height);
  return x === null || y === null ? [] : [{ do: 'move', id, by: { x, y }, how: 'onBoard' }];
}

const fills = (thing: MapPiece | MapZone): boolean =>
  ('parts' in thing ? thing.parts : [thing]).every(({ corners }) => hullOf(pointsOf(corners)).length > 2);

function problemFinding(map: BoardMap, { at: id, what }: MapProblem): Finding {
  const things = thingsAt(map, id);
  const corners = things.flatMap(cornersOf);
  const common = { at: [id], where: middleOf(corners) };
  switch (what) {
    case 'twice':
      return { ...common, what, answers: [{ do: 'rename', id }] };
    case 'noHeight':
      return { ...common, what, answers: HEIGHTS.map((inches) => ({ do: 'height', id, inches })) };
    case 'overEdge':
      return { ...common, what, answers: moveInside(map, id, corners) };
    case 'notConvex':
    case 'noArea':
    case 'tooFew':
      return { ...common, what: 'badShape', answers: things.every(fills) ? [{ do: 'fill', id }] : [] };
  }
}

/** What makes a part something that the rules know. */
const KINDS: readonly Trait[] = ['Heavy', 'Light', 'Vantage', 'Exposed', 'Insignificant'];

/** Whether nobody has said what a part is. */
export const isNoKind = ({ traits }: MapPart): boolean => !traits.some((trait) => KINDS.includes(trait));

function withoutKind(piece: MapPiece): readonly Finding[] {
  const { id, parts } = piece;
  if (!parts.some(isNoKind)) return [];
  const answers: readonly Answer[] = (['Heavy', 'Light'] as const).map((trait) => ({ do: 'kind', id, trait }));
  return [{ what: 'noKind', at: [id], where: middleOf(cornersOf(piece)), answers }];
}

const keyOf = ({ what, at }: Finding): string => `${what} ${at.join(' ')}`;

/** What is wrong with each piece and zone by itself: each thing once. */
export function lintEach(map: BoardMap): readonly Finding[] {
  const found = [
    ...mapProblems(map).map((problem) => problemFinding(map, problem)),
    ...map.pieces.flatMap(withoutKind),
  ];
  return [...new Map(found.map((finding) => [keyOf(finding), finding])).values()];
}
