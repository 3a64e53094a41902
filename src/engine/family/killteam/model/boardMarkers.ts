import type { MapZone, ZONES } from '../../../board/boardMap.ts';
import { inchesBetween, type Mark, middleOf } from '../../../board/zoneMark.ts';
import { markersOfCarrier, standing } from './lookup.ts';
import type { Operative } from './operative.ts';
import type { BattleState } from './state.ts';

declare module './state.ts' {
  interface PluginSlices {
    /** Markers of the board that were taken off it, by their zones; absent: none were. */
    markersTaken: string[];
  }
}

type OnBoard = Pick<BattleState, 'board' | 'operatives' | 'markersTaken'>;

const carriesIt =
  ({ id, name }: MapZone) =>
  (operative: Operative): boolean =>
    standing(operative) && markersOfCarrier(operative).some((marker) => marker === id || marker === name);

/** Whether a zone of the board lies there: no marker that somebody carries, or that was taken off. */
const lies = ({ operatives, markersTaken = [] }: OnBoard, zone: MapZone): boolean =>
  !markersTaken.includes(zone.id) && !operatives.some(carriesIt(zone));

/** The zones of a kind; of markers those that lie there. Without a board none. */
export const zonesLying = (state: OnBoard, kind: (typeof ZONES)[number]): readonly MapZone[] =>
  (state.board?.map.zones ?? []).filter((zone) => zone.kind === kind && lies(state, zone));

/** Markers of the board that do not lie on it now, by their zones: they are carried, or were taken off. */
export const markersOff = (state: OnBoard): readonly string[] =>
  (state.board?.map.zones ?? []).filter((zone) => !lies(state, zone)).map(({ id }) => id);

/** The middles of all zones of a kind that lie there. */
export const marksLying = (state: OnBoard, kind: (typeof ZONES)[number]): readonly Mark[] =>
  zonesLying(state, kind).map(middleOf);

/** Where on a marker a length ends: its edge, or its centre (K-62). */
export type MeasuredTo = 'edge' | 'centre';

/** How far a marker is from somebody, in inches: from base to its edge, or to its centre; null: one of both has no place. */
export function inchesToMarker(state: OnBoard, operative: string, zone: MapZone, to: MeasuredTo): number | null {
  const place = state.board?.places[operative];
  if (place === undefined) return null;
  const mark = middleOf(zone);
  return inchesBetween(place, to === 'edge' ? mark : { ...mark, radius: 0 });
}

/** How near a marker is to be touched, in inches: its control range (A3.1, K-42). */
export const TOUCH = 1;

/** Measured lengths are compared with this much to spare, in inches. */
const TOLERANCE = 1e-6;

/** So many inches are within the control range of a marker. */
export const isTouch = (inches: number): boolean => inches <= TOUCH + TOLERANCE;

/** A marker and how far it is from somebody, in inches. */
export interface MarkerOff {
  readonly zone: MapZone;
  readonly inches: number;
}

/** Of these markers the one that lies nearest to somebody; null: there is none, or it has no place on the board. */
export function nearestOf(
  state: OnBoard,
  operative: string,
  zones: readonly MapZone[],
  to: MeasuredTo = 'edge',
): MarkerOff | null {
  const all = zones.flatMap((zone): readonly MarkerOff[] => {
    const inches = inchesToMarker(state, operative, zone, to);
    return inches === null ? [] : [{ zone, inches }];
  });
  return all.toSorted((one, other) => one.inches - other.inches)[0] ?? null;
}

/** The marker that lies nearest to somebody, within its control range; null: there is none, or it has no place on the board. */
export function markerAt(state: OnBoard, operative: string): MapZone | null {
  const nearest = nearestOf(state, operative, zonesLying(state, 'marker'));
  return nearest !== null && isTouch(nearest.inches) ? nearest.zone : null;
}
