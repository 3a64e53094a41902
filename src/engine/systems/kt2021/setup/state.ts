import * as z from 'zod/mini';
import type { Side } from '../../../core/ids.ts';
import type { BattleState } from '../../../family/killteam/model/state.ts';

declare module '../../../family/killteam/model/state.ts' {
  interface PluginSlices {
    /** The side that defends (L-02); absent: the first. */
    defender: string;
    /** How many steps of the set-up are done; absent: none. */
    setUpDone: number;
    /** Markers that the sides have chosen, by choice and side; absent: none. */
    chosenMarkers: Readonly<Record<string, Readonly<Record<Side, string>>>>;
  }
}

export const chosenMarkers = z.record(z.string(), z.record(z.string(), z.string()));

/** The side that defends. */
export const defenderOf = ({ defender, sides }: Pick<BattleState, 'defender' | 'sides'>): Side =>
  defender ?? sides[0].id;

/** The side that attacks. */
export const attackerOf = (state: Pick<BattleState, 'defender' | 'sides'>): Side =>
  state.sides[0].id === defenderOf(state) ? state.sides[1].id : state.sides[0].id;

/** The marker that a side has chosen for this choice; null: none yet. */
export const chosenBy = (state: Pick<BattleState, 'chosenMarkers'>, choice: string, side: Side): string | null =>
  state.chosenMarkers?.[choice]?.[side] ?? null;
