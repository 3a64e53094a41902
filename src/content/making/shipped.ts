import { loadBundledCampaign } from '../campaign/bundledCampaign.ts';
import { loadBundledNarrative } from '../campaign/loadNarrative.ts';
import { loadKillTeamSides } from '../killTeamSides.ts';
import type { Pack } from '../pack.ts';
import { loadShippedBands } from '../warBands/shippedBands.ts';
import type { MadeSystem } from './systems.ts';

const byId = <T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** The rows of battles with those of campaigns. */
async function loadAcolyte(): Promise<Pack> {
  const { pack, campaignPack } = await loadBundledCampaign();
  return {
    ...pack,
    weapons: new Map([...byId(campaignPack.weapons), ...pack.weapons]),
    honours: byId(campaignPack.honours),
    scars: byId(campaignPack.scars),
    campaignPloys: byId(campaignPack.ploys),
    campaignGear: byId(campaignPack.equipment),
  };
}

/** The kill teams with narrative play. */
async function loadTeams(): Promise<Pack> {
  const [pack, book] = await Promise.all([loadKillTeamSides('kt2021'), loadBundledNarrative()]);
  return { ...pack, narrative: byId([book]) };
}

const SHIPPED: Readonly<Record<MadeSystem, () => Promise<Pack>>> = {
  acolyte: loadAcolyte,
  kt3: () => loadKillTeamSides('kt3'),
  kt2021: loadTeams,
  'kt2021-lite': () => loadKillTeamSides('kt2021-lite'),
  vanguard: loadShippedBands,
};

/** The rows of the app for a system, and with them its rules. Rejects when they cannot be fetched. */
export const loadShipped = (system: MadeSystem): Promise<Pack> => SHIPPED[system]();

/** Systems whose packs join one another. */
const TOGETHER: readonly string[] = ['acolyte', 'kt3'];

/** Whether rows of a pack for a ruleset can stand among those of a system. */
export const suits = (system: MadeSystem, ruleset: string): boolean =>
  ruleset === system || (TOGETHER.includes(system) && TOGETHER.includes(ruleset));
