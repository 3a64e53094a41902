import type { Override } from '../../engine/family/killteam/model/command.ts';
import type { Desk } from './desk.ts';

/** Does an action of the scenario with the operative that acts. */
export const runScenario = (desk: Desk, action: string, override: Override | null): boolean =>
  desk.act({ type: 'actInScenario', action, ...(override !== null && { override }) });
