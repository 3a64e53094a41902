import type { BattleEvent } from '../../model/event.ts';
import type { BattleState } from '../../model/state.ts';
import type { Handlers } from '../../rules/plugin.ts';
import { attacks } from './attack.ts';
import { byHand } from './correction.ts';
import { flow } from './flow.ts';
import { operatives } from './operative.ts';
import { tables } from './table.ts';

/** What the flow itself changes, whatever the plugins. Events that are not here only tell, or are a plugin's. */
export const flowHandlers: Partial<Handlers> = { ...flow, ...operatives, ...attacks, ...tables, ...byHand };

type Apply = (state: BattleState, event: BattleEvent) => BattleState;

/** All handlers of one kind of event, in order. */
function applying(all: readonly Partial<Handlers>[]): ReadonlyMap<string, readonly Apply[]> {
  const found = new Map<string, Apply[]>();
  for (const handlers of all)
    for (const [type, apply] of Object.entries(handlers)) found.set(type, [...(found.get(type) ?? []), apply as Apply]);
  return found;
}

const NONE: readonly Apply[] = [];

/**
 * The fold of a battle: the state after events. Facts only: reads no rules, refuses nothing, so an old log still folds; an
 * event of a later version, or of a plugin that is not here, is kept in the log and changes nothing.
 */
export function evolveBy(all: readonly Partial<Handlers>[]): Apply {
  const known = applying(all);
  return (state, event) => {
    let after = state;
    for (const apply of known.get(event.type) ?? NONE) after = apply(after, event);
    return after;
  };
}
