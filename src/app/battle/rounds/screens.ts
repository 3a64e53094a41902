import type { FamilyScreens } from '../families.ts';
import { RoundsStage } from './RoundsStage.tsx';
import { KeysSheet, OPENING, RoundsEnd, RoundsLive, RoundsLog } from './stages.ts';

/** What a battle in rounds shows. */
export const roundsScreens: FamilyScreens = {
  Stage: RoundsStage,
  Log: RoundsLog,
  End: RoundsEnd,
  Master: null,
  Live: RoundsLive,
  words: 'rounds',
  Keys: KeysSheet,
  opening: OPENING,
};
