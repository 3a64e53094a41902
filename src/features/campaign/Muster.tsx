import { type CampaignScene, useCampaignScene } from '../../scene/useCampaignScene.ts';
import { servingOf } from '../../engine/campaign/model/allowances.ts';
import type { Member } from '../../engine/campaign/model/member.ts';
import { Bust, bustFor } from '../../ui/icons/Bust.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { useWide } from '../../ui/useWide.ts';
import { contentName } from '../../words/content.ts';
import { rowName } from '../../words/optionName.ts';
import styles from './Campaign.module.css';

/** Card, level, experience, scars. */
function lineOf(scene: CampaignScene, { card, level, xp, scars }: Member): string {
  const { words, content } = scene;
  const { retinue, after } = words.campaign;
  const names = scars.map(({ id }) => rowName(scene, 'scar', id)).join(', ');
  return [
    contentName(words, card, content.cards.get(card)?.name ?? card),
    retinue.level(level),
    retinue.xp(xp),
    ...(names === '' ? [] : [after.scars(names)]),
  ].join(' · ');
}

/** Who serves, at a glance, where there is room for it: nothing on a phone. */
export function Muster({ onOperative }: { readonly onOperative: (member: string) => void }) {
  const scene = useCampaignScene();
  const roomy = useWide();
  const members = servingOf(scene.state);
  if (!roomy || members.length === 0) return null;
  const { retinue } = scene.words.campaign;
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
            detail={member.mustRest ? `${lineOf(scene, member)} · ${retinue.rests}` : lineOf(scene, member)}
            opens
            onPress={() => onOperative(member.id)}
          />
        ))}
      </div>
    </section>
  );
}
