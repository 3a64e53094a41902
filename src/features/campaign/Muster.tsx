import { servingOf } from '../../engine/campaign/model/allowances.ts';
import type { Member } from '../../engine/campaign/model/member.ts';
import { Bust, bustFor } from '../../ui/icons/Bust.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { useWide } from '../../ui/useWide.ts';
import { contentName } from '../../words/content.ts';
import { type CampaignLook, rowName } from '../../words/optionName.ts';
import styles from './Campaign.module.css';
import { useLook } from './useLook.ts';

/** Card, level, experience, scars. */
function lineOf(look: CampaignLook, { card, level, xp, scars }: Member): string {
  const { words, content } = look;
  const { retinue, after } = words.campaign;
  const names = scars.map(({ id }) => rowName(look, 'scar', id)).join(', ');
  return [
    contentName(words, card, content.cards.get(card)?.name ?? card),
    retinue.level(level),
    retinue.xp(xp),
    ...(names === '' ? [] : [after.scars(names)]),
  ].join(' · ');
}

/** Who serves, at a glance, where there is room for it: nothing on a phone. */
export function Muster({ onOperative }: { readonly onOperative: (member: string) => void }) {
  const look = useLook();
  const roomy = useWide();
  const members = servingOf(look.state);
  if (!roomy || members.length === 0) return null;
  const { retinue } = look.words.campaign;
  return (
    <section className={styles.section} aria-label={retinue.title}>
      <SectionHead title={retinue.title} side="retinue" />
      <div>
        {members.map((member) => (
          <ListRow
            key={member.id}
            lead={
              <span className={styles.bust}>
                <Bust name={bustFor(member.portrait)} />
              </span>
            }
            title={member.name}
            detail={member.mustRest ? `${lineOf(look, member)} · ${retinue.rests}` : lineOf(look, member)}
            opens
            onPress={() => onOperative(member.id)}
          />
        ))}
      </div>
    </section>
  );
}
