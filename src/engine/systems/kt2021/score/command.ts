import type { Side } from '../../../core/ids.ts';
import type { Overridable } from '../../../family/killteam/model/command.ts';

declare module '../../../family/killteam/model/command.ts' {
  interface PluginCommands {
    readonly score: ScoreCommand;
  }
}

/** What people do for points, and what they correct. */
export type ScoreCommand =
  /** An action of the mission, by whoever acts; `marker`: at which, where there are several; null: there is no doubt. */
  | ({ readonly type: 'actInMission'; readonly action: string; readonly marker: string | null } & Overridable)
  /** What this has brought a side at one moment (null: at the end of the battle), by the word of the table. */
  | {
      readonly type: 'setScore';
      readonly side: Side;
      readonly source: string;
      readonly turningPoint: number | null;
      readonly points: number;
    };
