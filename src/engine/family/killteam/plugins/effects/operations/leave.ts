import type { EffectModules } from '../effectModule.ts';
import { onOperative } from './pieces.ts';

/** It leaves the board: it is nobody's casualty, and comes no more. */
export const leaveEffect: EffectModules['leave'] = onOperative({
  affects: (_, __, { removed }) => !removed,
  happens: (_, __, { id }) => [{ type: 'left', operative: id }],
});
