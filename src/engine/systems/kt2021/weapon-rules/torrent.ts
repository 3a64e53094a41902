import { alike } from '../../../family/killteam/rules/alike.ts';
import { torrent as printed } from '../../kt3/weapon-rules/torrent.ts';

/** Then every other valid target within x inches of the first, and of each other, may be attacked; also in overwatch. */
export const torrent = alike(printed, { id: 'torrent', source: 'Kill Team 2021 Lite, L-48: Torrent x' });
