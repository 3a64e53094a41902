import { present } from '../core/invariant.ts';
import type { BattleState } from '../family/killteam/model/state.ts';
import { type Game, gamesOf } from '../family/killteam/rules/game.ts';
import type { KillTeam } from '../family/killteam/rules/plugin.ts';
import { acolyteKillTeam } from './acolyte/acolyte.ts';
import { kt3KillTeam } from './kt3/kt3.ts';

/** The systems there are, the one that is offered first at the front. */
export const SYSTEMS = [acolyteKillTeam, kt3KillTeam] as const satisfies readonly KillTeam[];

const known: readonly KillTeam[] = SYSTEMS;

/** The system whose campaigns are founded: the first that has some. */
export const CAMPAIGN_SYSTEM: KillTeam = present(
  known.find(({ hasCampaigns }) => hasCampaigns),
  'a system with campaigns',
);

/** A system by its id; null: there is none. */
export const findSystem = (id: string): KillTeam | null => known.find((system) => system.id === id) ?? null;

/** A system by its id, or a thrown bug: what is loaded names only systems there are. */
export const systemById = (id: string): KillTeam => present(findSystem(id), `system ${id}`);

const games = new Map(known.map((system) => [system.id, gamesOf(system)]));

/** A battle with the rules of the system that it names. */
export const gameOf = (state: BattleState): Game => present(games.get(state.ruleset), `system ${state.ruleset}`)(state);
