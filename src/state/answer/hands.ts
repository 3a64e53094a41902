import type { Side } from '../../engine/core/ids.ts';
import type { RequestOf } from '../../engine/log/request.ts';
import { part } from '../base/part.ts';
import { type HalfDone, halfDoneOf } from './halfDone.ts';

interface Typing {
  readonly action: string;
  readonly sides: readonly Side[];
}

const NOBODY: Typing = { action: '', sides: [] };
/** The name under which it is parked. */
const PARKED = 'hands';

const actionOf = ({ id }: RequestOf): string => id.split('.', 3).join('.');

/** Initiative is a matter of its own: it shares its place with the event. */
const counts = (request: RequestOf): boolean => request.kind === 'roll' && request.purpose !== 'initiative';

/** Whose dice of the screen the player types, and in which action: `turningPoint.activation.action` of its questions. */
export class Hands {
  #hands: Typing | null = null;
  readonly #halfDone: HalfDone;

  constructor(halfDone: HalfDone) {
    this.#halfDone = halfDone;
  }

  /** The player has begun to type the dice of this side in this action. */
  typesByHand = (request: RequestOf): boolean =>
    counts(request) && this.#now().action === actionOf(request) && this.#now().sides.includes(request.side);

  /** From now on the player types the dice of this side, until the action is over. */
  takeInHand(request: RequestOf): void {
    if (!counts(request)) return;
    const action = actionOf(request);
    const now = this.#now();
    const before = now.action === action ? now.sides : [];
    this.#hands = { action, sides: [...before.filter((side) => side !== request.side), request.side] };
    this.#halfDone.put(PARKED, this.#hands, true);
  }

  /** Nobody's dice are typed any more. */
  layDown(): void {
    this.#hands = null;
  }

  /** As it was said here, or on a page before. */
  #now(): Typing {
    this.#hands ??= (this.#halfDone.read(PARKED) as Typing | null) ?? NOBODY;
    return this.#hands;
  }
}

/** The hands at the table of an app: with another battle they are empty. */
export const handsOf = part((app) => {
  const hands = new Hands(halfDoneOf(app));
  app.store.subscribe(({ battle }, before) => {
    if (battle?.id !== before.battle?.id) hands.layDown();
  });
  return hands;
});
