import { ENVIRONMENTS } from '../engine/family/killteam/plugins/effects/environments.ts';
import { eventTableFrom } from './eventDeck.ts';
import { eventTableOf } from './followPlan.ts';
import { fits } from './generator/fits.ts';
import { EVENT_TABLES } from './generator/tables.ts';
import { ownEventTables } from './ownEventTables.ts';
import type { Pack } from './pack.ts';
import type { Difficulty } from './schema/difficulty.ts';
import type { MissionRow } from './schema/mission.ts';

/** The sides that a scenario can be played from, where it leaves the choice. */
export const ROLES = ['attacker', 'defender'] as const;
export type Role = (typeof ROLES)[number];

/**
 * What the players choose of a scenario beside who is in it, rows and tables by their ids; what is left out is as the
 * scenario plans it. `role`: read only where the scenario leaves it open.
 */
export interface Circumstances {
  readonly environments?: readonly string[] | undefined;
  readonly eventTable?: string | undefined;
  readonly role?: Role | undefined;
}

/** One environment to choose. `face`: of the die of its table; null: the scenario's own. */
export interface EnvironmentChoice {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly face: number | null;
}

type Planned = Pick<MissionRow, 'plan'>;

/** The environments that there are: the rows of the table, then what the scenario has of its own. */
export function environmentChoices({ tables }: Pack, { plan }: Planned): readonly EnvironmentChoice[] {
  const rows = tables.get(ENVIRONMENTS)?.rows ?? [];
  const own = (plan?.environment ?? []).filter(({ id }) => !rows.some((row) => row.id === id));
  return [
    ...rows.map(({ id, name, text, from }) => ({ id, name, text, face: from })),
    ...own.map(({ id, name, text }) => ({ id, name, text, face: null })),
  ];
}

/** The environments in which a scenario is played: as they are chosen, else as it plans them. */
export function environmentsIn(pack: Pack, row: Planned, chosen: Circumstances): readonly EnvironmentChoice[] {
  const choices = environmentChoices(pack, row);
  const ids = chosen.environments ?? (row.plan?.environment ?? []).map(({ id }) => id);
  return ids.flatMap((id) => choices.find((each) => each.id === id) ?? []);
}

/** The tables of events that can be chosen, by id: those of the theatres, the scenario's own, and those of own packs. */
export function eventTableChoices(pack: Pack, mission: string): readonly string[] {
  const planned = eventTableOf(pack, mission);
  return [...new Set([...EVENT_TABLES.filter((id) => pack.tables.has(id)), planned, ...ownEventTables(pack)])];
}

/** The table of events of a battle: the chosen one, if a pack has it, as a deck or not, else as the scenario plans it. */
export const eventTableIn = (pack: Pack, mission: string, { eventTable }: Circumstances): string =>
  eventTable !== undefined && eventTableFrom(pack, eventTable) !== null ? eventTable : eventTableOf(pack, mission);

/** How many environments a scenario has (`rules/acolyte.md` C12). */
export const environmentsWanted = (difficulty: Difficulty['id']): number => (difficulty === 'hard' ? 2 : 1);

/**
 * Environments by the die, as many as the difficulty has. A face that does not fit goes on to the next one that does, as in
 * a scenario that is generated. `roll`: a face 1..sides.
 */
export function rollEnvironments(
  { tables }: Pack,
  difficulty: Difficulty['id'],
  roll: (sides: number) => number,
): readonly string[] {
  const table = tables.get(ENVIRONMENTS);
  if (table === undefined) return [];
  const rolled: string[] = [];
  for (let number = 0; number < environmentsWanted(difficulty); number += 1) {
    const face = roll(table.die);
    const [first] = rolled;
    const inTurn = [...table.rows.filter(({ to }) => to >= face), ...table.rows.filter(({ to }) => to < face)];
    const values = { difficulty, ...(first !== undefined && { environment: first }) };
    const row = inTurn.find(({ id }) => fits(first === undefined ? 'environment' : 'environment2', id, values));
    if (row !== undefined) rolled.push(row.id);
  }
  return rolled;
}
