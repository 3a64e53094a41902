import type { TerrainKind, TerrainTrait } from '../../../engine/systems/kt2021/terrain/terrain.ts';

/** The terrain of a battle of Kill Team 2021, as both players agree on it. */
export const terrain = {
  terrain: {
    title: 'Terrain',
    /** Above the kinds, while nothing is agreed. */
    ask: 'What stands on this table? Agree on it together: it is kept for the battle.',
    agree: 'We agree on this',
    agreed: 'Agreed',
    notAgreed: 'Nothing agreed yet',
    kinds: 'On this table',
    /** What one kind is. */
    traitsOf: (kind: string) => `${kind} is`,
    open: 'Say at least one thing that it is',
    kind: {
      pipe: 'Pipes',
      lowWall: 'Low walls',
      barricade: 'Barricades',
      wall: 'Walls',
      machine: 'Machines',
      crates: 'Crates',
      lowCrates: 'Low crates',
      detritus: 'Detritus',
      building: 'Buildings',
      forest: 'Forest',
      structure: 'Structures',
      container: 'Containers',
      scrapPile: 'Scrap piles',
      hatch: 'Hatches',
      own: 'Other terrain',
    } satisfies Record<TerrainKind, string>,
    trait: {
      heavy: 'Heavy',
      light: 'Light',
      traversable: 'Traversable',
      insignificant: 'Insignificant',
      scalable: 'Scalable',
      barricade: 'Barricade',
      vantage: 'Vantage Point',
    } satisfies Record<TerrainTrait, string>,
  },
};
