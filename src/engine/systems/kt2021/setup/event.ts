import type { MapPiece } from '../../../board/boardMap.ts';
import type { Side } from '../../../core/ids.ts';

declare module '../../../family/killteam/model/event.ts' {
  interface PluginEvents {
    readonly setUp: SetUpEvent;
  }
}

/** What is settled before the battle. What a side chooses of markers is told to nobody else. */
export type SetUpEvent =
  | { readonly type: 'defenderSet'; readonly side: Side }
  /** So many steps of the set-up are done. */
  | { readonly type: 'setUpMoved'; readonly to: number }
  /** A barricade of a side stands there, in place of what was called so. */
  | { readonly type: 'barricadePlaced'; readonly side: Side; readonly piece: MapPiece }
  | { readonly type: 'markerChosen'; readonly side: Side; readonly choice: string; readonly marker: string };
