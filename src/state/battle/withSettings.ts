import { type BattleSettings, isFull } from '../../engine/family/killteam/model/settings.ts';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import type { AppSettings } from '../base/store.ts';

/** The player's own dial and readings in place of the usual ones; ammunition stays off where the difficulty has none. */
const settingsWith = (usual: BattleSettings, { automation, readings }: AppSettings): BattleSettings =>
  isFull(usual)
    ? { ...usual, automation: { ...automation, ammo: automation.ammo && usual.parameters.ammo }, readings }
    : { ...usual, automation: { attack: automation.attack, falling: automation.falling } };

/** A battle of the family that is about to begin, with the player's own settings. */
export const withSettings = (state: BattleState, settings: AppSettings): BattleState => ({
  ...state,
  settings: settingsWith(state.settings, settings),
});
