import type { BattleEvent } from '../model/event.ts';
import type { Lasts } from '../model/lasting.ts';
import type { Operative } from '../model/operative.ts';
import { changesOf } from './changes.ts';
import { spoke, unspent } from './uses.ts';

const FROM = 3;

/**
 * What traits take off the damage of these attack dice: the first damage of 3 or more from one die in each turning point is
 * less (C9, Thick Skin). Never more than that die deals.
 */
export function toughness(
  lasts: Lasts,
  target: Operative,
  dice: readonly number[],
): { readonly less: number; readonly speaking: readonly BattleEvent[] } {
  const worst = Math.max(0, ...dice);
  const found =
    worst < FROM
      ? []
      : changesOf(lasts, target, 'toughness').filter(({ source }) => unspent(target, source, 'turningPoint'));
  return {
    less: Math.min(
      worst,
      found.reduce((sum, { change }) => sum + change.by, 0),
    ),
    speaking: found.map(({ source }) => spoke(target, source)),
  };
}
