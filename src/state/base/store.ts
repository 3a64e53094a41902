import { type StoreApi, createStore } from 'zustand/vanilla';
import type { Advisor } from '../../engine/advisor/killTeamAdvisor.ts';
import type { Command } from '../../engine/family/killteam/model/command.ts';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import type { Request } from '../../engine/family/killteam/model/request.ts';
import type { BattleView } from '../../engine/view/battleView.ts';
import type { BattleMeta, LogEntry } from '../../persistence/battleFile.ts';
import type { BattleSummary, Ledger } from '../../persistence/battleIndex.ts';
import type { AppSettings } from '../../persistence/settingsSlot.ts';
import type { CampaignSummary } from '../../persistence/campaignIndex.ts';
import type { OpenCampaign } from '../campaign/openCampaign.ts';
import { SAVED, type SaveStatus } from '../log/status.ts';

export type { AppSettings, BattleMeta, BattleSummary, CampaignSummary, Ledger, LogEntry };

/** The battle on screen. It is replaced as a whole by every change; what did not change keeps its identity. */
export interface OpenBattle extends BattleMeta {
  readonly state: BattleState;
  /** What screens read of the state. */
  readonly view: BattleView;
  /** What the engine waits for, computed once for each state. */
  readonly request: Request | null;
  /** Entries in the log. */
  readonly length: number;
  /** What undo would take back, and redo would bring back. */
  readonly undoes: Command | null;
  readonly redoes: Command | null;
  /** Its campaign has closed its book: nothing in it changes any more. */
  readonly closed: boolean;
  /** The last entries of the log, oldest first; the rest by `entriesBetween`. */
  readonly recent: readonly LogEntry[];
}

export interface GameState {
  readonly battle: OpenBattle | null;
  readonly save: SaveStatus;
  readonly settings: AppSettings;
  readonly battles: readonly BattleSummary[];
  readonly campaign: OpenCampaign | null;
  readonly campaignSave: SaveStatus;
  readonly campaigns: readonly CampaignSummary[];
  /** What is advised in battles, and what attacks come to; null: it is still to come. */
  readonly advisor: Advisor | null;
}
/** Whether odds and what choices are worth are told and advised in battle. */
export const hasAttackOdds = ({ settings }: GameState): boolean => settings.attackOdds ?? true;

export type GameStore = StoreApi<GameState>;

/** An empty store. */
export const createGameStore = (settings: AppSettings): GameStore =>
  createStore<GameState>(() => ({
    battle: null,
    save: SAVED,
    settings,
    battles: [],
    campaign: null,
    campaignSave: SAVED,
    campaigns: [],
    advisor: null,
  }));
