import type { ActionId } from '../../../../core/ids.ts';
import type { BattleEvent } from '../../model/event.ts';
import { viaNow } from '../../model/lookup.ts';
import type { Operative } from '../../model/operative.ts';
import type { Game } from '../../rules/game.ts';
import { spoke } from '../../stats/uses.ts';
import { costNow } from '../actions/actions.ts';

/** It has a trait that asks after a shot whether it is made again at the same target. */
const mayShootAgain = ({ traits }: Operative, action: ActionId): boolean =>
  action === 'shoot' && (traits ?? []).some(({ use }) => use?.during === 'onMiss');

/** The work that follows an action. */
export const workAfter = (
  { state }: Game,
  operative: Operative,
  action: ActionId,
  targets: readonly string[],
): BattleEvent => ({
  type: 'taskOpened',
  task: {
    kind: 'afterAction',
    id: 'after',
    operative: operative.id,
    side: operative.side,
    action,
    via: viaNow(state),
    hurt: [],
    step: 'down',
    ...(mayShootAgain(operative, action) && targets[0] !== undefined && { against: targets[0] }),
  },
});

/** The action is declared: its AP, and below it the work that follows every action. */
export function declaration(
  game: Game,
  operative: Operative,
  action: {
    readonly id: ActionId;
    readonly targets: readonly string[];
    readonly note: string | null;
    /** AP beside those of the action. */
    readonly price?: number;
    readonly free?: boolean;
  },
): readonly BattleEvent[] {
  const via = viaNow(game.state);
  const { targets, note, price = 0, free = false } = action;
  const { ap, speaking } = via === 'action' && !free ? costNow(game, operative, action.id) : { ap: 0, speaking: [] };
  const acted = operative.guard && via !== 'guard';
  return [
    ...(acted ? [{ type: 'guardEnded' as const, operative: operative.id, why: 'acted' as const }] : []),
    { type: 'actionPerformed', operative: operative.id, action: action.id, ap: ap + price, via, targets, note },
    ...speaking.map((trait) => spoke(operative, trait)),
    workAfter(game, operative, action.id, targets),
  ];
}
