import type { FreeRoll } from '../../dice/freeRoll.ts';

declare module '../../family/killteam/model/command.ts' {
  interface PluginCommands {
    readonly freeDice: FreeDiceCommand;
  }
}

/**
 * Dice for the table, whatever is going on. `id`: that of the next such roll, so that a late tap rolls nothing; `typed`: they
 * lay on the table; `why`: the players' reason, null: none given.
 */
export type FreeDiceCommand = {
  readonly type: 'rollFree';
  readonly id: string;
  readonly roll: FreeRoll;
  readonly faces: readonly number[];
  readonly typed: boolean;
  readonly why: string | null;
};
