import { isEqual } from '../engine/core/isEqual.ts';
import { whole } from '../engine/behaviour/extend.ts';
import { rebased } from '../engine/behaviour/rebase.ts';
import type { Behaviour, BehaviourChange } from '../engine/behaviour/killTeam/table.ts';
import { shippedBehaviours } from './shippedBehaviours.ts';
import type { OwnTable } from './workshopFiles.ts';

type Find = (id: string) => Behaviour | undefined;

const finder =
  (tables: readonly OwnTable[]): Find =>
  (id) =>
    tables.find(({ behaviour }) => behaviour.id === id)?.behaviour ?? shippedBehaviours().get(id);

/** Tables that build on nothing, or in a circle on themselves. */
function astray(tables: readonly OwnTable[]): readonly string[] {
  const find = finder(tables);
  return tables.filter(({ behaviour }) => whole(behaviour, find).table === null).map(({ behaviour }) => behaviour.id);
}

/** How many tables stand below one, up to one that is whole. Of a table that is not astray. */
function heightOf(behaviour: Behaviour, find: Find): number {
  const parent = 'extends' in behaviour ? find(behaviour.extends) : undefined;
  return parent === undefined ? 0 : 1 + heightOf(parent, find);
}

function fittedOne(change: BehaviourChange, now: Find, before: Find): BehaviourChange {
  const parent = now(change.extends);
  const base = parent === undefined ? null : whole(parent, now).table;
  const was = before(change.extends);
  return base === null ? change : rebased(change, base, (was && whole(was, before).table) ?? base);
}

/**
 * Those of one’s own tables that build on another of them and no longer fit what that has become, as they now must be (a
 * house rule on rows that are gone could not be played). Null: one would build on nothing or on itself, which it did not
 * `before`; this must not be kept.
 */
export function refitted(tables: readonly OwnTable[], before: readonly OwnTable[]): readonly OwnTable[] | null {
  const lost = new Set(astray(before));
  const away = new Set(astray(tables));
  if ([...away].some((id) => !lost.has(id))) return null;
  const find = finder(tables);
  const sound = tables.filter(({ behaviour }) => !away.has(behaviour.id));
  const rising = sound.toSorted((a, b) => heightOf(a.behaviour, find) - heightOf(b.behaviour, find));
  const done = new Map<string, OwnTable>();
  for (const { behaviour, examples } of rising) {
    if (!('extends' in behaviour)) continue;
    const fit = fittedOne(behaviour, (id) => done.get(id)?.behaviour ?? find(id), finder(before));
    if (!isEqual(fit, behaviour)) done.set(fit.id, { behaviour: fit, examples });
  }
  return [...done.values()];
}
