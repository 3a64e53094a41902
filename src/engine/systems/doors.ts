import type { Door } from './door.ts';
import { killTeamDoors } from './killTeamDoors.ts';

/** The systems there are, the one that is offered first at the front: those of the Kill Team family, and games of their own. */
export const DOORS = { ...killTeamDoors } as const satisfies Readonly<Record<string, Door>>;
