import * as z from 'zod/mini';
import { battleSettings } from '../family/killteam/model/settings.ts';
import { type BattleState, battleState } from '../family/killteam/model/state.ts';
import type { FileDigest } from './system.ts';

const { readings, difficulty, dice, automation } = battleSettings.shape;

/** What the file of a battle of the family says of it: the readings and settings that were chosen. */
export const killTeamDigest: FileDigest<BattleState> = {
  shape: { readings, settings: z.strictObject({ difficulty, dice, automation }) },
  of: ({ settings }) => ({
    readings: settings.readings,
    settings: { difficulty: settings.difficulty, dice: settings.dice, automation: settings.automation },
  }),
  result: battleState.shape.result,
};
