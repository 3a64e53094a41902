import type { TerrainPart } from './terrain.ts';

declare module '../../../family/killteam/model/event.ts' {
  interface PluginEvents {
    readonly terrain: TerrainEvent;
  }
}

/** The terrain of this battle is agreed. */
export interface TerrainEvent {
  readonly type: 'terrainAgreed';
  readonly parts: readonly TerrainPart[];
}
