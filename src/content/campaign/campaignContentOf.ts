import type {
  CampaignCard,
  CampaignContent,
  CampaignDifficulty,
  CampaignItem,
} from '../../engine/campaign/model/content.ts';
import { present } from '../../engine/core/invariant.ts';
import type { Trait } from '../../engine/family/killteam/traits/trait.ts';
import type { Pack } from '../pack.ts';
import { modulesOf } from '../pinned.ts';
import type { Armour } from '../schema/armour.ts';
import type { OperativeCard } from '../schema/operativeCard.ts';
import type { WeaponItem } from '../schema/weapon.ts';
import type { CampaignPack } from './campaignPack.ts';

type DifficultyId = keyof CampaignContent['difficulties'];

const byId = <T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** The part of a card that campaigns read. */
export const cardOf = (card: OperativeCard): CampaignCard => ({
  id: card.id,
  name: card.name,
  kind: card.kind,
  onlyInScenario: card.onlyInScenario,
  portrait: card.portrait,
  apl: card.apl,
  move: card.move,
  hit: card.hit,
  save: card.save,
  wounds: card.wounds,
  dv: card.dv,
  keywords: card.keywords,
  abilities: card.abilities,
  ownArmour: card.ownArmour,
  unarmed: card.unarmed,
  wargearCapacity: card.wargearCapacity,
  followerCapacity: card.followerCapacity,
  capacityCost: card.capacityCost,
  arms: card.arms,
});

/** What the campaign pack says of an item beyond its numbers. */
interface Beyond {
  readonly trait: Trait | null;
  readonly twoHanded?: boolean;
}

const beyondOf = ({ wargear }: CampaignPack, id: string): Beyond => {
  const row = wargear.find(({ item }) => item === id);
  if (row === undefined) return { trait: null };
  return row.twoHanded ? { trait: row.trait, twoHanded: true } : { trait: row.trait };
};

/** A weapon as something to carry. */
export const weaponOf = ({ id, name, kind, wp, ep, gate }: WeaponItem, beyond: Beyond): CampaignItem => ({
  id,
  name,
  slot: kind,
  wp,
  ep,
  gate,
  save: null,
  ...beyond,
});

const armourOf = ({ id, name, wp, gate, save }: Armour, beyond: Beyond): CampaignItem => ({
  id,
  name,
  slot: 'armour',
  wp,
  ep: 0,
  gate,
  save,
  ...beyond,
});

/** All that can be carried; equipment stands before the weapon of its id (a grenade is bought with EP). */
function itemsOf(core: Pack, campaign: CampaignPack): readonly CampaignItem[] {
  const weapons = [...core.weapons.values(), ...campaign.weapons];
  return [
    ...weapons.map((weapon) => weaponOf(weapon, beyondOf(campaign, weapon.id))),
    ...[...core.armour.values()].map((armour) => armourOf(armour, beyondOf(campaign, armour.id))),
    ...campaign.equipment.map(({ id, name, ep, trait, gate, uses }): CampaignItem => ({
      id,
      name,
      slot: 'equipment',
      wp: 0,
      ep,
      gate: gate ?? 'basic',
      save: null,
      trait,
      ...(uses !== undefined && { uses }),
    })),
  ];
}

function difficultyOf(core: Pack, { difficulties }: CampaignPack, id: DifficultyId): CampaignDifficulty {
  const { casualty, equipmentRerolls, xpPercent, objectives } = present(
    difficulties.find((row) => row.id === id),
    `no difficulty ${id}`,
  );
  const { retinueDv } = present(core.difficulties.get(id), `no difficulty ${id}`);
  return { casualty, equipmentRerolls, xpPercent, retinueDv, objectives };
}

/** Cards and wargear of a pack, with those of the campaign pack. */
export const cardsAndItems = (core: Pack, campaign: CampaignPack): Pick<CampaignContent, 'cards' | 'items'> => ({
  cards: new Map([...core.operatives].map(([id, card]) => [id, cardOf(card)])),
  items: byId(itemsOf(core, campaign)),
});

/** Everything a campaign's rules read: cards and wargear of the pack below with the rows of the campaign pack. */
export const campaignContentOf = (core: Pack, campaign: CampaignPack): CampaignContent => ({
  ...cardsAndItems(core, campaign),
  backgrounds: byId(campaign.backgrounds),
  honours: byId(campaign.honours),
  scars: byId(campaign.scars),
  ploys: byId(campaign.ploys),
  powers: byId(campaign.powers),
  levels: campaign.levels,
  casualties: campaign.casualties,
  awards: campaign.awards,
  objectives: byId(campaign.objectives),
  loot: campaign.loot,
  bases: byId(campaign.bases),
  modules: modulesOf(core),
  difficulties: {
    easy: difficultyOf(core, campaign, 'easy'),
    medium: difficultyOf(core, campaign, 'medium'),
    hard: difficultyOf(core, campaign, 'hard'),
  },
});
