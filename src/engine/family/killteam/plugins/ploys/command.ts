import type { OperativeId, Side } from '../../../../core/ids.ts';
import type { Overridable } from '../../model/command.ts';

declare module '../../model/command.ts' {
  interface PluginCommands {
    readonly ploys: PloyCommand;
  }
}

/** K-22: a tactical ploy whose moment nobody is asked about. `operative`: who acts; null: it is about nobody. */
export type PloyCommand = {
  readonly type: 'usePloy';
  readonly side: Side;
  readonly ploy: string;
  readonly operative: OperativeId | null;
} & Overridable;
