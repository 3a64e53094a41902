import { fighterRightsUnhindered } from '../family/killteam/attack/fight/rolls.ts';
import { shotRightsUnhindered } from '../family/killteam/attack/shoot/rerolls.ts';
import type { Operative } from '../family/killteam/model/operative.ts';
import type { BattleState } from '../family/killteam/model/state.ts';
import type { FightInHand, ShotInHand } from '../family/killteam/rules/steps.ts';
import type { RerollRight } from '../family/killteam/rules/windows.ts';
import { changesOf, type Source } from '../family/killteam/stats/changes.ts';

/** Re-rolls by weapon rules that dice would have, were they not forbidden. */
export interface ForbiddenRerolls {
  /** The rules that would let them be rolled again. */
  readonly rules: readonly string[];
  readonly by: readonly Source[];
}

function forbiddenTo(
  state: BattleState,
  against: Operative,
  rights: () => readonly RerollRight[],
): readonly ForbiddenRerolls[] {
  const by = changesOf(state, against, 'noRerollsAgainst').map(({ source }) => source);
  const rules = by.length === 0 ? [] : rights().map(({ rule }) => rule);
  return rules.length === 0 ? [] : [{ rules, by }];
}

/** What is forbidden to the attack dice of a shot. */
export const forbiddenInShot = (shot: ShotInHand): readonly ForbiddenRerolls[] =>
  forbiddenTo(shot.game.state, shot.target, () => shotRightsUnhindered(shot));

/** What is forbidden to either side of a fight. */
export const forbiddenInFight = (fight: FightInHand): readonly ForbiddenRerolls[] =>
  [fight.attacker, fight.defender].flatMap((side) =>
    forbiddenTo(fight.game.state, side.opponent, () => fighterRightsUnhindered(fight, side)),
  );
