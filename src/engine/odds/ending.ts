/**
 * How a fight ends, as one whole number of 0 or more: the low 16 bits are the side to move, the high ones the other. Of each
 * side the wounds it loses (0 to 1,023), or that it falls, and a bit for its second critical strike.
 */

const SIDE_BITS = 16;
/** Stands in the place of the wounds of a side that falls: more than anybody can lose and stand. */
export const FALLS = 1 << 12;
const LOSS = 2 * FALLS - 1;
/** Most wounds that an ending can hold. */
export const MOST_LOSS = 1023;

/** The side to move makes a second critical strike. */
export const STRIKES_TWICE = 1 << 13;
/** The other side falls. */
export const OTHER_FALLS = FALLS << SIDE_BITS;

/** The ending in which the other side loses so many wounds and stands. */
export const otherLosing = (wounds: number): number => wounds << SIDE_BITS;

/** An ending as the other side sees it. */
export const swapped = (ending: number): number => (ending << SIDE_BITS) | (ending >>> SIDE_BITS);

/** Wounds that the side to move loses; `FALLS`: all of them. */
export const moverLoss = (ending: number): number => ending & LOSS;
/** Wounds that the other side loses; `FALLS`: all of them. */
export const otherLoss = (ending: number): number => (ending >>> SIDE_BITS) & LOSS;

/** What is left of so many wounds after such a loss. */
export const leftAfter = (loss: number, wounds: number): number => (loss === FALLS ? 0 : wounds - loss);

/** An ending in which nobody loses more than in another one. */
export const cutTo = (ending: number, most: number): number =>
  Math.min(moverLoss(ending), moverLoss(most)) | (Math.min(otherLoss(ending), otherLoss(most)) << SIDE_BITS);

/** Whether the side to move makes a second critical strike. */
export const moverTwice = (ending: number): boolean => (ending & STRIKES_TWICE) !== 0;
/** Whether the other side does. */
export const otherTwice = (ending: number): boolean => (ending & (STRIKES_TWICE << SIDE_BITS)) !== 0;
