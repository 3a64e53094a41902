import type { Side } from '../../engine/core/ids.ts';
import type { RequestOf } from '../../engine/log/request.ts';
import { part } from '../base/part.ts';

const actionOf = ({ id }: RequestOf): string => id.split('.', 3).join('.');

/** Initiative is a matter of its own: it shares its place with the event. */
const counts = (request: RequestOf): boolean => request.kind === 'roll' && request.purpose !== 'initiative';

/** Whose dice of the screen the player types, and in which action: `turningPoint.activation.action` of its questions. */
export class Hands {
  #hands: { readonly action: string; readonly sides: readonly Side[] } = { action: '', sides: [] };

  /** The player has begun to type the dice of this side in this action. */
  typesByHand = (request: RequestOf): boolean =>
    counts(request) && this.#hands.action === actionOf(request) && this.#hands.sides.includes(request.side);

  /** From now on the player types the dice of this side, until the action is over. */
  takeInHand(request: RequestOf): void {
    if (!counts(request)) return;
    const action = actionOf(request);
    const before = this.#hands.action === action ? this.#hands.sides : [];
    this.#hands = { action, sides: [...before, request.side] };
  }

  /** Nobody's dice are typed any more. */
  layDown(): void {
    this.#hands = { action: '', sides: [] };
  }
}

/** The hands at the table of an app: with another battle they are empty. */
export const handsOf = part(({ store }) => {
  const hands = new Hands();
  store.subscribe(({ battle }, before) => {
    if (battle?.id !== before.battle?.id) hands.layDown();
  });
  return hands;
});
