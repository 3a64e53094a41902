import { INCH } from './units.ts';

/** How a game reads what lies between two operatives. Lengths in grid steps. */
export interface SightRules {
  /** From where to where lines go: from one point of a base to all of a base, or from any part of a body to any of a body. */
  readonly lines: 'bases' | 'bodies';
  /** Terrain crossed no farther than this from the target gives it cover. */
  readonly coverWithin: number;
  /** Who is no farther than this from the shooter has no cover. */
  readonly coverBeyond: number;
  /** What may obscure: Heavy terrain, or terrain that is taller than the target. */
  readonly obscures: 'heavy' | 'taller';
  /** What obscures does so only where it is crossed farther than this from the shooter, and from the target. */
  readonly obscuredBeyond: { readonly shooter: number; readonly target: number };
  /** A feature this near to both never obscures; null: there is no such rule. */
  readonly nearBoth: number | null;
  /** The terrain feature whose Vantage one of them stands on does not obscure. */
  readonly ownVantage: boolean;
  /** Who shoots up at Vantage crosses nothing of that feature that is lower than where the target stands. */
  readonly shootsUpPast: boolean;
  /** A line that runs underneath a Rampart crosses it. */
  readonly underRamparts: boolean;
  /** One feature that gives cover and obscures does one of both. */
  readonly eitherOr: boolean;
  /** What is obscured is no target. */
  readonly obscuredForbids: boolean;
  /** Others whom the shooter sees give cover with their bases. */
  readonly basesCover: boolean;
}

/** Kill Team 3. Source: rules/kill-team.md A8. */
export const KILL_TEAM_3: SightRules = {
  lines: 'bases',
  coverWithin: INCH,
  coverBeyond: 2 * INCH,
  obscures: 'heavy',
  obscuredBeyond: { shooter: INCH, target: INCH },
  nearBoth: null,
  ownVantage: true,
  shootsUpPast: false,
  underRamparts: false,
  eitherOr: true,
  obscuredForbids: false,
  basesCover: false,
};

/** ACOLYTE on Kill Team 3. Source: rules/kill-team.md A10. */
export const ACOLYTE: SightRules = { ...KILL_TEAM_3, nearBoth: INCH };

/** Kill Team 2021. Source: rules/kill-team.md B8; rules/other-systems-checklist.md K-63 to K-67, C-01 to C-05, C-54, C-57. */
export const KILL_TEAM_2021: SightRules = {
  ...KILL_TEAM_3,
  obscuredBeyond: { shooter: INCH, target: 2 * INCH },
  ownVantage: false,
  shootsUpPast: true,
  underRamparts: true,
  eitherOr: false,
  obscuredForbids: true,
  basesCover: true,
};

/** The short form of the same. Source: rules/kill-team.md B8, Lite; rules/other-systems-checklist.md part 3 and X-54. */
export const KILL_TEAM_LITE: SightRules = {
  ...KILL_TEAM_2021,
  obscures: 'taller',
  basesCover: false,
};

/** Kill Team Vanguard: nothing counts but what is seen. Source: rules/kill-team.md C6; other-systems-checklist.md V-50 to V-52. */
export const VANGUARD: SightRules = {
  ...KILL_TEAM_3,
  lines: 'bodies',
  ownVantage: false,
  eitherOr: false,
};
