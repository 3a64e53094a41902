import type { BoardMap, MapZone } from './boardMap.ts';

const MARK = 'mark.';

/** Whether a zone is where a mark of an event lies: the area of a board that no killzone has. */
export const isMark = ({ id }: Pick<MapZone, 'id'>): boolean => id.startsWith(MARK);

/** How the zones of the mark of this number are called, before their own number. */
export const ofMark = (number: number): string => `${MARK}${number}.`;

/** By what a mark and all that the same work begins are known: their ids without the number of the step. */
export const stemOf = (id: string): string => id.split('.').slice(0, -2).join('.');

/** Where the mark of this number lies on a board; none: its place is said in words alone. */
export const zonesOfMark = ({ zones }: BoardMap, number: number): readonly MapZone[] =>
  zones.filter(({ id }) => id.startsWith(ofMark(number)));
