import type { Scene } from '../../../scene/useScene.ts';

/** Both sides are put down on the board, before the battle begins. */
export const isPuttingDown = ({ state, view }: Pick<Scene, 'state' | 'view'>): boolean =>
  state.phase === 'setUp' && view.board !== null;
