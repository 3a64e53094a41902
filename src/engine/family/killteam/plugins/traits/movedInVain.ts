import { MOVES } from '../../attack/weaponInUse.ts';
import type { Operative } from '../../model/operative.ts';
import { reject, type Rejection } from '../../model/rejection.ts';
import type { BattleState } from '../../model/state.ts';
import type { Trait, Use } from '../../traits/trait.ts';

/** All that a use gives, each with the condition on which it counts; null: on none. */
const conditionsOf = ({ modifiers }: Trait, { whileUsed, effects }: Use): readonly (string | null)[] => {
  const lasting = effects.flatMap((step) => (step.op === 'change' ? step.changes : [null]));
  return [...(whileUsed === true ? modifiers : []), ...lasting].map((change) =>
    change !== null && 'when' in change ? change.when : null,
  );
};

/** All that a use gives counts only for who has not moved, and its bearer has: it would come to nothing. */
export function movedInVain(
  { activation }: BattleState,
  { id }: Operative,
  trait: Trait,
  use: Use,
): readonly Rejection[] {
  const move = activation?.operative === id ? MOVES.find((each) => activation.done.includes(each)) : undefined;
  const conditions = move === undefined ? [] : conditionsOf(trait, use);
  const isInVain = conditions.length > 0 && conditions.every((when) => when === 'notMoved');
  return move !== undefined && isInVain ? [reject('movedBefore', { action: move })] : [];
}
