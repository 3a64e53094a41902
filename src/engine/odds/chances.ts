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
    rows.push(
      Float64Array.from(
        { length: dice + 1 },
        (_, count) => (before[count] ?? 0) * (1 - chance) + (before[count - 1] ?? 0) * chance,
      ),
    );
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

/** Ways, divided by dice!, in which no face is shown by more than `most` of the dice; at index: the dice. */
function boundedWays(faces: number, most: number): Float64Array {
  let ways = Float64Array.from({ length: MOST_DICE + 1 }, (_, dice) => (dice === 0 ? 1 : 0));
  for (let face = 0; face < faces; face += 1) {
    const more = new Float64Array(MOST_DICE + 1);
    for (let dice = 0; dice <= MOST_DICE; dice += 1) {
      let part = 1;
      for (let shown = 0; shown <= Math.min(most, dice); shown += 1) {
        more[dice] = (more[dice] ?? 0) + part * (ways[dice - shown] ?? 0);
        part /= shown + 1;
      }
    }
    ways = more;
  }
  return ways;
}

function modeTableOf(faces: number): readonly CountChances[] {
  const bounded = Array.from({ length: MOST_DICE + 1 }, (_, most) => boundedWays(faces, most));
  let scale = 1;
  return Array.from({ length: MOST_DICE + 1 }, (_, dice) => {
    if (dice > 0) scale *= dice / faces;
    return Float64Array.from(
      { length: dice + 1 },
      (__, most) => scale * ((bounded[most]?.[dice] ?? 0) - (bounded[most - 1]?.[dice] ?? 0)),
    );
  });
}

/**
 * For 0 to `MOST_DICE` dice that each show one of `faces` (1 to 6) equally likely faces: the chances of each number of dice
 * on the face that is shown most often.
 */
export function modeTable(faces: number): readonly CountChances[] {
  const known = modes[faces];
  if (known !== undefined) return known;
  const made = modeTableOf(faces);
  modes[faces] = made;
  return made;
}
