import { type ReactNode, useState } from 'react';
import { useGame } from '../../state/base/useApp.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useWords } from '../../words/useWords.ts';
import { BandsBar } from './BandsBar.tsx';
import { BandsSections } from './BandsSections.tsx';
import { type BandsDraft, firstDraft } from './draft.ts';
import { useBandPacks } from './useBandPacks.ts';

type BandsDeploymentProps = {
  /** The id of its system. */
  readonly game: string;
  /** Which game is played. */
  readonly systems: ReactNode;
  /** Players and dice: the settings of the table. */
  readonly table: ReactNode;
  readonly onBack: () => void;
  /** A battle has begun; its id. */
  readonly onBegun: (id: string) => void;
};

/** A battle of two war bands as it is prepared: two facing halves, who plays them, points, scenario. */
export function BandsDeployment({ game, systems, table, onBack, onBegun }: BandsDeploymentProps) {
  const words = useWords('play');
  const { packs, failed } = useBandPacks();
  const settings = useGame((each) => each.settings);
  const [chosen, setDraft] = useState<BandsDraft | null>(null);
  const [ours] = packs;
  const draft = chosen ?? (ours === undefined ? null : firstDraft(ours, settings));
  return (
    <ScreenLayout
      label={words.deployment.title}
      top={<TopBar title={words.deployment.title} back={{ label: words.common.back, onPress: onBack }} />}
      bar={draft === null ? null : <BandsBar game={game} packs={packs} draft={draft} onBegun={onBegun} />}
    >
      {systems}
      {failed && <EmptyState title={words.errors.loadFailed} />}
      {draft !== null && <BandsSections packs={packs} draft={draft} onChange={setDraft} table={table} />}
    </ScreenLayout>
  );
}
