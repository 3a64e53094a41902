import { useState } from 'react';
import type { BattleSummary, CampaignSummary } from '../../state/base/store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { ToolRow } from '../../ui/ToolRow.tsx';
import { useWords } from '../../words/useWords.ts';
import type { ListedSave } from './BattleSheet.tsx';
import { BattleRow } from './BattleRow.tsx';
import { CampaignList } from './CampaignList.tsx';
import { ContinueCard } from './ContinueCard.tsx';
import type { Doors } from './FirstOpening.tsx';
import styles from './Home.module.css';

type ListProps = {
  readonly title: string;
  readonly battles: readonly BattleSummary[];
  readonly onOpen: (id: string) => void;
  readonly onMore: (save: ListedSave) => void;
};

function BattleList({ title, battles, onOpen, onMore }: ListProps) {
  if (battles.length === 0) return null;
  return (
    <section className={styles.list}>
      <div className={styles.section}>
        <SectionHead title={title} />
      </div>
      {battles.map((battle) => (
        <BattleRow
          key={battle.id}
          battle={battle}
          onOpen={() => onOpen(battle.id)}
          onMore={() => onMore({ kind: 'battle', ...battle })}
        />
      ))}
    </section>
  );
}

const MOST_IN_PLAY = 2;

/** The other battles in play; beyond two they are folded. */
function InPlay({ battles, ...acts }: Omit<ListProps, 'title'>) {
  const { home } = useWords('home');
  const [all, setAll] = useState(false);
  const shown = all ? battles : battles.slice(0, MOST_IN_PLAY);
  const more = battles.length - shown.length;
  return (
    <>
      <BattleList title={home.battlesInPlay} battles={shown} {...acts} />
      {more > 0 && <ListRow icon="plus" title={home.moreInPlay(more)} onPress={() => setAll(true)} />}
    </>
  );
}

type ToolsProps = {
  readonly doors: Doors;
  /** Nothing waits: the ready-made battle goes before a new one. */
  readonly again: boolean;
};

function Tools({ doors, again }: ToolsProps) {
  const { home } = useWords('home');
  const { short } = home;
  return (
    <div className={styles.tools}>
      <ToolRow
        tools={[
          again
            ? { icon: 'fight', short: short.again, label: home.again, onPress: doors.onReady }
            : { icon: 'fight', short: short.battle, label: home.newBattle, onPress: doors.onNew },
          { icon: 'plus', short: short.campaign, label: home.newCampaign, onPress: doors.onNewCampaign },
          { icon: 'workshop', short: home.workshop, label: home.workshop, onPress: doors.onWorkshop },
          { icon: 'odds', short: home.odds, label: home.odds, onPress: doors.onOdds },
          { icon: 'import', short: short.bring, label: home.bringFile, onPress: doors.onBring },
        ]}
      />
    </div>
  );
}

type ReturningProps = {
  /** The battle to go on with, when there is one. */
  readonly current: BattleSummary | null;
  readonly battles: readonly BattleSummary[];
  readonly campaigns: readonly CampaignSummary[];
  readonly doors: Doors;
  readonly hint: string;
  readonly onOpen: (id: string) => void;
  readonly onCampaign: (id: string) => void;
  readonly onMore: (save: ListedSave) => void;
};

/** Home once there is something stored: the battle in play, the campaigns, the doors, the other battles. */
export function Returning({ current, battles, campaigns, doors, hint, onOpen, onCampaign, onMore }: ReturningProps) {
  const words = useWords('home');
  const others = battles.filter((battle) => battle.id !== current?.id);
  return (
    <>
      <header className={styles.head}>
        <h1 tabIndex={-1} className={styles.brand}>
          {words.home.title}
        </h1>
        <div className={styles.aside}>
          <p className={styles.stored}>{hint}</p>
          <IconButton icon="settings" label={words.home.settings} onPress={doors.onSettings} />
        </div>
      </header>
      {current !== null && (
        <ContinueCard
          battle={current}
          onOpen={() => onOpen(current.id)}
          onMore={() => onMore({ kind: 'battle', ...current })}
        />
      )}
      {current === null && campaigns.length === 0 && (
        <EmptyState title={words.home.emptyTitle} text={words.home.emptyText} />
      )}
      <InPlay battles={others.filter(({ ended }) => !ended)} onOpen={onOpen} onMore={onMore} />
      <CampaignList campaigns={campaigns} onCampaign={onCampaign} onMore={onMore} />
      <Tools doors={doors} again={current === null && campaigns.length === 0} />
      <BattleList
        title={words.home.finished}
        battles={others.filter(({ ended }) => ended)}
        onOpen={onOpen}
        onMore={onMore}
      />
    </>
  );
}
