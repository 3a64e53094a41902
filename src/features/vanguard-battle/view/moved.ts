import type { Command } from '../../../engine/family/vanguard/model/command.ts';
import type { Moved } from '../../../engine/family/vanguard/model/facts.ts';
import { runInches } from '../../../engine/core/roundsBook.ts';
import type { ActorView, ModelView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import type { Picked } from '../desk.ts';

type Move = Extract<Picked, { kind: 'move' }>;

/** What is taken as so of a move nobody has said more of: it leaves whom it was engaged with, and engages whom it charged. */
export const plainMove = ({ engaged }: Pick<ModelView, 'engaged'>, target: string | null): Moved => ({
  engages: target === null ? [] : [target],
  left: [...engaged],
  fall: 0,
});

/** A move as a command; `anyway`: the table overrules the board. */
export function moveCommand(
  { action, push, target }: Pick<Move, 'action' | 'push' | 'target'>,
  moved: Moved,
  by: { readonly anyway?: true } = {},
): Command {
  return action === 'charge'
    ? { type: 'act', action, push, target: target ?? '', sight: true, moved, ...by }
    : { type: 'act', action, push, moved, ...by };
}

/** How far one goes whose nerve has failed, in inches. */
export const reachOf = ({ fallback, model }: Pick<ActorView, 'fallback' | 'model'>): number =>
  fallback ?? runInches(model.sp);

/** What has been told of a fallback; until then it comes to its edge, and leaves whom it was engaged with. */
export const flightOf = (
  actor: ActorView,
  pick: Picked | null,
): Pick<Extract<Picked, { kind: 'flight' }>, 'edge' | 'left'> =>
  pick?.kind === 'flight' ? pick : { edge: reachOf(actor), left: actor.model.engaged };
