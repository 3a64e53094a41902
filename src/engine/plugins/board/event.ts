import type { BattleBoard, BoardPlace } from '../../board/battleBoard.ts';
import type { OperativeId } from '../../core/ids.ts';

declare module '../../family/killteam/model/event.ts' {
  interface PluginEvents {
    readonly board: BoardEvent;
  }
}

export type BoardEvent =
  | { readonly type: 'boardTaken'; readonly board: BattleBoard }
  | { readonly type: 'boardDropped' }
  /** Null: it has no place on the board any more. */
  | { readonly type: 'boardPlaced'; readonly operative: OperativeId; readonly at: BoardPlace | null };
