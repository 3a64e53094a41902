import type { Side } from '../engine/core/ids.ts';
import type { Request } from '../engine/log/request.ts';

/** Whose dice of the screen the player types, and in which action: `turningPoint.activation.action` of its questions. */
let hands: { readonly action: string; readonly sides: readonly Side[] } = { action: '', sides: [] };

const actionOf = ({ id }: Request): string => id.split('.', 3).join('.');

/** Initiative is a matter of its own: it shares its place with the event. */
const counts = (request: Request): boolean => request.kind === 'roll' && request.purpose !== 'initiative';

/** The player has begun to type the dice of this side in this action. */
export const typesByHand = (request: Request): boolean =>
  counts(request) && hands.action === actionOf(request) && hands.sides.includes(request.side);

/** From now on the player types the dice of this side, until the action is over. */
export function takeInHand(request: Request): void {
  if (!counts(request)) return;
  const action = actionOf(request);
  hands = { action, sides: [...(hands.action === action ? hands.sides : []), request.side] };
}

/** Nobody's dice are typed any more: another battle is open. */
export function layDown(): void {
  hands = { action: '', sides: [] };
}
