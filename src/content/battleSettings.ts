import { type BattleSettings, type FullSettings, isFull } from '../engine/family/killteam/model/settings.ts';
import type { Difficulty } from './schema/difficulty.ts';

/** What a difficulty needs to know about the table. */
interface TableFacts {
  /** Acolytes in the retinue, at least 1. */
  readonly acolytes: number;
  readonly dice: BattleSettings['dice'];
}

/** Settings of a new battle: the numbers of C1 for this retinue, assisted attacks, events by the app, falling tests asked. */
export function battleSettingsFor(difficulty: Difficulty, { acolytes, dice }: TableFacts): FullSettings {
  const further = acolytes - 1;
  const { retinueDv, reinforcementDv, eventTwiceFromAlert } = difficulty;
  return {
    difficulty: difficulty.id,
    parameters: {
      ammo: difficulty.ammo,
      startingCp: difficulty.startingCp,
      eventFrom: difficulty.eventFrom,
      ...(eventTwiceFromAlert !== undefined && { eventTwiceFromAlert }),
      enemyInitiativeUpTo: difficulty.enemyInitiativeUpTo,
      retinueDv: retinueDv.first + retinueDv.further * further,
      startingAlert: difficulty.startingAlert,
      reinforcementDv: { d3: reinforcementDv.d3, plus: reinforcementDv.plus + reinforcementDv.further * further },
    },
    dice,
    automation: { attack: 'assisted', ammo: difficulty.ammo, events: 'app', falling: true },
    readings: { retinueAlwaysFirst: false, guardLiteral: false, enemyAmmo: false },
  };
}

/** DV of the enemy force at the start for a retinue of this DV, rounded down. */
export const enemyBudget = (difficulty: Difficulty, retinueDv: number): number =>
  Math.floor(difficulty.enemyDvTimes * retinueDv);

/** The settings where nothing is left out: of a system with a difficulty; null: of one without. */
export const fullSettings = (settings: BattleSettings): FullSettings | null => (isFull(settings) ? settings : null);
