import { Suspense } from 'react';
import type { CampaignSummary } from '../../state/base/store.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';
import type { ListedSave } from './BattleSheet.tsx';
import row from './BattleRow.module.css';
import styles from './CampaignList.module.css';
import home from './Home.module.css';
import { Face } from './laterParts.ts';
import { MoreButton } from './MoreButton.tsx';

const MOST_FACES = 8;

/** The faces of a retinue, who fell among them at the end. */
function Faces({ faces }: { readonly faces: NonNullable<CampaignSummary['faces']> }) {
  return (
    <span className={styles.faces} aria-hidden="true">
      <Suspense fallback={null}>
        {faces.slice(0, MOST_FACES).map(({ bust, fallen }, at) => (
          <span key={`${bust} ${at}`} className={classNames(fallen && styles.fallen)}>
            <Face portrait={bust} />
          </span>
        ))}
      </Suspense>
    </span>
  );
}

type RowProps = { readonly campaign: CampaignSummary; readonly onOpen: () => void; readonly onMore: () => void };

/** A campaign: its people, and what waits in it. */
function CampaignRow({ campaign, onOpen, onMore }: RowProps) {
  const words = useWords('home');
  const { id, name, readable, scenarios, operatives, scars, players, faces = [], waits } = campaign;
  const title = name === '' ? id : name;
  const line = readable ? words.home.campaignLine(scenarios, operatives, scars, players) : words.storage.unreadable;
  const waiting = waits === undefined ? null : words.home.waits[waits.for](packName(words, waits.title));
  return (
    <div className={row.row}>
      <button type="button" className={styles.campaign} onClick={onOpen}>
        <b>{title}</b> <small>{line}</small>
        <span className={styles.now}>
          <Faces faces={faces} /> {waiting !== null && <span className={styles.waits}>{waiting}</span>}
          <Icon name="open" />
        </span>
      </button>
      <MoreButton title={title} onMore={onMore} />
    </div>
  );
}

type CampaignListProps = {
  readonly campaigns: readonly CampaignSummary[];
  readonly onCampaign: (id: string) => void;
  readonly onMore: (save: ListedSave) => void;
};

/** The stored campaigns, newest first. */
export function CampaignList({ campaigns, onCampaign, onMore }: CampaignListProps) {
  const words = useWords('home');
  if (campaigns.length === 0) return null;
  return (
    <section className={home.list}>
      <div className={home.section}>
        <SectionHead title={words.home.campaigns} />
      </div>
      {campaigns.map((campaign) => (
        <CampaignRow
          key={campaign.id}
          campaign={campaign}
          onOpen={() => onCampaign(campaign.id)}
          onMore={() =>
            onMore({ kind: 'campaign', id: campaign.id, title: campaign.name === '' ? campaign.id : campaign.name })
          }
        />
      ))}
    </section>
  );
}
