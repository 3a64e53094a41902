import { type Door, doorTo } from './door.ts';
import { killTeamDoors } from './killTeamDoors.ts';
import { anyGame } from './system.ts';

/** The systems there are, the one that is offered first at the front: those of the Kill Team family, and games of their own. */
export const DOORS = {
  ...killTeamDoors,
  vanguard: doorTo(
    async () => anyGame((await import('./vanguardSystem.ts')).vanguard),
    async () => anyGame((await import('./vanguardByTables.ts')).vanguardByTables),
  ),
} as const satisfies Readonly<Record<string, Door>>;
