import * as z from 'zod/mini';
import { done, refused } from '../../../family/killteam/flow/decide/decision.ts';
import { reject } from '../../../family/killteam/model/rejection.ts';
import type { BattleDecision, Game } from '../../../family/killteam/rules/game.ts';
import type { Plugin } from '../../../family/killteam/rules/plugin.ts';
import type { TerrainCommand } from './command.ts';
import { terrainWith } from './state.ts';
import {
  TERRAIN_KINDS,
  TERRAIN_TRAITS,
  type TerrainKind,
  type TerrainPart,
  terrainPart,
  type TerrainTrait,
  USUAL_TRAITS,
} from './terrain.ts';

declare module '../../../family/killteam/rules/plugin.ts' {
  interface PluginViews {
    readonly terrain: TerrainView;
  }
}

/** The terrain of a battle, as screens read it. `parts` null: nobody has said. */
export interface TerrainView {
  readonly kinds: readonly TerrainKind[];
  readonly traits: readonly TerrainTrait[];
  readonly parts: readonly TerrainPart[] | null;
  /** What it is as a rule (K-76). */
  readonly usual: (kind: TerrainKind) => readonly TerrainTrait[];
  /** The kinds on this table that have a trait. */
  readonly with: (trait: TerrainTrait) => readonly TerrainKind[];
}

/** What has no trait is not agreed on; what is Insignificant is nothing else (K-68); each kind once. */
const isAgreed = (parts: readonly TerrainPart[]): boolean =>
  new Set(parts.map(({ kind }) => kind)).size === parts.length &&
  parts.every(
    ({ traits }) =>
      traits.length > 0 &&
      new Set(traits).size === traits.length &&
      (traits.length === 1 || !traits.includes('insignificant')),
  );

/** K-77: before the battle, and kept for it. */
function agreeTerrain(game: Game, { parts }: TerrainCommand): BattleDecision {
  if (game.state.phase !== 'setUp') return refused(reject('wrongPhase'));
  return isAgreed(parts) ? done(game, [{ type: 'terrainAgreed', parts }]) : refused(reject('outOfBounds'));
}

/** What the terrain on this table is, as both players have agreed (K-68, K-76, K-77). */
export const terrain: Plugin = {
  id: 'terrain',
  slice: { shape: { terrain: z.optional(z.array(terrainPart)) }, initial: () => ({}) },
  deciders: { agreeTerrain },
  handlers: {
    terrainAgreed: (state, { parts }) => ({
      ...state,
      terrain: parts.map(({ kind, traits }) => ({ kind, traits: [...traits] })),
    }),
  },
  views: {
    terrain: ({ state }) => ({
      kinds: TERRAIN_KINDS,
      traits: TERRAIN_TRAITS,
      parts: state.terrain ?? null,
      usual: (kind) => USUAL_TRAITS[kind],
      with: (trait) => terrainWith(state, trait),
    }),
  },
};
