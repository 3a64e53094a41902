import type { Behaviour } from '../engine/behaviour/killTeam/table.ts';
import { mergedMissions } from './mergeMissions.ts';
import { mergedModules } from './mergeModules.ts';
import { ownRowId } from './ownRowId.ts';
import type { Pack, PackRows } from './pack.ts';
import { renamedStep, renamedTrait } from './renamedTrait.ts';
import type { Faction, Variant } from './schema/faction.ts';
import type { OperativeCard } from './schema/operativeCard.ts';
import type { WeaponItem } from './schema/weapon.ts';

type Rename = (id: string) => string;
type OwnId = typeof ownRowId;

const renamedArms = (rename: Rename, arms: readonly (readonly string[])[]): string[][] =>
  arms.map((option) => option.map(rename));

const renamedWeapon = (rename: Rename, weapon: WeaponItem): WeaponItem => ({
  ...weapon,
  profiles: weapon.profiles.map((profile) => ({ ...profile, id: rename(profile.id) })),
});

const renamedCard = (rename: Rename, card: OperativeCard): OperativeCard => ({
  ...card,
  arms: renamedArms(rename, card.arms),
  unarmed: card.unarmed === null ? null : rename(card.unarmed),
  ownArmour: card.ownArmour === null ? null : rename(card.ownArmour),
  ...(card.brings !== undefined && { brings: card.brings.map(rename) }),
  ...(card.traits !== undefined && { traits: card.traits.map(renamedTrait(rename)) }),
});

const renamedVariant = (rename: Rename, variant: Variant): Variant => ({
  ...variant,
  id: rename(variant.id),
  grants: variant.grants.map(({ keyword, traits }) => ({ keyword, traits: traits.map(renamedTrait(rename)) })),
  reserves: variant.reserves.map(rename),
});

const renamedFaction = (rename: Rename, faction: Faction): Faction => ({
  ...faction,
  rows: faction.rows.map((row) => ({ ...row, card: rename(row.card), arms: renamedArms(rename, row.arms) })),
  ...(faction.variants !== undefined && {
    variants: faction.variants.map((variant) => renamedVariant(rename, variant)),
  }),
  ...(faction.insteadOfReinforcements !== undefined && {
    insteadOfReinforcements: {
      ...faction.insteadOfReinforcements,
      id: rename(faction.insteadOfReinforcements.id),
      effects: faction.insteadOfReinforcements.effects.map(renamedStep(rename)),
    },
  }),
});

type CampaignRow = PackRows['honours' | 'scars' | 'campaignPloys' | 'campaignGear'];
type Row = PackRows['weapons' | 'armour' | 'operatives' | 'factions' | 'killzones'] | CampaignRow;
type RowsOf<R> = (pack: Pack) => ReadonlyMap<string, R>;

interface Packs {
  readonly base: Pack;
  readonly own: readonly Pack[];
  readonly ownId: OwnId;
}

/** A row of campaigns whose trait is called like it. */
const renamedCampaign = <R extends CampaignRow>(rename: Rename, row: R): R => ({
  ...row,
  trait: renamedTrait(rename)(row.trait),
});

/** Rows of the first pack, then of the others; `renamed` gives a row whose references lead to renamed rows. */
function merged<R extends Row>(
  { base, own, ownId }: Packs,
  rowsOf: RowsOf<R>,
  renamed: (rename: Rename, row: R) => R,
): ReadonlyMap<string, R> {
  const rows = new Map(rowsOf(base));
  for (const pack of own) {
    const rename = (id: string) => ownId(pack.manifest.id, id);
    for (const row of rowsOf(pack).values()) rows.set(rename(row.id), { ...renamed(rename, row), id: rename(row.id) });
  }
  return rows;
}

/** Gear under the ids of all packs; its weapon is one of its own pack, or of the first. */
const renamedGear = (base: Pack) => (rename: Rename, row: PackRows['campaignGear']) =>
  row.weapon === null || base.weapons.has(row.weapon)
    ? renamedCampaign(rename, row)
    : { ...renamedCampaign(rename, row), weapon: rename(row.weapon) };

const mergedCampaign = (packs: Packs): Pick<Pack, 'honours' | 'scars' | 'campaignPloys' | 'campaignGear'> => ({
  honours: merged(packs, ({ honours }) => honours, renamedCampaign),
  scars: merged(packs, ({ scars }) => scars, renamedCampaign),
  campaignPloys: merged(packs, ({ campaignPloys }) => campaignPloys, renamedCampaign),
  campaignGear: merged(packs, ({ campaignGear }) => campaignGear, renamedGear(packs.base)),
});

/** Decision tables of all packs. One that extends a table of its own pack goes on extending that; else one of the first. */
function mergedBehaviours({ base, own, ownId }: Packs): ReadonlyMap<string, Behaviour> {
  const rows = new Map(base.behaviours);
  for (const pack of own) {
    const rename = (id: string) => ownId(pack.manifest.id, id);
    for (const [id, row] of pack.behaviours) {
      const parent = 'extends' in row ? row.extends : null;
      const renamed = { ...row, id: rename(id) };
      const follows = parent !== null && pack.behaviours.has(parent);
      rows.set(rename(id), follows ? { ...renamed, extends: rename(parent) } : renamed);
    }
  }
  return rows;
}

/**
 * A pack with the weapons, armour, operatives, factions, scenarios (missions), modules, roll tables and decision tables of
 * own packs behind its own. Rows of own packs are called `<pack>--<row>`, all of them and always, so that an id in a save
 * means the same whatever other packs come and go; what they name is renamed with them. Scenarios and roll tables may name
 * rows of the first pack too, and of packs that their own needs. Difficulties, retinues, quick starts (scenarios) and
 * examples stay those of the first pack. `ownId`: what rows are called instead, for who puts them elsewhere; no two of a
 * kind may be called the same.
 */
export function mergePacks(base: Pack, own: readonly Pack[], ownId: OwnId = ownRowId): Pack {
  const packs = { base, own, ownId };
  return {
    ...base,
    merged: new Map(own.map(({ manifest: { id, name } }) => [id, name])),
    weapons: merged(packs, ({ weapons }) => weapons, renamedWeapon),
    armour: merged(
      packs,
      ({ armour }) => armour,
      (_rename, row) => row,
    ),
    operatives: merged(packs, ({ operatives }) => operatives, renamedCard),
    factions: merged(packs, ({ factions }) => factions, renamedFaction),
    ...mergedMissions(base, own, ownId),
    ...mergedCampaign(packs),
    killzones: merged(
      packs,
      ({ killzones }) => killzones,
      (_rename, row) => row,
    ),
    behaviours: mergedBehaviours(packs),
    modules: mergedModules(base, own, ownId),
  };
}
