import { MOST_PIECES } from '../../engine/board/boardMap.ts';
import { type MapProblem, mapProblems } from '../../engine/board/mapTerrain.ts';
import { convexOf } from '../../engine/board/part.ts';
import type { Placed } from '../parseFile.ts';
import type { Problem } from '../problem.ts';
import { type Pieces, mapOfKillzone, tracedPieces } from './killzoneMap.ts';
import type { KillzoneRow, PartRow, PieceRow } from './schema.ts';
import { partOn } from './shape.ts';

const MESSAGES: Readonly<Record<MapProblem['what'], readonly [Problem['code'], string]>> = {
  twice: ['duplicateId', 'another piece or zone has this id'],
  notConvex: ['notConvex', 'its corners make no convex shape'],
  noArea: ['notConvex', 'its corners lie on one line'],
  tooFew: ['notConvex', 'it has fewer than three corners'],
  noHeight: ['noHeight', 'it is not higher than it begins'],
  overEdge: ['overEdge', 'it lies over the edge of the board'],
};

type Place = Pick<Problem, 'file' | 'path'>;

const problemOf = (place: Place, what: MapProblem['what'], at: string): Problem => {
  const [code, message] = MESSAGES[what];
  return { ...place, code, message: `"${at}": ${message}` };
};

function partProblems(place: Place, row: PartRow, id: string): readonly Problem[] {
  const { corners, low, high } = partOn(row);
  const shape = convexOf(corners.map(([x, y]) => ({ x, y })));
  return [
    ...(typeof shape === 'string' ? [problemOf(place, shape, id)] : []),
    ...(low >= high ? [problemOf(place, 'noHeight', id)] : []),
  ];
}

/** What is wrong with a template. */
export const pieceProblems = ({ file, path, row: { id, parts } }: Placed<PieceRow>): readonly Problem[] =>
  parts.flatMap((part, at) => partProblems({ file, path: `${path}.parts[${at}]` }, part, id));

/** A problem for each row whose id another had before. */
export function twiceIn(rows: readonly Placed<{ readonly id: string }>[]): readonly Problem[] {
  const first = new Map(rows.toReversed().map(({ row, path }) => [row.id, path]));
  return rows
    .filter(({ row, path }) => first.get(row.id) !== path)
    .map(({ row, file, path }) => ({
      file,
      path: `${path}.id`,
      code: 'duplicateId',
      message: `"${row.id}" is said twice`,
    }));
}

const strangers = ({ file, path, row: { pieces } }: Placed<KillzoneRow>, templates: Pieces): readonly Problem[] =>
  pieces.flatMap(({ piece }, at): Problem[] =>
    templates.has(piece)
      ? []
      : [
          {
            file,
            path: `${path}.pieces[${at}].piece`,
            code: 'unknownReference',
            message: `there is no piece "${piece}"`,
          },
        ],
  );

/** What is wrong with the board that a row makes, each where the row has it. */
function boardProblems({ file, path, row }: Placed<KillzoneRow>, templates: Pieces): readonly Problem[] {
  const traced = tracedPieces(row, templates);
  if (traced.length > MOST_PIECES)
    return [{ file, path: `${path}.pieces`, code: 'outOfRange', message: `must be at most ${MOST_PIECES}` }];
  const from = new Map(traced.map(({ piece, from: place }) => [piece.id, place]));
  for (const [at, { id }] of row.zones.entries()) from.set(id, `zones[${at}]`);
  const problems = mapProblems(mapOfKillzone(row, templates)).map(({ at, what }) =>
    problemOf({ file, path: `${path}.${from.get(at) ?? ''}` }, what, at),
  );
  return [...new Map(problems.map((problem) => [`${problem.path} ${problem.code}`, problem])).values()];
}

/** What is wrong with a killzone: pieces that there are none of, and the board that it makes. */
export const killzoneProblems = (placed: Placed<KillzoneRow>, templates: Pieces): readonly Problem[] => [
  ...strangers(placed, templates),
  ...boardProblems(placed, templates),
];
