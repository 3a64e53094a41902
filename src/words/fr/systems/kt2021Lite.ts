import type { kt2021Lite as en } from '../../en/systems/kt2021Lite.ts';
import { inches } from '../format.ts';
import { de } from '../de.ts';
import { kt2021 } from './kt2021.ts';

export const kt2021Lite: typeof en = {
  ...kt2021,
  turningPoint: {
    ...kt2021.turningPoint,
    initiativeRollOff: 'Chaque camp jette un D6. Le plus haut a l’initiative ; à égalité, celui qui ne l’avait pas.',
  },
  ticks: { blast: (length, who) => `Qui d’autre est à ${inches(length)} ${de(who)}\u00A0?` },
};
