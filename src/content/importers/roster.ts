import type { WeaponRuleUse } from '../../engine/family/killteam/model/operative.ts';

/** What a roster file may be at most; beyond it the file is hostile or no roster. Sizes in bytes, ratio unpacked : packed. */
export const LIMITS = {
  fileBytes: 5_000_000,
  unpackedBytes: 20_000_000,
  archiveEntries: 64,
  ratio: 250,
  ratioFromBytes: 1_000_000,
  xmlDepth: 64,
  nodes: 200_000,
  models: 200,
  partsPerModel: 40,
} as const;

/** Where rosters come from; `.ros` and `.rosz` are both `battleScribe`, both shapes of killteamjson are one. */
export type RosterFormat = 'battleScribe' | 'newRecruit' | 'killteamjson' | 'ktdash';

/** The edition of Kill Team that a roster is of: what its numbers mean. */
export type Edition = '2024' | '2021';

/** The system in whose terms the numbers and rules of an edition are said. */
export const TERMS_OF: Readonly<Record<Edition, string>> = { '2024': 'acolyte', '2021': 'kt2021' };

/**
 * One profile of a weapon. Profiles with the same `item` and `kind` are ways to use one weapon. `kindKnown` false: the file
 * does not say whether it shoots or fights, `kind` is a guess. `hit`: what must be rolled, 2 to 6. `rules` are rules of the
 * ACOLYTE ruleset, or of Kill Team 2021, with accepted parameters, `unknownRules` the others as printed; `critical`: those of
 * the column `!` of 2021.
 */
export interface ImportedWeapon {
  readonly name: string;
  readonly item: string;
  readonly kind: 'ranged' | 'melee';
  readonly kindKnown: boolean;
  readonly attacks: number;
  readonly hit: number;
  readonly damage: { readonly normal: number; readonly critical: number };
  readonly rules: readonly WeaponRuleUse[];
  readonly critical?: readonly WeaponRuleUse[];
  readonly unknownRules: readonly string[];
}

/** An ability by name; `text` is the file's own description as plain text, empty when it has none. */
export interface ImportedAbility {
  readonly name: string;
  readonly text: string;
}

/**
 * One miniature. `name` as its owner calls it, `card` the kind of operative, `source` the id of that kind in its catalogue
 * (last segment of a composite id; empty: none). Move in inches; `hit` null: the format has no Hit of an operative. `defence`
 * and `group`: Df and GA of 2021.
 */
export interface ImportedModel {
  readonly name: string;
  readonly card: string;
  readonly source: string;
  readonly apl: number;
  readonly move: number;
  readonly save: number;
  readonly wounds: number;
  readonly hit: number | null;
  readonly defence?: number;
  readonly group?: number;
  readonly keywords: readonly string[];
  readonly weapons: readonly ImportedWeapon[];
  readonly abilities: readonly ImportedAbility[];
}

/**
 * Why something of a file is not in the roster: a model without a profile, or with numbers that no operative has; a weapon
 * profile that is none; a second operative profile of one model; a weapon that no model carries; more weapons or abilities
 * than a model can have; a key that could do harm.
 */
export type DropReason =
  | 'noProfile'
  | 'badNumbers'
  | 'badWeapon'
  | 'secondProfile'
  | 'looseWeapon'
  | 'tooManyParts'
  | 'forbiddenKey';

/** Something left out: `path` as the names that lead to it, `models` how many miniatures it costs (0: none). */
export interface Dropped {
  readonly path: string;
  readonly why: DropReason;
  readonly models: number;
}

/** A roster as read. `counted.inFile` is always `counted.read` plus the models of all `dropped`. */
export interface ImportedRoster {
  readonly format: RosterFormat;
  readonly edition: Edition;
  readonly name: string;
  readonly gameSystem: string;
  readonly models: readonly ImportedModel[];
  readonly counted: { readonly inFile: number; readonly read: number };
  readonly dropped: readonly Dropped[];
}
