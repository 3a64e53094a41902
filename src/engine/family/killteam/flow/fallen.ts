import type { KillTeamRules } from '../rules/killTeamRules.ts';
import type { BattleEvent } from '../model/event.ts';
import { ofSide, standing } from '../model/lookup.ts';
import type { Operative } from '../model/operative.ts';
import type { BattleState } from '../model/state.ts';

type Incapacitated = Extract<BattleEvent, { type: 'incapacitated' }>;

/** It goes down: enemies are removed, the retinue's fallen stay where the ruleset says so; too often raised, it is slain. */
export function incapacitation(rules: KillTeamRules, operative: Operative, by: string | null): Incapacitated {
  const stays = rules.fallenStay && operative.side === rules.protagonists;
  const slain = stays && operative.reanimations >= rules.reanimationsBeforeSlain;
  return { type: 'incapacitated', operative: operative.id, by, slain, removed: !stays };
}

/** nobody of the side whose story is told stands any more. Asked after each fall, once. */
export const storyIsOver = ({ protagonists }: KillTeamRules, state: BattleState): boolean => {
  const own = protagonists === null ? [] : ofSide(state, protagonists);
  return state.result === null && own.length > 0 && !own.some(standing);
};
