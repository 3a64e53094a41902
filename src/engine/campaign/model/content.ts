import type { NarrativeBook } from '../../plugins/narrative/book.ts';
import type { CampaignBook } from './book.ts';
import type { Ability } from '../../family/killteam/model/operative.ts';
import type * as z from 'zod/mini';
import type { trait } from '../../family/killteam/traits/packTrait.ts';
import type { CampaignModule, PinnedRow } from './module.ts';
import type {
  Award,
  Background,
  Base,
  CasualtyRow,
  Honour,
  Level,
  LootRow,
  Objective,
  Ploy,
  Power,
  Scar,
} from './rows.ts';

/** What a difficulty changes between battles (C1). */
export interface CampaignDifficulty {
  readonly casualty: number;
  readonly equipmentRerolls: boolean;
  readonly xpPercent: number;
  readonly retinueDv: { readonly first: number; readonly further: number };
  readonly objectives: number;
}

/** The part of an operative's card that a campaign reads; rows of the pack have more. */
export interface CampaignCard {
  readonly id: string;
  readonly name: string;
  readonly kind: 'acolyte' | 'follower' | 'auxiliary' | 'enemy';
  /** Nobody takes it along: a scenario brings it. */
  readonly onlyInScenario?: boolean | undefined;
  readonly portrait: string;
  readonly apl: number;
  readonly move: number;
  readonly hit: number;
  readonly save: number;
  readonly wounds: number;
  readonly dv: number;
  readonly keywords: readonly string[];
  readonly abilities: readonly Ability[];
  readonly ownArmour: string | null;
  /** The weapon that it fights with when it carries none; null or left out: it has none. */
  readonly unarmed?: string | null;
  /** Ways to arm it by item ids; the first is the usual one. */
  readonly arms: readonly (readonly string[])[];
  readonly wargearCapacity: number;
  readonly followerCapacity: number;
  readonly capacityCost: number;
}

/** Anything that can be carried. `slot` equipment is paid with EP, all others with WP. */
export interface CampaignItem {
  readonly id: string;
  readonly name: string;
  readonly slot: 'ranged' | 'melee' | 'armour' | 'equipment';
  readonly wp: number;
  readonly ep: number;
  readonly gate: 'basic' | 'restricted' | 'rare' | 'relic' | 'card';
  /** Save of armour; null: none. */
  readonly save: number | null;
  readonly trait: z.infer<typeof trait> | null;
  /** Takes both hands: dearer with a crushed one (C6). Left out: it does not. */
  readonly twoHanded?: boolean;
  /** How often one that was found serves before it is used up (C16); left out: it lasts. */
  readonly uses?: number;
}

/**
 * A linked campaign that a pack has now, with the rows that a campaign keeps copies of. `hash` of all of it; `hashBefore`:
 * the hash that campaigns of before have for the same state, who copied only the module, its missions and their tables; left
 * out: none of them can have it.
 */
export interface ModuleContent {
  readonly pack: string;
  readonly row: CampaignModule;
  readonly pinned: readonly PinnedRow[];
  readonly hash: string;
  readonly hashBefore?: string;
}

/** Everything a campaign's rules read and never store: what is gone from it is shown as missing. */
export interface CampaignContent {
  readonly cards: ReadonlyMap<string, CampaignCard>;
  readonly items: ReadonlyMap<string, CampaignItem>;
  readonly backgrounds: ReadonlyMap<string, Background>;
  readonly honours: ReadonlyMap<string, Honour>;
  readonly scars: ReadonlyMap<string, Scar>;
  readonly ploys: ReadonlyMap<string, Ploy>;
  readonly powers: ReadonlyMap<string, Power>;
  readonly levels: readonly Level[];
  readonly casualties: readonly CasualtyRow[];
  readonly awards: readonly Award[];
  readonly objectives: ReadonlyMap<string, Objective>;
  readonly loot: readonly LootRow[];
  readonly bases: ReadonlyMap<string, Base>;
  readonly modules: ReadonlyMap<string, ModuleContent>;
  readonly difficulties: Readonly<Record<'easy' | 'medium' | 'hard', CampaignDifficulty>>;
  /** What its system says differently; left out: as ACOLYTE. */
  readonly book?: CampaignBook;
  /** The narrative play that a dataslate of Kill Team 2021 is kept by; left out: no dataslate is kept. */
  readonly narrative?: NarrativeBook;
}
