import type { BattleBoard, BoardPlace, TableSays } from '../../board/battleBoard.ts';
import type { MapPiece, MapZone } from '../../board/boardMap.ts';
import type { Point } from '../../board/plane.ts';
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
  | { readonly type: 'boardPlaced'; readonly operative: OperativeId; readonly at: BoardPlace | null }
  /** What the table says of what one sees of another, whatever the board has; null: the board has the word again. */
  | {
      readonly type: 'boardOverruled';
      readonly from: OperativeId;
      readonly to: OperativeId;
      readonly says: TableSays | null;
    }
  /** A marker of the board, by its zone, lies there; `at`: its middle, in grid steps. */
  | { readonly type: 'markerLaid'; readonly marker: string; readonly name: string; readonly at: Point }
  /** A marker of the board, by its zone, was taken off it: it lies nowhere any more. `operative`: by whom; null: by the table. */
  | {
      readonly type: 'markerTaken';
      readonly marker: string;
      readonly name: string;
      readonly operative: OperativeId | null;
    }
  /** Marks of an event lie there. `inches`: of each its middle, from the left and from the near edge. */
  | {
      readonly type: 'marksLaid';
      readonly zones: readonly MapZone[];
      readonly inches: readonly (readonly [left: number, near: number])[];
    }
  /** What lies across the board for an environment, which is called so. */
  | { readonly type: 'linesLaid'; readonly name: string; readonly pieces: readonly MapPiece[] }
  /** Marks by their zones: nothing happens there any more. */
  | { readonly type: 'marksGone'; readonly zones: readonly string[] }
  /**
   * The doors of a piece stand open or are shut. `operative`: who did it; null: the table says so. `unsaid`: shooters and targets
   * of whom what was said by hand is no longer so.
   */
  | {
      readonly type: 'doorMoved';
      readonly door: string;
      readonly open: boolean;
      readonly operative: OperativeId | null;
      readonly unsaid: readonly (readonly [shooter: OperativeId, target: OperativeId])[];
    };
