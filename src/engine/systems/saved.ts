import * as z from 'zod/mini';
import { battleState, type BattleState } from '../family/killteam/model/state.ts';
import type { KillTeam } from '../family/killteam/rules/plugin.ts';
import { SYSTEMS } from './registry.ts';

const shapeOf = ({ id, plugins }: KillTeam) =>
  z.strictObject({
    ...battleState.shape,
    ...Object.assign({}, ...plugins.map(({ slice }) => slice?.shape ?? {})),
    ruleset: z.literal(id),
  });

const [first, ...others] = SYSTEMS;

const workInHand = z.looseObject({ ruleset: z.string(), tasks: z.array(z.looseObject({ kind: z.string() })) });

/** Work in hand is only what the system has rules for. */
function isKnown(state: unknown): boolean {
  const { ruleset, tasks } = workInHand.parse(state);
  const known: Readonly<Record<string, unknown>> = SYSTEMS.find(({ id }) => id === ruleset)?.tasks ?? {};
  return tasks.every(({ kind }) => known[kind] !== undefined);
}

/** A battle as it is saved: what every system of the family has, and the slices of the plugins of its own, nothing else. */
export const savedBattle = z
  .discriminatedUnion('ruleset', [shapeOf(first), ...others.map(shapeOf)])
  .check(
    z.refine(isKnown, { error: 'work that this system has no rules for' }),
  ) as unknown as z.ZodMiniType<BattleState>;
