import type { CampaignPack } from '../../content/campaign/campaignPack.ts';
import type { Pack } from '../../content/pack.ts';
import type { CampaignCommand } from '../../engine/campaign/model/command.ts';
import type { CampaignContent } from '../../engine/campaign/model/content.ts';
import type { CampaignRejection, CampaignRejectionCode } from '../../engine/campaign/model/rejection.ts';
import type { CampaignRequest } from '../../engine/campaign/model/request.ts';
import type { CampaignState } from '../../engine/campaign/model/state.ts';
import type { CampaignEntry } from '../../persistence/campaignFile.ts';

/**
 * The battle of the scenario in hand: `none`: no scenario; `missing`: it was deployed, but the battle is nowhere (call it
 * off, or start it again).
 */
export type ScenarioBattle = 'none' | 'missing' | 'inPlay' | 'over';

/** The campaign on screen. It is replaced as a whole by every change; what did not change keeps its identity. */
export interface OpenCampaign {
  readonly id: string;
  readonly createdAt: string;
  readonly state: CampaignState;
  readonly content: CampaignContent;
  readonly pack: Pack;
  readonly campaignPack: CampaignPack;
  /** What the campaign waits for, computed once for each state. */
  readonly request: CampaignRequest | null;
  /** Entries in the log. */
  readonly length: number;
  /** What undo would take back, and redo would bring back. Null too where undo would go past a closed book. */
  readonly undoes: CampaignCommand | null;
  readonly redoes: CampaignCommand | null;
  readonly battle: ScenarioBattle;
  /** The log, oldest first. */
  readonly entries: () => readonly CampaignEntry[];
}

/** Why a command was not carried out: the rules' reason, that another tab writes, or that the content is still to come. */
export interface CampaignRefusal {
  readonly code: CampaignRejectionCode | 'readOnly' | 'loading';
  readonly params: CampaignRejection['params'];
}
