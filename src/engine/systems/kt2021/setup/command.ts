import type { Point } from '../../../board/plane.ts';
import type { Side } from '../../../core/ids.ts';
import type { Override } from '../../../family/killteam/model/command.ts';

declare module '../../../family/killteam/model/command.ts' {
  interface PluginCommands {
    readonly setUp: SetUpCommand;
  }
}

/** What is done and said before the first turning point. */
export type SetUpCommand =
  | { readonly type: 'setDefender'; readonly side: Side }
  /** So many steps of the set-up are done. */
  | { readonly type: 'moveSetUp'; readonly to: number }
  /**
   * A side puts its barricade there, the first or the second (`number` 0 or 1), or elsewhere than it was. `at`: its middle, in
   * grid steps; `turned`: its length from the x axis, in whole degrees.
   */
  | {
      readonly type: 'placeBarricade';
      readonly side: Side;
      readonly number: number;
      readonly at: Point;
      readonly turned: number;
      readonly override?: Override;
    }
  /** The barricades of these sides that stand nowhere yet are put down by chance. */
  | { readonly type: 'drawBarricades'; readonly sides: readonly Side[] }
  | { readonly type: 'chooseMarker'; readonly side: Side; readonly choice: string; readonly marker: string };
