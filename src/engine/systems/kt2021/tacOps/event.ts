import type { Side } from '../../../core/ids.ts';

declare module '../../../family/killteam/model/event.ts' {
  interface PluginEvents {
    readonly tacOps: TacOpEvent;
  }
}

/** What is chosen in secret, and what of it is shown. Nothing that is told of the choice says what it is. */
export type TacOpEvent =
  | { readonly type: 'tacOpsChosen'; readonly side: Side; readonly tacOps: readonly string[] }
  | { readonly type: 'tacOpRevealed'; readonly side: Side; readonly tacOp: string; readonly name: string };
