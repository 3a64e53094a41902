import { type ReactNode, Suspense, useState } from 'react';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { useWords } from '../../words/useWords.ts';
import type { ListedSave } from './BattleSheet.tsx';
import { FirstOpening } from './FirstOpening.tsx';
import { HomeNext } from './HomeNext.tsx';
import { BattleSheet, HomeToast, KeptAside } from './laterParts.ts';
import { Returning } from './Returning.tsx';
import { useListedBattles } from './useListedBattles.ts';
import { useListedCampaigns } from './useListedCampaigns.ts';
import { useReadyBattle } from './useReadyBattle.ts';
import { useStorageHint } from './useStorageHint.ts';

type HomeScreenProps = {
  readonly onOpen: (id: string) => void;
  readonly onNew: () => void;
  /** A new battle of two equal sides. */
  readonly onTwo: () => void;
  readonly onCampaign: (id: string) => void;
  readonly onNewCampaign: () => void;
  readonly onSettings: () => void;
  readonly onWorkshop: () => void;
  readonly onOdds: () => void;
  /** The door for a file, a link or a code. */
  readonly onBring: () => void;
  /** What another screen has just deleted. */
  readonly deleted?: ListedSave | null;
  /** What only the backups still have. */
  readonly found?: ReactNode;
};

/** Home: the first opening, or the battle to go on with. Needs neither rules nor packs. */
export function HomeScreen({ found, deleted = null, ...ways }: HomeScreenProps) {
  const { onOpen, onNew, onTwo, onCampaign, onNewCampaign, onSettings, onWorkshop, onOdds, onBring } = ways;
  const words = useWords('home');
  const battles = useListedBattles();
  const campaigns = useListedCampaigns();
  const first = battles.length === 0 && campaigns.length === 0;
  const hint = useStorageHint();
  const [more, setMore] = useState<ListedSave | null>(null);
  const [removed, setRemoved] = useState(deleted);
  const current = battles.find(({ ended, readable }) => !ended && readable) ?? null;
  const ready = useReadyBattle(onOpen);
  const doors = {
    onNew,
    onTwo,
    onNewCampaign,
    onSettings,
    onWorkshop,
    onOdds,
    onBring,
    onReady: ready.start,
  };
  const campaign = campaigns.find(({ readable }) => readable) ?? null;
  const next = <HomeNext {...{ current, campaign, first, ready, onOpen, onNew, onCampaign }} />;
  const aside = removed !== null || [...battles, ...campaigns].some(({ readable }) => !readable);
  return (
    <>
      <ScreenLayout
        label={words.home.title}
        toast={
          <Suspense fallback={null}>
            {removed !== null && <HomeToast removed={removed} onDismiss={() => setRemoved(null)} />}
          </Suspense>
        }
        bar={<ThumbBar label={words.common.continue} next={next} />}
      >
        {first ? (
          <FirstOpening doors={doors} hint={hint.first} />
        ) : (
          <Returning
            current={current}
            battles={battles}
            campaigns={campaigns}
            doors={doors}
            hint={hint.short}
            onOpen={onOpen}
            onCampaign={onCampaign}
            onMore={setMore}
          />
        )}
        {found}
        <Suspense fallback={null}>{aside && <KeptAside />}</Suspense>
      </ScreenLayout>
      <Suspense fallback={null}>
        {more !== null && <BattleSheet save={more} onClose={() => setMore(null)} onRemoved={setRemoved} />}
      </Suspense>
    </>
  );
}
