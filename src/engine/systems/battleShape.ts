import * as z from 'zod/mini';
import { mission } from '../family/killteam/model/mission.ts';
import { battleState } from '../family/killteam/model/state.ts';
import type { KillTeam } from '../family/killteam/rules/plugin.ts';

const allOf = (shapes: readonly (Shapes | undefined)[]): Shapes => Object.assign({}, ...shapes);

type Shapes = Readonly<Record<string, z.ZodMiniType>>;

/** The saved shape of a battle of this system: what every one of the family has, and the slices of its plugins. */
export const battleShapeOf = ({ id, plugins }: KillTeam) =>
  z.strictObject({
    ...battleState.shape,
    mission: z.extend(mission, allOf(plugins.map(({ slice }) => slice?.mission))),
    ...allOf(plugins.map(({ slice }) => slice?.shape)),
    ruleset: z.literal(id),
  });
