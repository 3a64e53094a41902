import type { Side } from '../../../core/ids.ts';

declare module '../../../family/killteam/model/command.ts' {
  interface PluginCommands {
    readonly tacOps: TacOpCommand;
  }
}

/** A side chooses its tac ops, before the first firefight; again in place of what it chose before. */
export type TacOpCommand = { readonly type: 'chooseTacOps'; readonly side: Side; readonly tacOps: readonly string[] };
