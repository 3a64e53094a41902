/** Rounds of a battle, unless its scenario says otherwise (V-81, V-83). */
export const ROUNDS = 5;
const ONE_MORE = 4;

/** When the end die is rolled: once, after the last round; a round added by it is not followed by another (V-81). */
export const rollsEndDie = (round: number, rounds = ROUNDS): boolean => round === rounds;

/** Whether one more round is played: on 4 and more, or as the scenario says; rolled by who finished first (V-81). */
export const oneMoreRound = (face: number, from = ONE_MORE): boolean => face >= from;

/** A round that is over. `rounds` that the scenario has, `lastRound` as things stand; `endDie`: the face that brings one more, null: no die. */
export interface RoundOver {
  readonly round: number;
  readonly rounds: number;
  readonly lastRound: number;
  readonly endDie: number | null;
}

/** What comes after a round: another one, the end die, or the end of the battle (V-81). */
export function afterRound({ round, rounds, lastRound, endDie }: RoundOver): 'another' | 'endDie' | 'over' {
  if (round < rounds || round < lastRound) return 'another';
  return endDie !== null && rollsEndDie(round, rounds) ? 'endDie' : 'over';
}
