import { type StoreApi, createStore } from 'zustand/vanilla';
import type { GameTypes } from '../../engine/log/battleBase.ts';
import type { BattleStanding, Ledger } from '../../engine/log/standing.ts';
import type { BattleMeta, LogEntry } from '../../persistence/battleFile.ts';
import type { BattleSummary } from '../../persistence/battleIndex.ts';
import type { AppSettings } from '../../persistence/settingsSlot.ts';
import type { CampaignSummary } from '../../persistence/campaignIndex.ts';
import type { OpenCampaign } from '../campaign/openCampaign.ts';
import { SAVED, type SaveStatus } from '../log/status.ts';

export type { AppSettings, BattleMeta, BattleSummary, CampaignSummary, Ledger, LogEntry };

/**
 * The battle on screen, of these types; left out: of any game. It is replaced as a whole by every change; what did not change
 * keeps its identity.
 */
export interface OpenBattle<T extends GameTypes = GameTypes> extends BattleMeta {
  readonly state: T['state'];
  /** What screens read of the state. */
  readonly view: T['view'];
  /** What the list of battles says of it. */
  readonly standing: BattleStanding;
  /** What the engine waits for, computed once for each state. */
  readonly request: T['request'] | null;
  /** Entries in the log. */
  readonly length: number;
  /** What undo would take back, and redo would bring back. */
  readonly undoes: T['command'] | null;
  readonly redoes: T['command'] | null;
  /** Its campaign has closed its book: nothing in it changes any more. */
  readonly closed: boolean;
  /** So many entries it began with: nothing takes them back. */
  readonly begun: number;
  /** The last entries of the log, oldest first; the rest by `entriesBetween`. */
  readonly recent: readonly LogEntry<T>[];
}

export interface GameState {
  readonly battle: OpenBattle | null;
  readonly save: SaveStatus;
  readonly settings: AppSettings;
  readonly battles: readonly BattleSummary[];
  readonly campaign: OpenCampaign | null;
  readonly campaignSave: SaveStatus;
  readonly campaigns: readonly CampaignSummary[];
  /** What is advised in battles of one family, and what attacks come to; null: none has come yet. */
  readonly advisor: GameTypes['advisor'] | null;
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
