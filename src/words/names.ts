import type { Lasting } from '../engine/family/killteam/model/lasting.ts';
import type { Stat } from '../engine/family/killteam/stats/statChanges.ts';
import type { ShotFacts } from '../engine/family/killteam/model/facts.ts';
import type { Request } from '../engine/family/killteam/model/request.ts';

/** Names that the engine's shapes hold and that the catalogues are keyed by. */
export type ShotFactName = keyof ShotFacts;
export type { Stat };
export type Expiry = Lasting['until'];
export type TickQuestion = Extract<Request, { kind: 'tick' }>['question'];
export type NumberQuestion = Extract<Request, { kind: 'number' }>['question'];

/** The weapon rules that have words. A ruleset that adds one adds it here; a test compares. */
export const WEAPON_RULES = [
  'accurate',
  'balanced',
  'blast',
  'brutal',
  'ceaseless',
  'devastating',
  'heavy',
  'hot',
  'lethal',
  'limited',
  'markerArea',
  'web',
  'piercing',
  'piercingCrits',
  'psychic',
  'punishing',
  'range',
  'relentless',
  'rending',
  'saturate',
  'seek',
  'seekLight',
  'severe',
  'shock',
  'silent',
  'stun',
  'torrent',
] as const;
export type WeaponRuleId = (typeof WEAPON_RULES)[number];
