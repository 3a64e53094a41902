import type { Board } from './board.ts';
import { bestOf, hasRule } from './setup.ts';

/** Why the attack cannot even be declared, as far as the cards say; empty: it can. */
export function forbidden(board: Board): readonly string[] {
  const { attacker, target, arm: weapon, moved, action } = board.setup;
  const figure = board.figure(attacker);
  const arm = figure.arms.find(({ id }) => id === weapon);
  if (arm === undefined) return ['unknownWeapon'];
  const reasons: string[] = [];
  const limit = bestOf(arm, 'limited');
  if (limit > 0 && (figure.used[weapon] ?? 0) >= limit) reasons.push('limitedUsed');
  if (action === 'fight') return reasons;
  const heavy = arm.rules.find(({ name }) => name === 'heavy');
  if (figure.concealed && !hasRule(arm, 'silent')) reasons.push('concealed');
  if (heavy !== undefined && moved !== null && heavy.only !== moved) reasons.push('heavyMoved');
  if (board.inRangeOf(attacker).length > 0) reasons.push('inControlRange');
  if (board.friendsAt(attacker, target).length > 0) reasons.push('friendInControlRange');
  return reasons;
}
