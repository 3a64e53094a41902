import type { Side } from '../../engine/core/ids.ts';
import { gameFor } from '../../engine/systems/registry.ts';
import type { OpenBattle } from '../base/store.ts';

/** The side of people that is to act or to answer; null: nobody is, or the other side plays itself. */
export const sideToAct = ({ state, request }: Pick<OpenBattle, 'state' | 'request'>): Side | null =>
  gameFor(state).sideToAct(state, request);
