import type { Trait } from '../../family/killteam/traits/trait.ts';
import type { CampaignCard } from './content.ts';
import type { Benefit } from './rows.ts';
import type { GainSource } from './member.ts';

/** What changed a number: a gain of the operative, or a row of content by its id. */
export type NumberSource =
  | { readonly kind: 'gain'; readonly source: GainSource }
  | { readonly kind: 'trait'; readonly of: Trait['source']; readonly id: string };

/** A number of a datacard with where it comes from. `base` is the card's. Move in inches; Hit and Save as faces 2 to 6. */
export interface SheetNumber {
  readonly value: number;
  readonly base: number;
  readonly changes: readonly { readonly source: NumberSource; readonly by: number }[];
}

/** Points used and what there is of them; more used than there is stands against a deployment. */
export interface Allowance {
  readonly used: number;
  readonly of: number;
}

const SHEET_STATS = ['apl', 'move', 'hit', 'save', 'wounds'] as const;
export type SheetStat = (typeof SHEET_STATS)[number];

/**
 * A datacard as it stands now, for the roster, for equipping and for the battle. `card` null and `missing`: ids that no
 * pack has any more; they stay on the roster and count nothing.
 */
export interface Sheet {
  readonly card: CampaignCard | null;
  readonly stats: Readonly<Record<SheetStat, SheetNumber>>;
  readonly wargear: Allowance;
  readonly equipment: Allowance;
  /** Follower capacity that it brings or uses. */
  readonly followers: number;
  readonly capacityCost: number;
  readonly dv: number;
  /** Everything beyond the card: background, honours, scars, ploys, powers, armour and equipment carried. */
  readonly traits: readonly Trait[];
  readonly missing: readonly string[];
  readonly next: { readonly level: number; readonly xp: number; readonly benefits: readonly Benefit[] } | null;
  /** Rank by id; null for followers. */
  readonly rank: string | null;
}
