import { Suspense } from 'react';
import type { BattleView } from '../engine/view/battleView.ts';
import { later } from '../ui/later.tsx';
import { fetchWords } from '../words/catalogues.ts';
import { spokenLanguage } from '../words/language.ts';
import type { TerrainProps, TerrainTrait } from './TerrainPieces.tsx';

const Pieces = later<TerrainProps>(async () => {
  const [here] = await Promise.all([import('./TerrainPieces.tsx'), fetchWords('terrain', spokenLanguage())]);
  return here.TerrainPieces;
});

type TerrainNotesProps = {
  readonly terrain: BattleView['parts']['terrain'];
  readonly traits: readonly TerrainTrait[];
};

/** What terrain of this table has these traits, as it was agreed on (K-77); nothing where nobody has. */
export function TerrainNotes({ terrain, traits }: TerrainNotesProps) {
  if (terrain === undefined || terrain.parts === null) return null;
  const found = traits.map((trait) => ({ trait, kinds: terrain.with(trait) })).filter(({ kinds }) => kinds.length > 0);
  return found.length === 0 ? null : (
    <Suspense fallback={null}>
      <Pieces found={found} />
    </Suspense>
  );
}
