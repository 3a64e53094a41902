import type { Lasts } from '../model/lasting.ts';
import type { Operative } from '../model/operative.ts';
import { reject, type Rejection } from '../model/rejection.ts';
import type { ActionId, Order } from '../../../core/ids.ts';
import { changesOf } from './changes.ts';
import { spoke, usesIn } from './uses.ts';

/** A trait forbids the action (C6, Shattered leg: no Dash), by its name. */
export const forbidden = (lasts: Lasts, operative: Operative, action: ActionId): readonly Rejection[] =>
  changesOf(lasts, operative, 'forbid')
    .filter(({ change }) => change.action === action)
    .map(({ source: { lasting, id, name } }) => reject('forbiddenByTrait', { trait: lasting?.source.id ?? id, name }));

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
