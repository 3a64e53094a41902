import { PLAIN_FACTS } from '../../../engine/core/roundsBook.ts';
import type { Command } from '../../../engine/family/vanguard/model/command.ts';
import type { Aimed } from '../../../engine/family/vanguard/model/facts.ts';
import type { ActView, VanguardView } from '../../../engine/family/vanguard/view/vanguardView.ts';

/**
 * An attack on these, each with so many dice, in the order in which they are resolved (V-53); what the board sees of them with it.
 * Who is aimed at is seen and in range, whatever the board has: that has been asked.
 */
export const attackCommand = (
  { actor, onBoard }: Pick<VanguardView, 'actor' | 'onBoard'>,
  act: ActView,
  dice: ReadonlyMap<string, number>,
): Command => ({
  type: 'act',
  action: 'attack',
  push: act.byPush,
  attack: act.of?.id ?? '',
  free: act.slots === 0,
  targets: [...dice].map(([model, count]): Aimed => ({
    model,
    dice: count,
    facts: {
      ...(onBoard?.sighted(actor?.model.id ?? '', model, act.of?.id ?? null)?.facts ?? PLAIN_FACTS),
      sight: true,
      inRange: true,
    },
  })),
});

/** Dice of an attack that are on nobody yet. */
export const diceLeft = (act: ActView, dice: ReadonlyMap<string, number>): number =>
  (act.attack?.dice ?? 0) - [...dice.values()].reduce((sum, count) => sum + count, 0);

/** So many dice on this one; none takes it off the list. */
export function withDice(dice: ReadonlyMap<string, number>, model: string, count: number): ReadonlyMap<string, number> {
  const next = new Map(dice);
  if (count <= 0) next.delete(model);
  else next.set(model, count);
  return next;
}
