import type { CampaignItem } from '../../src/engine/campaign/model/content.ts';
import { trait } from './campaignTrait.ts';

const item = (
  [id, slot]: readonly [string, CampaignItem['slot']],
  price: number,
  set: Partial<CampaignItem> = {},
): CampaignItem => ({
  id,
  name: id,
  slot,
  wp: slot === 'equipment' ? 0 : price,
  ep: slot === 'equipment' ? price : 0,
  gate: 'basic',
  save: null,
  trait: null,
  ...set,
});

/** Items of every slot, gate and price, at least one of each. */
export const campaignItems: readonly CampaignItem[] = [
  item(['laspistol', 'ranged'], 0),
  item(['autopistol', 'ranged'], 0),
  item(['hot-shot-laspistol', 'ranged'], 2),
  item(['bolt-pistol', 'ranged'], 1),
  item(['lasgun', 'ranged'], 1),
  item(['autogun', 'ranged'], 1),
  item(['long-las', 'ranged'], 3, { twoHanded: true }),
  item(['plasma-pistol', 'ranged'], 3, { gate: 'restricted' }),
  item(['hand-flamer', 'ranged'], 2, { gate: 'restricted' }),
  item(['web-pistol', 'ranged'], 2, { gate: 'rare' }),
  item(['relic-pistol', 'ranged'], 1, { gate: 'relic' }),
  item(['knife', 'melee'], 0),
  item(['bayonet', 'melee'], 0),
  item(['sword', 'melee'], 1),
  item(['eviscerator', 'melee'], 3, { gate: 'restricted', twoHanded: true }),
  item(['gun-butt', 'melee'], 0, { gate: 'card' }),
  item(['flak-vest', 'armour'], 1, { save: 5 }),
  item(['carapace', 'armour'], 3, { save: 4, gate: 'restricted' }),
  item(['medkit', 'equipment'], 2, { trait: trait('medkit', 'equipment') }),
  item(['frag-grenade', 'equipment'], 1),
  item(['magazines', 'equipment'], 1),
  item(['data-slate', 'equipment'], 1, {
    trait: trait('data-slate', 'equipment', [{ op: 'investigation', by: 1 }]),
  }),
];
