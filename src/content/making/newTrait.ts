import type { Trait } from '../../engine/family/killteam/traits/trait.ts';
import { CAMPAIGN_KINDS, isCampaignKind } from '../schema/campaignRows.ts';
import type { MadeKind } from './systems.ts';

/** What a trait in rows of a kind is of. `place`: where it stands in them. */
export function traitSource(kind: MadeKind, place: string): Trait['source'] {
  if (isCampaignKind(kind)) return CAMPAIGN_KINDS[kind];
  if (kind === 'narrative') return place.startsWith('scars') ? 'scar' : place.startsWith('assets') ? 'base' : 'honour';
  return kind === 'equipment' ? 'equipment' : 'card';
}

/** How a ploy is used at first. */
const PLOY_USE: NonNullable<Trait['use']> = {
  ap: 0,
  cp: 1,
  times: 1,
  per: 'turningPoint',
  during: 'strategy',
  test: false,
  effects: [],
};

/** A trait of nothing but its id; one of a ploy can be used. */
export const newTrait = (id: string, source: Trait['source'], name = ''): Trait => ({
  id,
  name,
  text: '',
  source,
  plays: 'guide',
  modifiers: [],
  use: source === 'ploy' ? PLOY_USE : null,
});

const length = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** The trait as the app carries it out as far as it says what it does; else it is told at the table. */
export function inPlay<T extends object>(trait: T): T {
  const use: unknown = Reflect.get(trait, 'use');
  const effects: unknown = typeof use === 'object' && use !== null ? Reflect.get(use, 'effects') : [];
  const does = length(Reflect.get(trait, 'modifiers')) + length(Reflect.get(trait, 'triggers')) + length(effects) > 0;
  return { ...trait, plays: does ? 'engine' : 'guide' };
}
