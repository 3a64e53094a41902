import type { Member } from '../../engine/campaign/model/member.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Bust, bustFor } from '../../ui/icons/Bust.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Tally } from '../../ui/Tally.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { contentName } from '../../words/content.ts';
import { packName } from '../../words/packName.ts';
import type { CampaignLook } from '../../words/optionName.ts';
import styles from './Fallen.module.css';
import { useLook } from './useLook.ts';

type OneProps = { readonly look: CampaignLook; readonly member: Member };

const roleOf = ({ words, content }: CampaignLook, { card }: Member): string =>
  contentName(words, card, content.cards.get(card)?.name ?? card);

function Stone({ look, member }: OneProps) {
  const { fallen } = look.words.campaign.story;
  const bust = bustFor(member.portrait);
  const by = member.slainBy === null ? null : packName(look.words, member.slainBy);
  return (
    <li className={styles.stone}>
      <span className={styles.bust}>
        <Bust name={bust} />
      </span>
      <div>
        <h2>{member.name}</h2>
        <p>{fallen.line(roleOf(look, member), member.level)}</p>
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

function Gone({ look, members }: { readonly look: CampaignLook; readonly members: readonly Member[] }) {
  const { fallen } = look.words.campaign.story;
  if (members.length === 0) return null;
  return (
    <section className={styles.gone}>
      <SectionHead title={fallen.left} />
      <ul>
        {members.map((member) => (
          <li key={member.id}>
            {member.name}, {roleOf(look, member)}
            {(member.fate === 'dismissed' || member.fate === 'retired') && `: ${fallen.leftHow[member.fate]}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Everybody who died in service, and those who went their own way. */
export function FallenScreen({ onBack }: { readonly onBack: () => void }) {
  const look = useLook();
  const { words, state } = look;
  const { fallen } = words.campaign.story;
  const slain = state.members.filter(({ fate }) => fate === 'slain');
  return (
    <ScreenLayout
      label={fallen.title}
      top={<TopBar title={fallen.title} back={{ label: words.common.back, onPress: onBack }} />}
    >
      {slain.length === 0 && <EmptyState title={fallen.empty} text={fallen.emptyText} />}
      <ul className={styles.stones} aria-label={fallen.title}>
        {slain.map((member) => (
          <Stone key={member.id} look={look} member={member} />
        ))}
      </ul>
      <Gone look={look} members={state.members.filter(({ fate }) => fate === 'dismissed' || fate === 'retired')} />
    </ScreenLayout>
  );
}
