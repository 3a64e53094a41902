import type { BattleSummary, CampaignSummary } from '../../state/base/store.ts';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
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
        <p className={styles.stored}>{hint}</p>
      </header>
      {current !== null && <ContinueCard battle={current} onOpen={() => onOpen(current.id)} />}
      {current === null && campaigns.length === 0 && (
        <EmptyState title={words.home.emptyTitle} text={words.home.emptyText} />
      )}
      <CampaignList campaigns={campaigns} onCampaign={onCampaign} onMore={onMore} />
      <div className={styles.doors}>
        {current === null && campaigns.length === 0 ? (
          <KeyButton icon="fight" label={words.home.again} onPress={doors.onReady} />
        ) : (
          <KeyButton icon="fight" label={words.home.newBattle} onPress={doors.onNew} />
        )}
        <KeyButton icon="plus" label={words.home.newCampaign} onPress={doors.onNewCampaign} />
        <KeyButton icon="import" label={words.home.bringFile} onPress={doors.onBring} />
        <KeyButton icon="settings" label={words.home.settings} onPress={doors.onSettings} />
        <KeyButton quiet icon="workshop" label={words.home.workshop} onPress={doors.onWorkshop} />
        <KeyButton quiet icon="odds" label={words.home.odds} onPress={doors.onOdds} />
        {current !== null && (
          <KeyButton icon="more" label={words.common.more} onPress={() => onMore({ kind: 'battle', ...current })} />
        )}
      </div>
      <BattleList
        title={words.home.battlesInPlay}
        battles={others.filter(({ ended }) => !ended)}
        onOpen={onOpen}
        onMore={onMore}
      />
      <BattleList
        title={words.home.finished}
        battles={others.filter(({ ended }) => ended)}
        onOpen={onOpen}
        onMore={onMore}
      />
    </>
  );
}
