import { seededFaces } from '../../../engine/dice/seededDice.ts';
import type { RollRequest } from '../../../engine/family/vanguard/model/request.ts';
import type { Answer } from '../../../engine/log/request.ts';

/** An open battle as far as its dice are concerned. */
interface Rolling {
  readonly seed: string;
  readonly request: { readonly kind: string } | null;
}

/** More dice than sixes bring in any battle. */
const MOST = 200;

const isRoll = (request: Rolling['request']): request is RollRequest => request?.kind === 'roll';

/** Sixes bring dice of their own in these (V-12). */
const BRINGS: ReadonlySet<string> = new Set(['hit', 'armour']);

/** The roll that is asked now, if it goes on from the first one: any, where there was none yet. */
function nextRoll({ request }: Rolling, first: RollRequest | null): RollRequest | null {
  if (!isRoll(request)) return null;
  const goesOn = first === null || (BRINGS.has(first.purpose) && request.purpose === first.purpose);
  return goesOn ? request : null;
}

/**
 * Rolls what is asked now by the dice of the battle's seed; with `onward` also the dice that its sixes bring, as they are asked
 * for. `now`: the battle as it stands; `answer`: false when it is not taken.
 */
export function rollOn(
  now: () => Rolling | null,
  answer: (request: RollRequest, answer: Answer) => boolean,
  onward: boolean,
): void {
  let first: RollRequest | null = null;
  for (let count = 0; count < (onward ? MOST : 1); count += 1) {
    const battle = now();
    const request: RollRequest | null = battle === null ? null : nextRoll(battle, first);
    if (battle === null || request === null) return;
    const faces = seededFaces(battle.seed, request.id, { count: request.count, sides: request.sides });
    if (!answer(request, { kind: 'faces', faces })) return;
    first ??= request;
  }
}
