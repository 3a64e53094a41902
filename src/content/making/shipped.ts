import { loadBundledPack } from '../bundledPack.ts';
import { loadKillTeamSides } from '../killTeamSides.ts';
import type { Pack } from '../pack.ts';
import { loadShippedBands } from '../warBands/shippedBands.ts';
import type { MadeSystem } from './systems.ts';

const SHIPPED: Readonly<Record<MadeSystem, () => Promise<Pack>>> = {
  acolyte: loadBundledPack,
  kt2021: () => loadKillTeamSides('kt2021'),
  'kt2021-lite': () => loadKillTeamSides('kt2021-lite'),
  vanguard: loadShippedBands,
};

/** The rows of the app for a system, and with them its rules. Rejects when they cannot be fetched. */
export const loadShipped = (system: MadeSystem): Promise<Pack> => SHIPPED[system]();

/** Systems whose packs join one another. */
const TOGETHER: readonly string[] = ['acolyte', 'kt3'];

/** Whether rows of a pack for a ruleset can stand among those of a system. */
export const suits = (system: MadeSystem, ruleset: string): boolean =>
  ruleset === system || (TOGETHER.includes(system) && TOGETHER.includes(ruleset));
