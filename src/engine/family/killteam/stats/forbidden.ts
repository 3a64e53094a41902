import type { Operative } from '../model/operative.ts';
import { reject, type Rejection } from '../model/rejection.ts';
import type { ActionId, Order } from '../../../core/ids.ts';
import { changesOf } from './changes.ts';
import { spoke, usesIn } from './uses.ts';

/** A trait forbids the action (C6, Shattered leg: no Dash), by its name. */
export const forbidden = (operative: Operative, action: ActionId): readonly Rejection[] =>
  changesOf(operative, 'forbid')
    .filter(({ change }) => change.action === action)
    .map(({ trait }) => reject('forbiddenByTrait', { trait: trait.id, name: trait.name }));

const first = (operative: Operative) =>
  changesOf(operative, 'firstOrder').filter(({ trait }) => usesIn(operative, trait, 'battle') === 0);

/** Its first activation of the battle must be with the other order (C6, Haunted). */
export const otherFirst = (operative: Operative, order: Order): readonly Rejection[] =>
  first(operative)
    .filter(({ change }) => change.order !== order)
    .map(({ trait, change }) => reject('firstOrder', { trait: trait.id, name: trait.name, order: change.order }));

/** That first activation has come. */
export const firstOver = (operative: Operative) => first(operative).map(({ trait }) => spoke(operative, trait));
