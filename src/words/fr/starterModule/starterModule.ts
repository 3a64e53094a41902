import type { Content } from '../../content.ts';
import { flags } from './flags.ts';
import { lastHour } from './lastHour.ts';
import { names } from './names.ts';
import { silentRelay } from './silentRelay.ts';
import { voiceInTheWater } from './voiceInTheWater.ts';
import { waterRunsDown } from './waterRunsDown.ts';

/** Le module de départ en français : noms par identifiant, phrases par chemin. */
export const starterModule: Content = {
  names,
  byName: {
    'The Silent Relay': names['silent-relay'] ?? '',
    'Water Runs Down': names['water-runs-down'] ?? '',
    'The Last Hour': names['the-last-hour'] ?? '',
  },
  texts: { ...flags, ...silentRelay, ...waterRunsDown, ...lastHour, ...voiceInTheWater },
};
