import type { ComponentType, ReactNode } from 'react';
import { useApp } from '../../state/base/useApp.ts';
import type { Beginning } from '../../state/battle/beginBattle.ts';
import { GroundChoice, GroundMissed } from '../../forms/board/GroundChoice.tsx';
import { useGround } from '../../scene/useGround.ts';
import { beginGround } from '../../state/battle/onGround.ts';
import { useWords } from '../../words/useWords.ts';
import { startOn } from './startOn.ts';

/** What a game whose war bands are chosen by themselves is prepared with. */
export type BandsProps = {
  readonly game: string;
  readonly systems: ReactNode;
  readonly onBack: () => void;
  readonly onBegun: (id: string) => void;
  /** What the key says that begins it. */
  readonly start: string;
  /** Begins a battle on what was chosen, and tells its id. */
  readonly begin: (prepare: () => Promise<Beginning>, onBegun: (id: string) => void) => void;
  /** What went wrong with what is fought on; null: nothing. */
  readonly toast?: ReactNode | null;
};

/** War bands, and what they fight on. */
export function BandsPlace({
  bands: Bands,
  game,
  systems,
  onBack,
  onBegun,
}: Omit<BandsProps, 'begin' | 'start' | 'toast'> & { readonly bands: ComponentType<BandsProps> }) {
  const app = useApp();
  const words = useWords('play');
  const ground = useGround(game);
  const leave = (id: string) => {
    ground.choose(null);
    onBegun(id);
  };
  return (
    <Bands
      game={game}
      systems={
        <>
          {systems}
          <GroundChoice ground={ground} />
        </>
      }
      start={startOn(words, ground)}
      begin={(prepare, told) => void beginGround(app, prepare, { ground, onBegun: told })}
      toast={ground.missed ? <GroundMissed ground={ground} /> : null}
      onBack={onBack}
      onBegun={leave}
    />
  );
}
