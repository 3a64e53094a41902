import type { Lasts } from '../model/lasting.ts';
import type { Operative } from '../model/operative.ts';
import { reject, type Rejection } from '../model/rejection.ts';
import type { ActionId, Order } from '../../../core/ids.ts';
import { changesOf, type Source } from './changes.ts';
import { spoke, usesIn } from './uses.ts';

const byItsTrait = ({ lasting, id, name }: Source): Rejection =>
  reject('forbiddenByTrait', { trait: lasting?.source.id ?? id, name });

/** A trait forbids the action (C6, Shattered leg: no Dash), by its name. */
export const forbidden = (lasts: Lasts, operative: Operative, action: ActionId): readonly Rejection[] =>
  changesOf(lasts, operative, 'forbid')
    .filter(({ change }) => change.action === action)
    .map(({ source }) => byItsTrait(source));

/** After the second of two shots it does nothing else (`rules/acolyte.md` A10, Mordian), by the name of what lets it shoot twice. */
export function onlyShoots(lasts: Lasts, operative: Operative, done: readonly ActionId[]): readonly Rejection[] {
  const twice = done.filter((action) => action === 'shoot').length > 1 && !operative.abilities.includes('twoAttacks');
  return twice ? changesOf(lasts, operative, 'secondShot').map(({ source }) => byItsTrait(source)) : [];
}

const first = (lasts: Lasts, operative: Operative) =>
  changesOf(lasts, operative, 'firstOrder').filter(({ source }) => usesIn(operative, source, 'battle') === 0);

/** Its first activation of the battle must be with the other order (C6, Haunted); of two that contradict each other the last rules. */
export const otherFirst = (lasts: Lasts, operative: Operative, order: Order): readonly Rejection[] =>
  first(lasts, operative)
    .slice(-1)
    .filter(({ change }) => change.order !== order)
    .map(({ source: { id, name }, change }) => reject('firstOrder', { trait: id, name, order: change.order }));

/** That first activation has come. */
export const firstOver = (lasts: Lasts, operative: Operative) =>
  first(lasts, operative).map(({ source }) => spoke(operative, source));
