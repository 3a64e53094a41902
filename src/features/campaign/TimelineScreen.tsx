import { type CampaignScene, useCampaignScene } from '../../scene/useCampaignScene.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { type TimelineEntry, type UndoneIn, useCampaign, useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { campaignDeed } from '../../words/campaignUndo.ts';
import { lookOf } from '../../words/look.ts';
import { memberName } from '../../words/optionName.ts';
import { undoLabel } from '../../words/undoLabel.ts';
import styles from './Campaign.module.css';
import { useKillTeam } from '../../state/battle/killTeam.ts';

/** What happened, as Undo would name it. */
function useNamed(): (scene: CampaignScene, told: TimelineEntry) => string {
  const battle = useKillTeam();
  return (scene, told) => {
    if (told.of === 'campaign') return campaignDeed(scene.words, told.entry.command, (id) => memberName(scene, id));
    return battle === null ? '' : undoLabel(scene.words, told.entry.command, lookOf(scene.words, battle.state)).short;
  };
}

const LATEST = 200;

/** Read once: the list is made anew when the log has grown. */
function useTimeline(): readonly TimelineEntry[] | null {
  const { timelineOf } = useCampaignPlay();
  const [timeline, setTimeline] = useState<readonly TimelineEntry[] | null>(null);
  useEffect(() => {
    let wanted = true;
    void timelineOf().then((found) => wanted && setTimeline(found));
    return () => {
      wanted = false;
    };
  }, [timelineOf]);
  return timeline;
}

/** The moments, newest first. */
function Moments({ onUndone }: Pick<TimelineProps, 'onUndone'>) {
  const { undoTo } = useCampaignPlay();
  const scene = useCampaignScene();
  const { timeline: words } = scene.words.campaign.tracker;
  const named = useNamed();
  const timeline = useTimeline();
  const goBackTo = async (told: TimelineEntry) => {
    const where = await undoTo(told);
    if (where !== null) onUndone(where);
  };
  const shown = (timeline ?? []).toReversed().slice(0, LATEST);
  return (
    <>
      {timeline?.length === 0 && <EmptyState title={words.empty} />}
      {shown.map((told, index) => (
        <ListRow
          key={`${told.of} ${told.entry.seq} ${told.entry.at}`}
          icon={told.of === 'battle' ? 'fight' : told.fixed ? 'lock' : 'campaign'}
          title={named(scene, told)}
          detail={told.fixed ? words.closed : index === 0 ? words.now : words.back}
          {...(!told.fixed && index > 0 && { onPress: () => void goBackTo(told) })}
        />
      ))}
    </>
  );
}

type TimelineProps = {
  readonly bar: ReactNode;
  readonly onBack: () => void;
  readonly onUndone: (where: UndoneIn) => void;
};

/** Everything that happened in the campaign and its battle in hand, newest first; a tap goes back to that moment. */
export function TimelineScreen({ bar, onBack, onUndone }: TimelineProps) {
  const scene = useCampaignScene();
  const { timeline: words } = scene.words.campaign.tracker;
  const length = useCampaign((campaign) => campaign.length);
  return (
    <ScreenLayout
      label={words.title}
      top={<TopBar title={words.title} back={{ label: scene.words.common.back, onPress: onBack }} />}
      bar={bar}
    >
      <p className={styles.lead}>{words.lead}</p>
      <Moments key={length} onUndone={onUndone} />
    </ScreenLayout>
  );
}
