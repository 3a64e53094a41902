import { geometry } from '../../../../board/geometry.ts';
import type { MapZone } from '../../../../board/boardMap.ts';
import { isTouch, type MeasuredTo, nearestOf, TOUCH, zonesLying } from '../../model/boardMarkers.ts';
import type { Operative } from '../../model/operative.ts';
import { reject, type Rejection } from '../../model/rejection.ts';
import type { BattleState } from '../../model/state.ts';

/** None of these markers is in reach of somebody, and how far the nearest is; empty: one is, or the board does not know. */
export function markersFar(
  state: BattleState,
  operative: Operative,
  zones: readonly MapZone[],
  to: MeasuredTo = 'edge',
): readonly Rejection[] {
  const nearest = nearestOf(state, operative.id, zones, to);
  if (nearest === null || isTouch(nearest.inches)) return [];
  const { zone, inches } = nearest;
  return [reject('markerFar', { marker: zone.id, name: zone.name, inches })];
}

/** No marker on the board is in reach of somebody of whom nobody says that one is; empty: one is, or the board does not know. */
export const noMarkerInReach = (state: BattleState, operative: Operative): readonly Rejection[] =>
  operative.nearMarker ? [] : markersFar(state, operative, zonesLying(state, 'marker'));

/** A friend is not in the control range of somebody, and why (A3.1); empty: it is, or the board does not know. */
export function friendFar({ board }: BattleState, operative: Operative, friend: Operative): readonly Rejection[] {
  if (board === undefined || geometry().nearOn(board, operative.id, friend.id) !== false) return [];
  const inches = geometry().inchesOn(board, operative.id, friend.id) ?? 0;
  return [inches > TOUCH ? reject('friendFar', { operative: friend.id, inches }) : reject('notVisible')];
}

const farOff = ({ params }: Rejection): number => Number(params['inches'] ?? 0);

/** None of these friends is in the control range of somebody, and how far the nearest is. Empty: one is, there is none, or the board does not know of one. */
export function friendsFar(
  state: BattleState,
  operative: Operative,
  friends: readonly Operative[],
): readonly Rejection[] {
  const why = friends.map((friend) => friendFar(state, operative, friend));
  if (why.some((each) => each.length === 0)) return [];
  return why
    .flat()
    .toSorted((one, other) => farOff(one) - farOff(other))
    .slice(0, 1);
}
