import type { TerrainPart } from './terrain.ts';

declare module '../../../family/killteam/model/command.ts' {
  interface PluginCommands {
    readonly terrain: TerrainCommand;
  }
}

/** Both players agree on what the terrain of this battle is (K-68, K-77); all of it anew each time. */
export interface TerrainCommand {
  readonly type: 'agreeTerrain';
  readonly parts: readonly TerrainPart[];
}
