import { INCH } from './units.ts';

/** How a game reads what lies between two operatives. Lengths in grid steps. */
export interface SightRules {
  /** Terrain crossed no farther than this from the target gives it cover. */
  readonly coverWithin: number;
  /** Who is no farther than this from the shooter has no cover. */
  readonly coverBeyond: number;
  /** Heavy terrain obscures only where it is crossed farther than this from the shooter, and from the target. */
  readonly obscuredBeyond: { readonly shooter: number; readonly target: number };
  /** A feature this near to both never obscures; null: there is no such rule. */
  readonly nearBoth: number | null;
  /** The terrain feature whose Vantage one of them stands on does not obscure. */
  readonly ownVantage: boolean;
}

/** Kill Team 3. Source: rules/kill-team.md A8. */
export const KILL_TEAM_3: SightRules = {
  coverWithin: INCH,
  coverBeyond: 2 * INCH,
  obscuredBeyond: { shooter: INCH, target: INCH },
  nearBoth: null,
  ownVantage: true,
};

/** ACOLYTE on Kill Team 3. Source: rules/kill-team.md A10. */
export const ACOLYTE: SightRules = { ...KILL_TEAM_3, nearBoth: INCH };

/** Kill Team 2021. Source: rules/kill-team.md B; rules/other-systems-checklist.md C-01 to C-05. */
export const KILL_TEAM_2021: SightRules = {
  ...KILL_TEAM_3,
  obscuredBeyond: { shooter: INCH, target: 2 * INCH },
  ownVantage: false,
};
