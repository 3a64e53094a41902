import type { OperativeId, Side } from '../../../core/ids.ts';

declare module '../../../family/killteam/model/event.ts' {
  interface PluginEvents {
    readonly score: ScoreEvent;
  }
}

/** Points, and what brings them. `name`: as its mission or tac op has it. */
export type ScoreEvent =
  | {
      readonly type: 'scored';
      readonly side: Side;
      readonly source: string;
      readonly award: string;
      readonly name: string;
      readonly turningPoint: number | null;
      readonly points: number;
      readonly hand: boolean;
    }
  | {
      readonly type: 'missionActed';
      readonly operative: OperativeId;
      readonly action: string;
      readonly name: string;
    };
