import type { BattleState } from '../model/state.ts';

/**
 * The same function, worked out once for each state of a battle and each key: what is asked for several times while a question
 * is open. `make` may look at nothing that the state and the key do not tell.
 */
export function onceForState<A, T>(
  make: (asked: A) => T,
  placeOf: (asked: A) => { readonly state: BattleState; readonly key: string },
): (asked: A) => T {
  const known = new WeakMap<BattleState, Map<string, T>>();
  return (asked) => {
    const { state, key } = placeOf(asked);
    const ofState = known.get(state) ?? new Map<string, T>();
    known.set(state, ofState);
    const found = ofState.get(key) ?? make(asked);
    ofState.set(key, found);
    return found;
  };
}
