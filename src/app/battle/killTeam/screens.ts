import type { FamilyScreens } from '../families.ts';
import { speaking } from '../../speaking.ts';
import { EndStage, KeysSheet, KillTeamLog, LogLive, MasterStage, OPENING } from './stages.ts';

const BattleStage = speaking(['battle'], async () => (await import('./BattleStage.tsx')).BattleStage);

/** What a battle of the Kill Team family shows. */
export const killTeamScreens: FamilyScreens = {
  Stage: BattleStage,
  Log: KillTeamLog,
  End: EndStage,
  Master: MasterStage,
  Live: LogLive,
  Keys: KeysSheet,
  opening: [BattleStage, ...OPENING],
};
