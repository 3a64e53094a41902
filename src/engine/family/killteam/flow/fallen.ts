import type { Game } from '../rules/game.ts';
import type { KillTeamRules } from '../rules/killTeamRules.ts';
import type { BattleEvent } from '../model/event.ts';
import type { Lasting } from '../model/lasting.ts';
import { ofSide, operativeById, standing } from '../model/lookup.ts';
import type { Operative } from '../model/operative.ts';
import type { BattleState } from '../model/state.ts';
import { staysUp } from '../stats/upright.ts';

type Incapacitated = Extract<BattleEvent, { type: 'incapacitated' }>;

/** It goes down: enemies are removed, the retinue's fallen stay where the ruleset says so; too often raised, it is slain. */
export function incapacitation(rules: KillTeamRules, operative: Operative, by: string | null): Incapacitated {
  const stays = rules.fallenStay && operative.side === rules.protagonists;
  const slain = stays && operative.reanimations >= rules.reanimationsBeforeSlain;
  return { type: 'incapacitated', operative: operative.id, by, slain, removed: !stays };
}

/** What happens to somebody with no wounds left: it goes down, unless something keeps it up for now. */
export function goesDown({ rules, state }: Game, operative: Operative, by: string | null): readonly BattleEvent[] {
  const upright = staysUp(state, operative, by);
  return upright.length > 0 ? upright : [incapacitation(rules, operative, by)];
}

/** It goes down outside of any action, and all that follows. */
export function takenDown(game: Game, operative: Operative, by: string | null): readonly BattleEvent[] {
  const down = incapacitation(game.rules, operative, by);
  const after = game.rules.evolve(game.state, [down]);
  return [
    down,
    ...(storyIsOver(game.rules, after) ? [{ type: 'battleEnded' as const, reason: 'retinueDown' as const }] : []),
    ...game.rules.hooks.fell(game, [operative]),
  ];
}

/** Nothing keeps it up any more: with no wounds left it goes down, to the credit of who brought it there (A10, Krieg). */
export function upNoMore(game: Game, id: string, { by }: Lasting): readonly BattleEvent[] {
  const operative = operativeById(game.state, id);
  return standing(operative) && operative.wounds === 0 ? takenDown(game, operative, by ?? null) : [];
}

/** nobody of the side whose story is told stands any more. Asked after each fall, once. */
export const storyIsOver = ({ protagonists }: KillTeamRules, state: BattleState): boolean => {
  const own = protagonists === null ? [] : ofSide(state, protagonists);
  return state.result === null && own.length > 0 && !own.some(standing);
};
