import type { OperativeId } from '../../core/ids.ts';
import type { NpoChoice, ToldFact } from './state.ts';

declare module '../../family/killteam/model/command.ts' {
  interface PluginCommands {
    readonly npo: NpoCommand;
  }
}

/** What the hands tell a side that plays itself. */
export type NpoCommand =
  /** Sets how the enemy plays itself: tables and what they look at. */
  | { readonly type: 'setNpo'; readonly choice: NpoChoice }
  /** The table plays an enemy: the one it chooses, or this one. `choice`: set first. */
  | { readonly type: 'enemyActivates'; readonly operative: OperativeId | null; readonly choice?: NpoChoice }
  /** The hands did the first `count` steps of the plan; an attack is opened. */
  | { readonly type: 'carryOut'; readonly count: number }
  /** The first step cannot be done on the table: the next row. */
  | { readonly type: 'couldNot' }
  /** The player plays this enemy for the rest of its activation, or (`hand` false) the table does again. */
  | { readonly type: 'takeEnemy'; readonly hand: boolean }
  /** How things stand for an enemy, said without having been asked. */
  | {
      readonly type: 'tellEnemy';
      readonly enemy: OperativeId;
      readonly facts: readonly Omit<ToldFact, 'enemy'>[];
      readonly nearest: { readonly first: OperativeId; readonly among: readonly OperativeId[] } | null;
    }
  /** Nothing has been done yet: another enemy, or none. */
  | { readonly type: 'leaveEnemy' };
