import type { Handlers } from '../../rules/plugin.ts';
import { addCp } from './change.ts';

/** What tables and ploys do to the battle as a whole. */
export const tables = {
  cpChanged: (state, { side, by }) => addCp(state, side, by),
  worldChanged: (state, { set }) => ({ ...state, ...set }),
} satisfies Partial<Handlers>;
