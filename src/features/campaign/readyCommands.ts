import type { Player } from '../../engine/family/killteam/model/state.ts';
import type { CampaignCommand, Recruit } from '../../engine/campaign/command.ts';

type Ready = Omit<Recruit, 'player'>;

/** The first retinue (DECISIONS, reading 16) as it is recruited: one Acolyte, a Serviceman, two Hivers. */
const READY: readonly Ready[] = [
  { name: 'Isaura Vex', card: 'acolyte', portrait: 'brim', background: 'arbitrator', increase: null },
  { name: 'Sabine Hale', card: 'serviceman', portrait: 'helmet', background: 'line-trooper', increase: 'move' },
  { name: 'Pim Latchkey', card: 'hiver', portrait: 'hood', background: 'tunnel-rat', increase: 'hit' },
  { name: 'Ignace Loam', card: 'hiver', portrait: 'cap', background: 'scrapper', increase: 'wounds' },
];

/** The commands that recruit the first retinue for the first player; further players recruit their own. */
export const readyCommands = ([first]: readonly Player[]): readonly CampaignCommand[] =>
  first === undefined ? [] : READY.map((recruit) => ({ type: 'recruit', recruit: { ...recruit, player: first.id } }));
