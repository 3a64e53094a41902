import type { Side } from '../../../core/ids.ts';

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
  | { readonly type: 'chooseMarker'; readonly side: Side; readonly choice: string; readonly marker: string };
