import { present } from '../engine/core/invariant.ts';
import type { Pack } from './pack.ts';
import type { RetinueMember } from './schema/retinue.ts';
import type { QuickScenario } from './schema/scenario.ts';

/** The scenario every pack that can be started at once has. */
export const QUICK_START = 'quick-start';

/** A scenario of a pack and who plays it. */
interface ReadyScenario {
  readonly scenario: QuickScenario;
  readonly members: readonly RetinueMember[];
}

/** Throws when the pack has no such scenario. */
export function readyScenario(pack: Pack, id: string = QUICK_START): ReadyScenario {
  const scenario = present(pack.scenarios.get(id), `no scenario ${id}`);
  const { members } = present(pack.retinues.get(scenario.retinue), `no retinue ${scenario.retinue}`);
  return { scenario, members };
}
