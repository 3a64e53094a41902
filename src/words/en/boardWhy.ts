/** Why a board says what it says: with the first shot or move on it. */
export const boardWhy = {
  /** Of a target that is not seen, in its row. */
  hidden: (why: string, by: string) => `${why}: behind ${by}`,
  behind: (by: string) => `behind ${by}`,
  outOfLines: 'out of every line',
  /** Lines cross these pieces, and something of that counts for nothing. */
  crossed: (pieces: string) => `${pieces} crossed`,
  coverFar: (pieces: string, far: string, who: string) =>
    `No cover by ${pieces}: nothing of it is crossed within ${far} of ${who}.`,
  coverClose: (pieces: string, far: string, who: string) => `No cover by ${pieces}: ${who} is within ${far}.`,
  notObscured: {
    light: (pieces: string) => `Not obscured by ${pieces}: light terrain obscures nobody.`,
    low: (pieces: string) => `Not obscured by ${pieces}: it is no higher than its target.`,
    stoodOn: (pieces: string) => `Not obscured by ${pieces}: one of both stands on it.`,
    near: (pieces: string) => `Not obscured by ${pieces}: it is crossed too near to one of both.`,
  },
  /** Of a charge. */
  nobody: (most: string) => `Nobody can be reached within ${most}.`,
  nearest: (who: string, far: string) => `Nearest: ${who}, ${far}.`,
};
