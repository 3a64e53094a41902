import type { SaidInSetUp } from './said.ts';

declare module '../../../family/killteam/model/command.ts' {
  interface PluginCommands {
    readonly setUp: SetUpCommand;
  }
}

/** What is done and said before the first turning point. */
export type SetUpCommand =
  | ({ readonly type: 'setDefender' } & SaidInSetUp['defender'])
  | ({ readonly type: 'moveSetUp' } & SaidInSetUp['steps'])
  | ({ readonly type: 'chooseMarker' } & SaidInSetUp['marker']);
