import { present } from '../../src/engine/core/invariant.ts';
import { type FullSettings, isFull } from '../../src/engine/family/killteam/model/settings.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { ENEMY, RETINUE } from '../../src/engine/systems/acolyte/sides.ts';

/** The sides of ACOLYTE, the retinue with so many command points: to be spread over a state. */
export const withCp = (cp: number, enemyName = 'Enemy'): Pick<BattleState, 'sides'> => ({
  sides: [
    { id: RETINUE, name: RETINUE, cp, hand: 'people' },
    { id: ENEMY, name: enemyName, cp: 0, hand: 'tables' },
  ],
});

/** Command points of the retinue. */
export const cpOf = ({ sides }: Pick<BattleState, 'sides'>): number =>
  present(
    sides.find(({ id }) => id === RETINUE),
    'the retinue',
  ).cp;

/** Settings of a battle with a difficulty, ammunition and events, which all battles of ACOLYTE have. */
export function fullSettingsOf({ settings }: Pick<BattleState, 'settings'>): FullSettings {
  if (!isFull(settings)) throw new Error('something is left out of the settings');
  return settings;
}
