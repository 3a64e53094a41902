import * as z from 'zod/mini';
import type { BattleState } from '../family/killteam/model/state.ts';
import { battleShapeOf } from './battleShape.ts';
import { SYSTEMS } from './registry.ts';

const [first, ...others] = SYSTEMS;

const workInHand = z.looseObject({ ruleset: z.string(), tasks: z.array(z.looseObject({ kind: z.string() })) });

/** Work in hand is only what the system has rules for. */
function isKnown(state: unknown): boolean {
  const { ruleset, tasks } = workInHand.parse(state);
  const known: Readonly<Record<string, unknown>> = SYSTEMS.find(({ id }) => id === ruleset)?.tasks ?? {};
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

const shapes = z.discriminatedUnion('ruleset', [
  battleShapeOf(first),
  ...others.map(battleShapeOf),
]) as unknown as z.ZodMiniType<BattleState>;

/** A battle as it is saved: what every system of the family has, and the slices of the plugins of its own, nothing else. */
export const savedBattle = shapes.check(
  z.refine(isKnown, { error: 'work that this system has no rules for' }),
  namesItsSides,
);
