import type { Answer, RollRequest } from '../../../log/request.ts';
import type { BattleEvent } from '../model/event.ts';
import type { Lasts } from '../model/lasting.ts';
import type { Operative } from '../model/operative.ts';
import { changesOf } from './changes.ts';

/** How many of these dice, by their damage, it rolls for whether they do less (`rules/acolyte.md` A10, Cadia). */
export function hardenedAgainst(lasts: Lasts, target: Operative, dice: readonly number[]): number {
  const change = changesOf(lasts, target, 'hardened')[0]?.change;
  return change === undefined ? 0 : dice.filter((damage) => damage >= change.least).length;
}

/** A D6 for each of these dice, all at once: they do not hang on one another. */
export const hardenedRequest = (
  lasts: Lasts,
  { id: operative, side, ...target }: Operative,
  { id, count }: Pick<RollRequest, 'id' | 'count'>,
): RollRequest => ({
  kind: 'roll',
  id,
  purpose: 'hardened',
  side,
  operative,
  count,
  sides: 6,
  counts: false,
  success: { hit: changesOf(lasts, { id: operative, side, ...target }, 'hardened')[0]?.change.from ?? 7, critical: 7 },
});

/** What comes of the roll: the damage less, and the telling of it with the name of what it has. */
export function hardenedBy(
  lasts: Lasts,
  target: Operative,
  answer: Answer,
): { readonly less: number; readonly speaking: readonly BattleEvent[] } {
  const found = changesOf(lasts, target, 'hardened')[0];
  if (found === undefined || answer.kind !== 'faces') return { less: 0, speaking: [] };
  const { source, change } = found;
  const less = change.by * answer.faces.filter((face) => face >= change.from).length;
  const { id, name } = source.lasting?.source ?? source;
  return {
    less,
    speaking: [{ type: 'hardened', operative: target.id, trait: id, name, faces: [...answer.faces], less }],
  };
}
