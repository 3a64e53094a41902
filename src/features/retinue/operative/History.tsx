import { useCampaignScene } from '../../../scene/useCampaignScene.ts';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { historyOf } from '../view/history.ts';
import type { Shown } from '../view/look.ts';
import styles from './Operative.module.css';

/** Kills and scenarios, then what happened, newest first. */
export function History({ shown: { member } }: { readonly shown: Shown }) {
  const scene = useCampaignScene();
  const { operative, kills } = scene.words.campaign.retinue;
  const record = [
    operative.deployments(member.deployments),
    kills(member.kills),
    ...(member.heavyKills > 0 ? [operative.heavyKills(member.heavyKills)] : []),
  ];
  return (
    <section className={styles.section} aria-label={operative.history}>
      <SectionHead title={operative.history} note={record.join(', ')} />
      <ol className={styles.history}>
        {historyOf(scene, member.id).map(({ id, title, text }) => (
          <li key={id}>
            <b>{title}</b> <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
