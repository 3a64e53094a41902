import { type CampaignScene, useCampaignScene } from '../../scene/useCampaignScene.ts';
import type { ReactNode } from 'react';
import type { Member } from '../../engine/campaign/model/member.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Bust, bustFor } from '../../ui/icons/Bust.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Tally } from '../../ui/Tally.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { contentName } from '../../words/content.ts';
import { packName } from '../../words/packName.ts';
import styles from './Fallen.module.css';

type OneProps = { readonly member: Member };

const roleOf = ({ words, content }: CampaignScene, { card }: Member): string =>
  contentName(words, card, content.cards.get(card)?.name ?? card);

function Stone({ member }: OneProps) {
  const scene = useCampaignScene();
  const { fallen } = scene.words.campaign.story;
  const bust = bustFor(member.portrait);
  const by = member.slainBy === null ? null : packName(scene.words, member.slainBy);
  return (
    <li className={styles.stone}>
      <span className={styles.bust}>
        <Bust name={bust} />
      </span>
      <div>
        <h2>{member.name}</h2>
        <p>{fallen.line(roleOf(scene, member), member.level)}</p>
        <p>{fallen.fellIn(member.left ?? 0, by)}</p>
        <p className={styles.deeds}>
          {fallen.battles(member.deployments)}
          {member.kills > 0 && <Tally count={member.kills} label={fallen.kills(member.kills)} />}
        </p>
        {member.notes !== '' && <p className={styles.notes}>{member.notes}</p>}
      </div>
    </li>
  );
}

function Gone({ members }: { readonly members: readonly Member[] }) {
  const scene = useCampaignScene();
  const { fallen } = scene.words.campaign.story;
  if (members.length === 0) return null;
  return (
    <section className={styles.gone}>
      <SectionHead title={fallen.left} />
      <ul>
        {members.map((member) => (
          <li key={member.id}>
            {member.name}, {roleOf(scene, member)}
            {(member.fate === 'dismissed' || member.fate === 'retired') && `: ${fallen.leftHow[member.fate]}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Everybody who died in service, and those who went their own way. */
export function FallenScreen({ bar, onBack }: { readonly bar: ReactNode; readonly onBack: () => void }) {
  const scene = useCampaignScene();
  const { words, state } = scene;
  const { fallen } = words.campaign.story;
  const slain = state.members.filter(({ fate }) => fate === 'slain');
  return (
    <ScreenLayout
      label={fallen.title}
      top={<TopBar title={fallen.title} back={{ label: words.common.back, onPress: onBack }} />}
      bar={bar}
    >
      {slain.length === 0 && <EmptyState title={fallen.empty} text={fallen.emptyText} />}
      <ul className={styles.stones} aria-label={fallen.title}>
        {slain.map((member) => (
          <Stone key={member.id} member={member} />
        ))}
      </ul>
      <Gone members={state.members.filter(({ fate }) => fate === 'dismissed' || fate === 'retired')} />
    </ScreenLayout>
  );
}
