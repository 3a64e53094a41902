import type { KillTeam } from '../family/killteam/rules/plugin.ts';
import type { Door } from './door.ts';
import { fetchKillTeams, findSystem, type KillTeamId } from './killTeams.ts';
import type { AnyGame } from './system.ts';

/** Makes a game as everything above the engine knows it of rules of the family; null: not fetched yet. */
let made: ((rules: KillTeam) => AnyGame) | null = null;

const doorTo = (id: KillTeamId): Door => ({
  fetch: async (hand) => {
    const [{ killTeamGame }] = await Promise.all([import('./killTeamSystem.ts'), fetchKillTeams([id], hand)]);
    made = killTeamGame;
  },
  find: () => {
    const rules = findSystem(id);
    return rules === null ? null : (made?.(rules) ?? null);
  },
});

/** The systems of the family for the registry. */
export const killTeamDoors = {
  acolyte: doorTo('acolyte'),
  kt3: doorTo('kt3'),
  kt2021: doorTo('kt2021'),
  'kt2021-lite': doorTo('kt2021-lite'),
} as const satisfies Readonly<Record<KillTeamId, Door>>;
