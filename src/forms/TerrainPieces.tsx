import type { BattleView } from '../engine/view/battleView.ts';
import { WhyList } from '../ui/WhyList.tsx';
import { useWords } from '../words/useWords.ts';

type TerrainView = NonNullable<BattleView['parts']['terrain']>;
/** What a part of terrain can be. */
export type TerrainTrait = TerrainView['traits'][number];

export type TerrainProps = {
  readonly found: readonly { readonly trait: TerrainTrait; readonly kinds: TerrainView['kinds'] }[];
};

/** The terrain of this table by what it is: "Traversable: pipes, low walls". */
export function TerrainPieces({ found }: TerrainProps) {
  const words = useWords('terrain').terrain;
  const { common } = useWords('shared');
  return (
    <WhyList
      label={words.title}
      rows={found.map(({ trait, kinds }) => ({
        id: trait,
        lead: { icon: 'check' as const },
        text: common.named(words.trait[trait], common.list(kinds.map((kind) => words.kind[kind]))),
      }))}
    />
  );
}
