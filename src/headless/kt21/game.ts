import { gamesOf } from '../../engine/family/killteam/rules/game.ts';
import { kt2021KillTeam } from '../../engine/systems/kt2021/kt2021.ts';

/** A battle of Kill Team 2021 at one moment, with its rules. */
export const gameOf = gamesOf(kt2021KillTeam);
