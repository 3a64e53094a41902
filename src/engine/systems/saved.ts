import * as z from 'zod/mini';
import type { BattleState } from '../family/killteam/model/state.ts';
import { battleShapeOf } from './battleShape.ts';
import type { KillTeam } from '../family/killteam/rules/plugin.ts';
import { fetchedSystems, findSystem } from './killTeams.ts';

const workInHand = z.looseObject({ ruleset: z.string(), tasks: z.array(z.looseObject({ kind: z.string() })) });

/** Work in hand is only what the system has rules for. */
function isKnown(state: unknown): boolean {
  const { ruleset, tasks } = workInHand.parse(state);
  const known: Readonly<Record<string, unknown>> = findSystem(ruleset)?.tasks ?? {};
  return tasks.every(({ kind }) => known[kind] !== undefined);
}

type NamedSide = readonly [path: readonly (string | number)[], side: string | null];

const each = (
  list: readonly { readonly side: string }[],
  ...path: readonly (string | number)[]
): readonly NamedSide[] => list.map(({ side }, index) => [[...path, index, 'side'], side]);

/** Everything of a battle that names a side, and where it does. */
function sidesSaid(state: BattleState): readonly NamedSide[] {
  return [
    [['initiative'], state.initiative],
    [['nextInitiative'], state.nextInitiative],
    [['turn'], state.turn],
    [['group', 'side'], state.group?.side ?? null],
    ...each(state.operatives, 'operatives'),
    ...each(state.reserves ?? [], 'reserves'),
    ...Object.entries(state.companions ?? {}).flatMap(([card, all]) => each(all, 'companions', card)),
    ...Object.entries(state.factionRows ?? {}).flatMap(([faction, { rows }]) =>
      rows.flatMap(({ options }, row) => each(options, 'factionRows', faction, 'rows', row, 'options')),
    ),
    ...(state.spawnRows ?? []).flatMap(({ options }, row) => each(options, 'spawnRows', row, 'options')),
    ...state.tasks.flatMap((task, index): readonly NamedSide[] =>
      'side' in task ? [[['tasks', index, 'side'], task.side]] : [],
    ),
  ];
}

/** Whatever names a side names one of the two there are. */
const namesItsSides = z.check<BattleState>(({ value, issues }) => {
  const values = value.sides.map(({ id }) => id);
  for (const [path, side] of sidesSaid(value))
    if (side !== null && !values.includes(side))
      issues.push({ code: 'invalid_value', values, input: side, path: [...path] });
});

type Saved = z.ZodMiniType<BattleState>;

/** A battle as it is saved, of one of these systems of the family. */
export const savedBy = (systems: readonly KillTeam[]): Saved => {
  const shapes = systems.map(battleShapeOf) as unknown as Parameters<typeof z.discriminatedUnion>[1];
  return (z.discriminatedUnion('ruleset', shapes) as unknown as Saved).check(
    z.refine(isKnown, { error: 'work that this system has no rules for' }),
    namesItsSides,
  );
};

let made: { readonly of: readonly KillTeam[]; readonly shape: Saved } | null = null;

/**
 * A battle of the family as it is saved, of a system whose rules are here: what every system of the family has, and the slices of the
 * plugins of its own, nothing else.
 */
export function savedBattle(): Saved {
  const of = fetchedSystems();
  if (made?.of !== of) made = { of, shape: savedBy(of) };
  return made.shape;
}
