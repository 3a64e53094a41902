import { isEqual } from '../engine/core/isEqual.ts';
import { enemyBudget } from './battleSettings.ts';
import { picksOf } from './buildMission.ts';
import type { Pack } from './pack.ts';
import type { EnemyPick } from './pickEnemies.ts';
import { readyScenario } from './readyScenario.ts';
import type { Difficulty } from './schema/difficulty.ts';
import type { Faction } from './schema/faction.ts';

/**
 * What a scenario's preparation begins a battle with; null: as the players choose. What no pack has any more is left to
 * them too. `secondaries`: secondary objectives to draw (C15), null: as many as the difficulty says.
 */
interface PlanStart {
  readonly faction: string | null;
  readonly variant: string | null;
  /** Chosen by hand; null: rolled. */
  readonly enemies: readonly EnemyPick[] | null;
  /** Enemy DV in percent of what the difficulty gives. */
  readonly dvTimes: number;
  readonly eventTable: string | null;
  readonly secondaries: number | null;
}

const known = (rows: { readonly has: (id: string) => boolean }, id: string | null): string | null =>
  id !== null && rows.has(id) ? id : null;

const fits = ({ operatives, weapons }: Pack, pick: EnemyPick): boolean =>
  operatives.has(pick.card) && pick.weapons.every((id) => weapons.has(id));

/** What the scenario of this id prepares; of one without a preparation, or that no pack has: nothing. */
export function startOf(pack: Pack, mission: string): PlanStart {
  const plan = pack.missions.get(mission)?.plan;
  if (plan === undefined)
    return { faction: null, variant: null, enemies: null, dvTimes: 100, eventTable: null, secondaries: null };
  const faction = known(pack.factions, plan.faction);
  const enemies = picksOf(plan.enemies).filter((pick) => fits(pack, pick));
  return {
    faction,
    variant: faction === null ? null : plan.variant,
    enemies: enemies.length === 0 ? null : enemies,
    dvTimes: plan.dvTimes,
    eventTable: known(pack.tables, plan.eventTable),
    secondaries: plan.secondaries,
  };
}

/** The table of events of a battle with this scenario: its own, else that of the ready-made battle. */
export const eventTableOf = (pack: Pack, mission: string): string =>
  startOf(pack, mission).eventTable ?? readyScenario(pack).scenario.eventTable;

/** Whether a scenario chooses whom it is played against. */
export function preparesForces(pack: Pack, mission: string): boolean {
  const { faction, enemies } = startOf(pack, mission);
  return faction !== null || enemies !== null;
}

/** The variant that a scenario prepares for this faction; null: none of it. */
export const preparedVariant = ({ variant }: PlanStart, { variants = [] }: Faction): string | null =>
  variants.find(({ id }) => id === variant)?.id ?? null;

/** DV of the enemies at the start (C1), in percent of the scenario and of what else changes it; rounded down, at least 1. */
export function preparedBudget(difficulty: Difficulty, retinueDv: number, percents: readonly number[]): number {
  const plain = enemyBudget(difficulty, retinueDv);
  const changed = percents.reduce((dv, percent) => (dv * percent) / 100, plain);
  return plain === 0 ? 0 : Math.max(1, Math.floor(changed));
}

/** DV of the enemies that a difficulty gives against the most that so many Acolytes may bring (C1), in percent of the scenario. */
export const givenDv = (difficulty: Difficulty, acolytes: number, percent: number): number =>
  preparedBudget(difficulty, difficulty.retinueDv.first + difficulty.retinueDv.further * (acolytes - 1), [percent]);

/** A force as it is being prepared. `byHand`: as somebody chose it, the players or the scenario. */
interface Prepared {
  readonly mission: string;
  readonly enemies: readonly EnemyPick[];
  readonly byHand: boolean;
}

/** What the players are to be told of this change: enemies of their own choice are gone, another scenario brings others, or nothing. */
export function forceTold(pack: Pack, before: Prepared, after: Prepared): 'replaced' | 'other' | null {
  if (losesForce(pack, before, after)) return 'replaced';
  return before.mission !== after.mission && !isEqual(before.enemies, after.enemies) ? 'other' : null;
}

/** Whether this change throws away enemies that somebody has chosen, and that choosing the scenario again does not bring back. */
export function losesForce(pack: Pack, before: Prepared, after: Prepared): boolean {
  if (!before.byHand || before.enemies === after.enemies) return false;
  if (before.mission === after.mission) return !after.byHand;
  return !isEqual(before.enemies, startOf(pack, before.mission).enemies);
}
