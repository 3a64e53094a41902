import type { BattleState } from '../../../family/killteam/model/state.ts';
import type { TerrainKind, TerrainPart, TerrainTrait } from './terrain.ts';

declare module '../../../family/killteam/model/state.ts' {
  interface PluginSlices {
    /** The terrain that both players have agreed on (K-77); absent: they have not said. */
    terrain: TerrainPart[];
  }
}

type OnTable = Pick<BattleState, 'terrain'>;

/** The kinds that have this trait, as agreed. */
export const terrainWith = ({ terrain = [] }: OnTable, trait: TerrainTrait): readonly TerrainKind[] =>
  terrain.filter(({ traits }) => traits.includes(trait)).map(({ kind }) => kind);

/** Some terrain here has this trait, or nobody has said what there is. */
export const mayHave = (state: OnTable, trait: TerrainTrait): boolean =>
  state.terrain === undefined || terrainWith(state, trait).length > 0;

/** Terrain of this kind was agreed on. */
export const hasKind = ({ terrain = [] }: OnTable, kind: TerrainKind): boolean =>
  terrain.some((part) => part.kind === kind);
