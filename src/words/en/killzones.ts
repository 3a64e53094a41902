import { NO_CONTENT } from '../content.ts';

/** Killzones and their pieces, which are written in English, and what is said of them. */
export const killzones = {
  content: NO_CONTENT,
  theatres: { standard: 'Anywhere', frontline: 'Frontline', underhive: 'Underhive', 'void-hulk': 'Void hulk' },
};
