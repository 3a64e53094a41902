import type { Side } from '../../../../core/ids.ts';
import type { StrategyStepId } from '../../model/speakingTask.ts';

declare module '../../model/event.ts' {
  interface PluginEvents {
    readonly strategy: StrategyEvent;
  }
}

/** What is said before a firefight. What a step is about has events of its own beside these. */
export type StrategyEvent =
  | { readonly type: 'stepBegan'; readonly step: StrategyStepId; readonly side: Side }
  | { readonly type: 'stepPassed'; readonly step: StrategyStepId; readonly side: Side };
