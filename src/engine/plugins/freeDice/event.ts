import type { FreeResult, FreeRoll } from '../../dice/freeRoll.ts';

declare module '../../family/killteam/model/event.ts' {
  interface PluginEvents {
    readonly freeDice: FreeDiceEvent;
  }
}

/** What the dice of the table showed. */
export type FreeDiceEvent = {
  readonly type: 'freeRolled';
  readonly roll: FreeRoll;
  readonly faces: readonly number[];
  /** What they come to. */
  readonly result: FreeResult;
  readonly typed: boolean;
  readonly why: string | null;
};
