import type { BattleEvent } from '../../model/event.ts';
import type { Operative } from '../../model/operative.ts';
import { sourceOf } from '../../model/sourceOf.ts';
import type { BattleState } from '../../model/state.ts';
import type { Trait, Use } from '../../traits/trait.ts';
import { openEffects } from '../effects/table.ts';
import { isNote, priceOf } from './traitUse.ts';

/** Somebody uses a trait. */
export interface TraitInUse {
  readonly operative: Operative;
  readonly trait: Trait;
  readonly use: Use;
}

/** A trait is used: its AP and CP are paid, the use is counted. */
export const usedEvent = (
  state: BattleState,
  { operative, trait, use }: TraitInUse,
  targets: readonly string[],
): BattleEvent => ({
  type: 'traitUsed',
  operative: operative.id,
  trait: trait.id,
  name: trait.name,
  ...priceOf(state, operative, trait, use),
  targets,
});

/** What follows a use: the psychic test, or its effects at once; `subject`: whom they are about. */
export function following(
  state: BattleState,
  { operative: { id }, trait, use }: TraitInUse,
  subject: string | null,
): readonly BattleEvent[] {
  if (use.test)
    return [
      { type: 'taskOpened', task: { kind: 'psychic', id: 'psychic', operative: id, trait: trait.id, step: 'test' } },
    ];
  return isNote(use) ? [] : openEffects(state, use.effects, { source: sourceOf(trait), subject, again: null, by: id });
}
