import type { EnemyTurn } from './state.ts';

/** Nobody plays: what an enemy with no turn is thought about with. */
export const NO_TURN: EnemyTurn = { enemy: '', why: [], asked: 0, barred: [], plan: null, hand: false };
