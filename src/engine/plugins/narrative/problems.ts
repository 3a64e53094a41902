import type { MatchProblem } from '../../family/killteam/rules/plugin.ts';
import { HONOUR_LISTS, type NarrativeBook } from './book.ts';

const LISTS = ['ranks', 'honours', 'scars', 'requisitions', 'assets'] as const;

/** Dice of the table of scars. */
const DICE: readonly number[] = [6, 10];

type Problems = readonly MatchProblem[];

interface At {
  readonly path: string;
}

/** Rows of all lists are told apart: words and saves know them by their ids alone. */
function repeats(book: NarrativeBook): Problems {
  const seen = new Set<string>();
  return LISTS.flatMap((list) =>
    book[list].flatMap(({ id }, index) => {
      if (!seen.has(id)) {
        seen.add(id);
        return [];
      }
      return [{ path: `${list}[${index}].id`, message: `"${id}" is used before` }];
    }),
  );
}

/** The first rank is there from the beginning, and each needs more than the one before. */
function ofRanks({ ranks }: NarrativeBook): Problems {
  if (ranks.length === 0) return [{ path: 'ranks', message: 'needs a rank to begin with' }];
  return ranks.flatMap(({ xp }, index) => {
    const before = ranks[index - 1]?.xp;
    const path = `ranks[${index}].xp`;
    if (before === undefined) return xp === 0 ? [] : [{ path, message: 'the first rank is from 0 XP on' }];
    return xp > before ? [] : [{ path, message: `needs more than the ${before} XP of the rank before it` }];
  });
}

/** The faces of a table are 1 to their number, each once. */
function ofFaces(table: string, rows: readonly (At & { readonly face: number })[]): Problems {
  const seen = new Set<number>();
  const twice = rows.flatMap(({ path, face }) => {
    if (!seen.has(face)) {
      seen.add(face);
      return [];
    }
    return [{ path: `${path}.face`, message: `face ${face} is there before` }];
  });
  const lacking = Array.from({ length: seen.size }, (_, at) => at + 1).filter((face) => !seen.has(face));
  return [...twice, ...lacking.map((face) => ({ path: table, message: `no row has face ${face}` }))];
}

function ofTables({ honours, scars }: NarrativeBook): Problems {
  const placed = honours.map(({ list, face }, index) => ({ path: `honours[${index}]`, list, face }));
  return [
    ...HONOUR_LISTS.flatMap((list) =>
      ofFaces(
        'honours',
        placed.filter((row) => row.list === list),
      ),
    ),
    ...ofFaces(
      'scars',
      scars.map(({ face }, index) => ({ path: `scars[${index}]`, face })),
    ),
  ];
}

/** Totals of the casualty test follow one another without a hole, from no end to no end. */
function ofCasualties({ casualties }: NarrativeBook): Problems {
  if (casualties.length === 0) return [{ path: 'casualties', message: 'needs at least one result' }];
  return casualties.flatMap(({ from, to }, index) => {
    const before = casualties[index - 1];
    const follows = before === undefined ? from === null : before.to !== null && from === before.to + 1;
    const ends = index < casualties.length - 1 || to === null;
    const path = `casualties[${index}]`;
    return [
      ...(follows ? [] : [{ path: `${path}.from`, message: 'does not follow the total before it' }]),
      ...(ends ? [] : [{ path: `${path}.to`, message: 'the last total has no upper end' }]),
    ];
  });
}

/** What a promotion or a requisition promises is there. */
const ofPromises = ({ ranks, honours, requisitions, assets }: NarrativeBook): Problems => [
  ...ranks.flatMap(({ honours: count }, index) =>
    count > 0 && honours.length === 0
      ? [{ path: `ranks[${index}].honours`, message: 'there are no battle honours' }]
      : [],
  ),
  ...requisitions.flatMap(({ does }, index) =>
    does.kind === 'asset' && assets.length === 0
      ? [{ path: `requisitions[${index}].does`, message: 'there are no strategic assets' }]
      : [],
  ),
];

/** What is wrong with a book of narrative play that has its shape: holes in its tables, ranks out of order, empty promises. */
export const narrativeProblems = (book: NarrativeBook): Problems => [
  ...repeats(book),
  ...ofRanks(book),
  ...ofTables(book),
  ...(DICE.includes(book.scars.length)
    ? []
    : [{ path: 'scars', message: 'needs a row for each face of a D6 or a D10' }]),
  ...ofCasualties(book),
  ...ofPromises(book),
];
