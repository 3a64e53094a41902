import type { BattleBoard, BoardPlace, Spot } from '../../board/battleBoard.ts';
import type { OperativeId } from '../../core/ids.ts';

declare module '../../family/killteam/model/event.ts' {
  interface PluginEvents {
    readonly board: BoardEvent;
  }
}

export type BoardEvent =
  | { readonly type: 'boardTaken'; readonly board: BattleBoard }
  | { readonly type: 'boardDropped' }
  /** It has gone along these places, from where it stood; `cost` in inches as the rules count them. */
  | { readonly type: 'walked'; readonly operative: OperativeId; readonly path: readonly Spot[]; readonly cost: number }
  /** Null: it has no place on the board any more. */
  | { readonly type: 'boardPlaced'; readonly operative: OperativeId; readonly at: BoardPlace | null };
