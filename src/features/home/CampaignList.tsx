import type { CampaignSummary } from '../../state/base/store.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { useWords } from '../../words/useWords.ts';
import type { ListedSave } from './BattleSheet.tsx';
import row from './BattleRow.module.css';
import styles from './Home.module.css';
import { MoreButton } from './MoreButton.tsx';

type CampaignListProps = {
  readonly campaigns: readonly CampaignSummary[];
  readonly onCampaign: (id: string) => void;
  readonly onMore: (save: ListedSave) => void;
};

/** The stored campaigns, newest first. */
export function CampaignList({ campaigns, onCampaign, onMore }: CampaignListProps) {
  const { home, storage } = useWords('home');
  if (campaigns.length === 0) return null;
  return (
    <section className={styles.list}>
      <div className={styles.section}>
        <SectionHead title={home.campaigns} />
      </div>
      {campaigns.map(({ id, name, readable, scenarios, operatives, scars, players }) => (
        <div key={id} className={row.row}>
          <ListRow
            icon="campaign"
            title={name === '' ? id : name}
            detail={readable ? home.campaignLine(scenarios, operatives, scars, players) : storage.unreadable}
            opens
            onPress={() => onCampaign(id)}
          />
          <MoreButton title={name === '' ? id : name} onMore={() => onMore({ kind: 'campaign', id, title: name })} />
        </div>
      ))}
    </section>
  );
}
