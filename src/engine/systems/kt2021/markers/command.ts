import type { OperativeId } from '../../../core/ids.ts';

declare module '../../../family/killteam/model/command.ts' {
  interface PluginCommands {
    readonly markers: MarkerCommand;
  }
}

/** What the table says of markers by itself, at any time. */
export type MarkerCommand =
  /** These are within 2" of it, and nobody else. */
  | { readonly type: 'tellNear'; readonly marker: string; readonly operatives: readonly OperativeId[] }
  /** It is within 2" of these, and of no others. */
  | { readonly type: 'tellPlace'; readonly operative: OperativeId; readonly markers: readonly string[] };
