import { type ComponentType, type ReactNode, useState } from 'react';
import type { Pack } from '../../content/pack.ts';
import { type BandChoice, packOf, spentOf } from '../../content/warBands/bandChoice.ts';
import { useBegun } from '../../scene/useBegun.ts';
import { useGame } from '../../state/base/useApp.ts';
import type { Beginning } from '../../state/battle/beginBattle.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useWords } from '../../words/useWords.ts';
import { BandsBar } from './BandsBar.tsx';
import { BandsSections } from './BandsSections.tsx';
import { Beside } from './Beside.tsx';
import { areHere, type BandSide, type BandsDraft, firstDraft } from './draft.ts';
import type { BandPrintProps } from './print/BandPrint.tsx';
import { useBandPacks } from './useBandPacks.ts';

/** What giving a war band to others is asked with. */
export type BandShareProps = {
  readonly pack: Pack;
  readonly choice: BandChoice;
  readonly limit: number;
  readonly onBack: () => void;
};

type BandsDeploymentProps = {
  /** The id of its system. */
  readonly game: string;
  /** Which game is played. */
  readonly systems: ReactNode;
  /** Draws the cards of war bands on paper, and the ways to give one to others. */
  readonly screens: { readonly print: ComponentType<BandPrintProps>; readonly share: ComponentType<BandShareProps> };
  /** Begins a battle on what was chosen, and tells its id. */
  readonly begin: (prepare: () => Promise<Beginning>, onBegun: (id: string) => void) => void;
  /** What the key says that begins it. */
  readonly start: string;
  /** What is said at the foot of the screen; null: nothing. */
  readonly toast?: ReactNode | null;
  readonly onBack: () => void;
  /** A battle has begun; its id. */
  readonly onBegun: (id: string) => void;
};

/** A battle of two war bands as it is prepared: two facing halves, who plays them, points, scenario; and what is done beside. */
export function BandsDeployment({
  game,
  systems,
  screens,
  begin,
  start,
  toast = null,
  onBack,
  onBegun,
}: BandsDeploymentProps) {
  const words = useWords('play');
  const [beside, setBeside] = useState<'print' | BandSide | null>(null);
  const { packs, failed, again } = useBandPacks();
  const settings = useGame((each) => each.settings);
  const [chosen, setDraft] = useBegun<BandsDraft | null>(`battle ${game}`, null);
  const [ours] = packs;
  const begun = chosen !== null && areHere(packs, chosen) ? chosen : null;
  const draft = begun ?? (ours === undefined ? null : firstDraft(ours, settings));
  const leave = (id: string) => {
    setDraft(null);
    onBegun(id);
  };
  const close = () => {
    setBeside(null);
    again();
  };
  if (draft !== null && beside === 'print') {
    const { first, second, limit } = draft;
    return <screens.print packs={packs} choices={[first, second]} limit={limit} onBack={close} />;
  }
  if (draft !== null && (beside === 'first' || beside === 'second')) {
    const choice = draft[beside];
    const pack = packOf(packs, choice);
    return (
      <screens.share pack={pack} choice={choice} limit={Math.max(draft.limit, spentOf(pack, choice))} onBack={close} />
    );
  }
  return (
    <ScreenLayout
      label={words.deployment.title}
      width="wide"
      top={<TopBar title={words.deployment.title} back={{ label: words.common.back, onPress: onBack }} />}
      bar={
        draft === null ? null : (
          <BandsBar game={game} packs={packs} draft={draft} begin={begin} start={start} onBegun={leave} />
        )
      }
      toast={toast}
    >
      {systems}
      {failed && <EmptyState title={words.errors.loadFailed} />}
      {draft !== null && (
        <>
          <BandsSections packs={packs} draft={draft} onChange={setDraft} />
          <Beside packs={packs} draft={draft} onPrint={() => setBeside('print')} onShare={setBeside} />
        </>
      )}
    </ScreenLayout>
  );
}
