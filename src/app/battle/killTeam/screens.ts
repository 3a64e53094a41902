import type { FamilyScreens } from '../families.ts';
import { BattleStage } from './BattleStage.tsx';
import { EndStage, KeysSheet, KillTeamLog, LogLive, MasterStage, OPENING } from './stages.ts';

/** What a battle of the Kill Team family shows. */
export const killTeamScreens: FamilyScreens = {
  Stage: BattleStage,
  Log: KillTeamLog,
  End: EndStage,
  Master: MasterStage,
  Live: LogLive,
  words: 'battle',
  Keys: KeysSheet,
  opening: OPENING,
};
