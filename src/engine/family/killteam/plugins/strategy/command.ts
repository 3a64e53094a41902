import type { Side } from '../../../../core/ids.ts';
import type { Overridable } from '../../model/command.ts';

declare module '../../model/command.ts' {
  interface PluginCommands {
    readonly strategy: StrategyCommand;
  }
}

/** What a side says in its turn before a firefight. */
export type StrategyCommand =
  /** K-21: a strategic ploy. */
  | ({ readonly type: 'sayPloy'; readonly side: Side; readonly ploy: string } & Overridable)
  /** K-23: something hidden is shown to the other side. */
  | ({ readonly type: 'sayReveal'; readonly side: Side; readonly secret: string } & Overridable)
  | ({ readonly type: 'passStep'; readonly side: Side } & Overridable);
