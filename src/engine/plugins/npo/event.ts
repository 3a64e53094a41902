import type { OperativeId } from '../../core/ids.ts';
import type { EnemyTurn, NpoChoice, ToldFact, ToldNearest } from './state.ts';

declare module '../../family/killteam/model/event.ts' {
  interface PluginEvents {
    readonly npo: NpoEvent;
  }
}

/** What happens when a side plays itself. */
export type NpoEvent =
  /** How the enemy plays itself was set, in part or anew. */
  | { readonly type: 'npoSet'; readonly choice: NpoChoice; readonly startDv: number }
  /** The table plays this enemy now; who it is was settled before anything was asked. */
  | { readonly type: 'enemyChosen'; readonly operative: OperativeId; readonly why: EnemyTurn['why'] }
  /** The table said how things are; `asked`: because it was asked. */
  | {
      readonly type: 'enemyTold';
      readonly facts: readonly ToldFact[];
      readonly nearest: readonly ToldNearest[];
      readonly asked: boolean;
    }
  | { readonly type: 'enemyPlanned'; readonly operative: OperativeId; readonly plan: EnemyTurn['plan'] }
  /** The table could not carry a row out. */
  | { readonly type: 'enemyRowBarred'; readonly operative: OperativeId; readonly row: string }
  | { readonly type: 'enemyTaken'; readonly operative: OperativeId; readonly hand: boolean }
  | { readonly type: 'enemyLeft'; readonly operative: OperativeId }
  | { readonly type: 'moraleRolled'; readonly face: number; readonly broken: boolean };
