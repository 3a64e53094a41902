import type { OperativeId, Side } from '../../../core/ids.ts';
import type { RejectionCode } from '../../../family/killteam/model/rejection.ts';

declare module '../../../family/killteam/model/event.ts' {
  interface PluginEvents {
    readonly markers: MarkerEvent;
  }
}

/** What the table tells of markers, and who controls them. `name`: as the mission calls it. */
export type MarkerEvent =
  | { readonly type: 'nearTold'; readonly marker: string; readonly operatives: readonly OperativeId[] }
  | { readonly type: 'placeTold'; readonly operative: OperativeId; readonly markers: readonly string[] }
  | { readonly type: 'controlChanged'; readonly marker: string; readonly name: string; readonly side: Side | null }
  /** K-32: what somebody wanted to do cannot be finished: it is undone, and cost nothing. */
  | {
      readonly type: 'actionUndone';
      readonly operative: OperativeId;
      readonly action: string;
      readonly reason: RejectionCode;
    };
