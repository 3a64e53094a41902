import { expect, it } from 'vitest';
import { viewOf } from '../../../src/engine/systems/battle.ts';
import { vexActs } from '../../support/duel.ts';
import { action, objective, scripted } from '../../support/scripted.ts';

const leave = action({ id: 'leave', effects: [{ op: 'tick', tick: 'away', on: true }] });
const wait = action({ id: 'wait' });
const ticks = [{ id: 'away', name: 'Away', ends: 'complete' as const }];
const mission = { ...scripted({ objectives: [objective()], actions: [leave, wait] }), ticks };

it('should know of an action of the scenario that it ends the battle at once', () => {
  const { actions } = viewOf(vexActs({ mission, ticks: { away: false } }).state);
  expect(actions.endsBattle('leave')).toBe(true);
  expect(actions.endsBattle('wait')).toBe(false);
});
