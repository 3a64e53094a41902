import type { CampaignState } from '../../engine/campaign/model/state.ts';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import { PERILS } from './campaignPack.ts';
import { lootInBattle } from './lootInBattle.ts';
import type { Packs } from './memberArms.ts';

interface Bare {
  readonly battle: BattleState;
  /** The table of perils, by its id in the campaign's pack; unknown: none. */
  readonly perils: string | null;
}

/** The battle with the tables that come with a campaign: perils, and loot with the equipment that is found. */
export function withCampaignTables(packs: Packs, state: CampaignState, { battle, perils }: Bare): BattleState {
  const table = packs.campaignPack.tables.find(({ id }) => id === perils);
  const { tables, loot } = lootInBattle(packs, state);
  return {
    ...battle,
    tables: { ...battle.tables, ...(table !== undefined && { [PERILS]: table }), ...tables },
    loot,
  };
}
