import { inches } from '../format.ts';

/** Other things that are said once, when they matter. */
export const hints = {
  drag: 'Drag a numeral up or down to change wounds.',
  holdUndo: 'Hold Undo for the timeline.',
  usualOrder:
    'Tap a card to activate it on its order, or on the one after → where there is one. Hold it to open it and choose.',
  carrying: `Carrying a friend: Move ${inches(-2)}.`,
  injured: `Injured: Move ${inches(-2)}, Hit 1 worse.`,
  reanimated: 'Set it up again as near as possible to where it lay.',
  counteractMove: `A counteract moves no more than ${inches(2)} in all.`,
  fallOnPurpose: 'Falling on purpose costs no movement.',
};
