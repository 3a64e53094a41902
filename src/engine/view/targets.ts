import { aimProblem, type Attack } from '../family/killteam/attack/attack.ts';
import { inFightReach } from '../family/killteam/flow/hatchway.ts';
import { reject, type Rejection } from '../family/killteam/model/rejection.ts';
import type { Game } from '../family/killteam/rules/game.ts';
import type { AttackKind } from './arms.ts';

/** Why this operative is not a target of that weapon, as far as the table has told; null: it is. */
export function attackProblem(game: Game, action: AttackKind, attack: Attack): Rejection | null {
  const { operative, target } = attack;
  if (action === 'shoot') return aimProblem(game, attack);
  return inFightReach(game, operative, target) ? null : reject('notInControlRange', { target: target.id });
}
