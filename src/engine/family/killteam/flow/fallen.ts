import type { Ruleset } from '../rules/ruleset.ts';
import type { BattleEvent } from '../model/event.ts';
import { ofSide, standing } from '../model/lookup.ts';
import type { Operative } from '../model/operative.ts';
import type { BattleState } from '../model/state.ts';

type Incapacitated = Extract<BattleEvent, { type: 'incapacitated' }>;

/** It goes down: enemies are removed, the retinue's fallen stay where the ruleset says so; too often raised, it is slain. */
export function incapacitation(ruleset: Ruleset, operative: Operative, by: string | null): Incapacitated {
  const stays = ruleset.fallenStay && operative.side === 'retinue';
  const slain = stays && operative.reanimations >= ruleset.reanimationsBeforeSlain;
  return { type: 'incapacitated', operative: operative.id, by, slain, removed: !stays };
}

/** nobody of the retinue stands any more. Asked after each fall, once. */
export const retinueIsDown = (state: BattleState): boolean =>
  state.result === null && !ofSide(state, 'retinue').some(standing) && ofSide(state, 'retinue').length > 0;
