import type { AttackBook } from '../engine/core/attackBook.ts';
import type { StatRules } from '../engine/family/killteam/rules/killTeamRules.ts';
import { injuredAt } from '../engine/family/killteam/stats/stats.ts';
import type { OddsRules } from '../engine/odds/shot.ts';
import { attacks, stats } from '../engine/systems/kt3/book.ts';

/** An edition whose odds can be asked. */
interface OddsEdition {
  readonly book: AttackBook;
  readonly stats: StatRules;
  /** Weapon rules that it has not, or that do nothing to a shot or a fight. */
  readonly lacks: Readonly<Record<'shoot' | 'fight', readonly (keyof OddsRules)[]>>;
  /** Obscured targets, and shooters on Vantage, change what the dice come to. */
  readonly sight: boolean;
  /** There are weapon rules that may be used or not once the dice lie. */
  readonly optional: boolean;
  /** A target has its own number of defence dice, and may have an invulnerable save. */
  readonly ownDefence: boolean;
}

const NOT_OF_2021 = ['accurate', 'punishing', 'severe', 'shock'] as const;

/** The editions whose odds can be asked. Sources: Kill Team (2024) and Kill Team (2021) core rules. */
export const EDITIONS = {
  kt24: {
    book: attacks,
    stats,
    lacks: { shoot: [], fight: [] },
    sight: true,
    optional: true,
    ownDefence: false,
  },
  kt21: {
    book: {
      ceaseless: 'ones',
      hot: 'discardedOnes',
      stun: 'strikes',
      devastatesInFights: false,
      splashes: true,
      piercesInvulnerable: false,
    },
    stats,
    lacks: { shoot: [...NOT_OF_2021, 'brutal'], fight: [...NOT_OF_2021, 'devastating', 'hot'] },
    sight: false,
    optional: false,
    ownDefence: true,
  },
} as const satisfies Readonly<Record<string, OddsEdition>>;

export type Edition = keyof typeof EDITIONS;

export const EDITION_IDS = ['kt24', 'kt21'] as const satisfies readonly Edition[];

/** Vanguard is no relative of Kill Team’s attack: it is asked on a form of its own, with rules of its own (`engine/odds/vanguard`). */
export const VANGUARD = 'van';

/** All whose odds can be asked, in the order in which they are chosen from. */
export const ASKED_EDITIONS = [...EDITION_IDS, VANGUARD] as const;
export type AskedEdition = (typeof ASKED_EDITIONS)[number];

/** The one that is meant where none is named. */
export const FIRST_EDITION: Edition = 'kt24';

/** An edition with what it says. */
export const editionOf = (id: Edition): OddsEdition => EDITIONS[id];

/** The most wounds with which somebody of so many counts as injured. */
export const injuredWith = (id: Edition, maxWounds: number): number => injuredAt(EDITIONS[id], { maxWounds });
