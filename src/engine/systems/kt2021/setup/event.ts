import type { SaidInSetUp } from './said.ts';

declare module '../../../family/killteam/model/event.ts' {
  interface PluginEvents {
    readonly setUp: SetUpEvent;
  }
}

/** What is settled before the battle. What a side chooses of markers is told to nobody else. */
export type SetUpEvent =
  | ({ readonly type: 'defenderSet' } & SaidInSetUp['defender'])
  | ({ readonly type: 'setUpMoved' } & SaidInSetUp['steps'])
  | ({ readonly type: 'markerChosen' } & SaidInSetUp['marker']);
