import { createContext, useContext } from 'react';
import type { Frame } from './frame.ts';
import type { Box } from './labels.ts';

/** What is seen of the board that a drawing stands on. */
export const ShownFrame = createContext<Frame | null>(null);

/** Where names and symbols stand on it: numerals keep off. */
export const TakenBoxes = createContext<readonly Box[]>([]);

/** The same, for a drawing on a map; elsewhere it is a bug to ask. */
export function useShownFrame(): Frame {
  const frame = useContext(ShownFrame);
  if (frame === null) throw new Error('the drawing stands on no map');
  return frame;
}
