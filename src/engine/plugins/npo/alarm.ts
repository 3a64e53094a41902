import { playsByTable } from './state.ts';
import type { BattleEvent } from '../../family/killteam/model/event.ts';
import { findWeapon, ofSide, operativeById, standing, tableSide } from '../../family/killteam/model/lookup.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import type { AfterActionTask } from '../../family/killteam/model/task.ts';

const raised = (state: BattleState, to: number): readonly BattleEvent[] =>
  to > (state.alert ?? 0) ? [{ type: 'alertChanged', to }] : [];

const isSilent = (state: BattleState, id: string): boolean => {
  const operative = operativeById(state, id);
  const weapon = operative.lastWeapon === null ? null : findWeapon(operative, operative.lastWeapon);
  return weapon?.rules.some((rule) => rule.id === 'silent') === true;
};

const isAttack = (action: AfterActionTask['action']): boolean => action === 'shoot' || action === 'fight';

/** By the house rule of stealth: a Silent shot or a fight that takes its enemy down at once. */
const isQuiet = (state: BattleState, action: AfterActionTask['action'], by: string): boolean =>
  state.npo?.quietKills === true && (action === 'fight' || isSilent(state, by));

/** By the house rule of stealth nobody heard it; told where it would have raised Alert. */
const unheard = (state: BattleState, operative: string): readonly BattleEvent[] =>
  raised(state, 2).map(() => ({ type: 'alertHeld', operative, by: null }));

/**
 * What an action of the retinue does to Alert (acolyte.md C18): any attack makes it 2 at least and is the last noise; an
 * objective taken makes it 3.
 */
export function alarm(state: BattleState, task: AfterActionTask, killed: boolean): readonly BattleEvent[] {
  const { action, operative } = task;
  if (state.npo?.alert !== true || task.side === tableSide(state) || operative === null) return [];
  if (action === 'pickUpMarker') return raised(state, 3);
  if (!isAttack(action)) return [];
  if (killed && isQuiet(state, action, operative)) return unheard(state, operative);
  const { name } = operativeById(state, operative);
  return [...raised(state, 2), { type: 'npoSet', choice: { noise: name, sighting: false }, startDv: 0 }];
}

/** In a turning point in which no enemy had a valid target Alert falls by 1, not below 1 once there was an alarm. */
export const calm = ({ npo, alert = 0 }: BattleState): readonly BattleEvent[] => {
  if (npo?.alert !== true || !playsByTable(npo) || npo.seen) return [];
  const alarmed = npo.noise !== null && npo.sighting !== true;
  const least = alert >= 2 || alarmed ? 1 : 0;
  return alert > least ? [{ type: 'alertChanged', to: alert - 1 }] : [];
};

const QUARTER = 4;

/** With a quarter of its Deployment Value left or less, the enemy tests its morale in every Ready step (an option). */
export function moraleTest(state: BattleState): readonly BattleEvent[] {
  const { npo } = state;
  if (npo === undefined || !npo.morale || npo.broken || state.turningPoint < 2) return [];
  const left = ofSide(state, tableSide(state)).reduce((sum, enemy) => sum + (standing(enemy) ? enemy.dv : 0), 0);
  return left > 0 && left * QUARTER <= npo.startDv
    ? [{ type: 'taskOpened', task: { kind: 'morale', id: 'morale' } }]
    : [];
}
