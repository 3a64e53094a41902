/** Most dice in one roll that the odds are worked out for. */
export const MOST_DICE = 30;

/** Chances by number of successes: at index `n` the chance of exactly n of the dice, parts of 1. */
export type CountChances = Float64Array;

/** The number at an index; 0 beyond the end. */
export const numberAt = (numbers: ArrayLike<number>, index: number): number => numbers[index] ?? 0;

const WIDTH = 37;
const tables: (readonly CountChances[] | undefined)[] = [];

/** Pascal's rule with chances: one die more succeeds or does not. Cases are whole, so 0 and 1 are exact. */
function tableOf(chance: number): readonly CountChances[] {
  const rows = [Float64Array.of(1)];
  for (let dice = 1; dice <= MOST_DICE; dice += 1) {
    const before = rows[dice - 1] ?? Float64Array.of();
    const row = new Float64Array(dice + 1);
    for (let count = 0; count <= dice; count += 1)
      row[count] = numberAt(before, count) * (1 - chance) + (count === 0 ? 0 : numberAt(before, count - 1) * chance);
    rows.push(row);
  }
  return rows;
}

/**
 * For 0 to `MOST_DICE` dice the chances of each number of successes, when a die succeeds in `good` of `cases` equally
 * likely cases (whole numbers, 0 to 36 cases). Made once for each fraction.
 */
export function countTable(good: number, cases: number): readonly CountChances[] {
  const key = cases * WIDTH + good;
  const known = tables[key];
  if (known !== undefined) return known;
  const made = tableOf(cases === 0 ? 0 : good / cases);
  tables[key] = made;
  return made;
}

const modes: (readonly CountChances[] | undefined)[] = [];

/** Ways, divided by dice!, in which no face is shown by more than `most` of the dice; at index: the dice, at most so many. */
function boundedWays(faces: number, most: number, dice: number): Float64Array {
  let ways = new Float64Array(dice + 1);
  ways[0] = 1;
  for (let face = 0; face < faces; face += 1) {
    const more = new Float64Array(dice + 1);
    for (let all = 0; all <= dice; all += 1) {
      let part = 1;
      for (let shown = 0; shown <= Math.min(most, all); shown += 1) {
        more[all] = numberAt(more, all) + part * numberAt(ways, all - shown);
        part /= shown + 1;
      }
    }
    ways = more;
  }
  return ways;
}

function modeTableOf(faces: number, most: number): readonly CountChances[] {
  const bounded = Array.from({ length: most + 1 }, (_, shown) => boundedWays(faces, shown, most));
  let scale = 1;
  return bounded.map((_, dice) => {
    if (dice > 0) scale *= dice / faces;
    const row = new Float64Array(dice + 1);
    for (let shown = 0; shown <= dice; shown += 1)
      row[shown] = scale * ((bounded[shown]?.[dice] ?? 0) - (bounded[shown - 1]?.[dice] ?? 0));
    return row;
  });
}

/** So many dice are nearly always enough; the table of `MOST_DICE` takes a hundred times as long. */
const FEW_DICE = 8;

/**
 * For so many dice (0 to `MOST_DICE`) that each show one of `faces` (1 to 6) equally likely faces: the chances of each number
 * of dice on the face that is shown most often.
 */
export function modeChances(faces: number, dice: number): CountChances {
  const most = dice > FEW_DICE ? MOST_DICE : FEW_DICE;
  const key = faces * WIDTH + most;
  const table = modes[key] ?? modeTableOf(faces, most);
  modes[key] = table;
  return table[dice] ?? Float64Array.of();
}
