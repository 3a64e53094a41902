import type { BoardMap } from '../../board/boardMap.ts';
import type { Point } from '../../board/plane.ts';
import type { BoardPlace, TableSays } from '../../board/battleBoard.ts';
import type { OperativeId } from '../../core/ids.ts';
import type { Overridable } from '../../family/killteam/model/command.ts';

declare module '../../family/killteam/model/command.ts' {
  interface PluginCommands {
    readonly board: BoardCommand;
  }
}

/** What is done with the board beside the rules: a battle may take one up and drop it at any time. */
export type BoardCommand =
  /** `places`: where who stands; whoever has none is asked about at the table. `alone`: no table lies beside it; absent: as before. */
  | {
      readonly type: 'takeUpBoard';
      readonly map: BoardMap;
      readonly places: Readonly<Record<OperativeId, BoardPlace>>;
      readonly alone?: boolean;
    }
  | { readonly type: 'dropBoard' }
  /** Several stand there from now on, by no rule: a side that is set up at once. */
  | { readonly type: 'setUpOnBoard'; readonly places: Readonly<Record<OperativeId, BoardPlace>> }
  /** What the board says of what one sees of another, or how far it is, is otherwise on the table: it holds until one of both moves, or what lies between. Said as the board has it, the board has the word again. */
  | {
      readonly type: 'overruleBoard';
      readonly shooter: OperativeId;
      readonly target: OperativeId;
      readonly facts: TableSays;
    }
  /** A marker of the board lies there from now on; `at`: its middle, in grid steps. */
  | { readonly type: 'layMarker'; readonly marker: string; readonly at: Point }
  /** A marker of the board is taken off it; laid again, it lies there as before. */
  | { readonly type: 'takeMarker'; readonly marker: string }
  /** The doors of a piece stand open or are shut from now on, by no rule; refused where somebody stands in one that is to be shut. */
  | ({ readonly type: 'moveDoor'; readonly door: string; readonly open: boolean } & Overridable)
  /** Set up, or put right by hand; null: taken off the board. */
  | ({ readonly type: 'placeOnBoard'; readonly operative: OperativeId; readonly at: BoardPlace | null } & Overridable);
